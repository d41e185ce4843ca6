// Screen of a supplier's evidence: guarded, and loaded for signed-in suppliers only.
import { I18nProvider, type LocalizedProps } from '../../i18n/react.tsx';
import { Toasts } from '../../toasts/Toasts.tsx';
import { FormNotLoaded } from '../../ui/access/FormNotLoaded.tsx';
import { SignedIn } from '../../ui/access/SignedIn.tsx';
import { screen } from '../../ui/screens/screen.tsx';
import { EvidenceSkeleton } from './EvidenceSkeleton.tsx';

const Evidence = screen({
  load: async () => (await import('./Evidence.tsx')).default,
  preload: 'members',
  skeleton: EvidenceSkeleton,
  failed: FormNotLoaded,
});

/** `words` needs common, evidence and forms. */
export default function EvidencePage(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <SignedIn roles={['supplier']} skeleton={<EvidenceSkeleton />}>
        {(user) => <Evidence key={user.id} canWrite={user.member?.role !== 'viewer'} />}
      </SignedIn>
      <Toasts />
    </I18nProvider>
  );
}
