// Screen of a supplier's evidence: guarded, and loaded for signed-in suppliers only.
import { lazy } from 'react';
import { I18nProvider, type LocalizedProps } from '../../i18n/react.tsx';
import { Toasts } from '../../toasts/Toasts.tsx';
import { LazyForm } from '../../ui/access/LazyForm.tsx';
import { SignedIn } from '../../ui/access/SignedIn.tsx';
import { EvidenceSkeleton } from './EvidenceSkeleton.tsx';

const load = () => import('./Evidence.tsx');
/** Preload for signed-in users, in parallel with the account. */
if (!import.meta.env.SSR && document.documentElement.dataset.session === 'in') void load();
const Evidence = lazy(load);

/** `words` needs common, evidence and forms. */
export default function EvidencePage(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <SignedIn roles={['supplier']} skeleton={<EvidenceSkeleton />}>
        {(user) => (
          <LazyForm skeleton={<EvidenceSkeleton />}>
            <Evidence key={user.id} canWrite={user.member?.role !== 'viewer'} />
          </LazyForm>
        )}
      </SignedIn>
      <Toasts />
    </I18nProvider>
  );
}
