// Pages /chat (buyers) and /vendorchat (suppliers). A member of the other role is redirected to their own page.
import { useEffect } from 'react';
import type { Role, User } from '../../../contract/accounts/user.ts';
import { I18nProvider, type LocalizedProps, useHref, useT } from '../../i18n/react.tsx';
import { Toasts } from '../../toasts/Toasts.tsx';
import { SignedIn } from '../../ui/access/SignedIn.tsx';
import { screen } from '../../ui/screens/screen.tsx';
import { ChatRowsSkeleton } from './list/ChatRowsSkeleton.tsx';

const HEIGHT =
  'h-[calc(100dvh-3.5rem)] min-h-80 max-md:rounded-none max-md:border-x-0 md:h-[calc(100dvh-6.5rem)]';
const SKELETON = (
  <div
    className={`plate grid grid-cols-1 overflow-hidden md:grid-cols-[20rem_minmax(0,1fr)] ${HEIGHT}`}
  >
    <div className="border-e border-line max-md:border-e-0">
      <ChatRowsSkeleton />
    </div>
  </div>
);

function NotLoaded() {
  const t = useT();
  return (
    <div className="notice notice-red m-4 grid justify-items-start gap-3" role="alert">
      <p>{t('chat:page.failed')}</p>
      <button type="button" className="btn btn-quiet" onClick={() => location.reload()}>
        {t('chat:page.reload')}
      </button>
    </div>
  );
}

const ChatScreen = screen({
  load: async () => (await import('./ChatScreen.tsx')).default,
  preload: 'members',
  skeleton: () => SKELETON,
  failed: NotLoaded,
});

function Screen({ user, side }: { readonly user: User; readonly side: Role }) {
  const href = useHref();
  const isOtherRole = user.role !== side && !user.isAdmin;
  const ownPage = href(user.role === 'supplier' ? '/vendorchat' : '/chat');
  useEffect(() => {
    if (isOtherRole) location.replace(ownPage + location.search);
  }, [isOtherRole, ownPage]);
  if (isOtherRole) return SKELETON;
  return <ChatScreen user={user} side={side} className={HEIGHT} />;
}

export default function ChatPage({ side, lang }: LocalizedProps & { readonly side: Role }) {
  return (
    <I18nProvider lang={lang}>
      <SignedIn skeleton={SKELETON}>
        {(user) => <Screen key={user.id} user={user} side={side} />}
      </SignedIn>
      <Toasts />
    </I18nProvider>
  );
}
