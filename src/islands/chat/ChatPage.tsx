// Pages /chat (buyers) and /vendorchat (suppliers). A member of the other role is redirected to their own page.
import { lazy, Suspense, useEffect } from 'react';
import type { Role, User } from '../../../contract/accounts/user.ts';
import { I18nProvider, type LocalizedProps, useHref, useT } from '../../i18n/react.tsx';
import { Toasts } from '../../toasts/Toasts.tsx';
import { SignedIn } from '../../ui/access/SignedIn.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ChatRowsSkeleton } from './list/ChatRowsSkeleton.tsx';

const load = () => import('./ChatScreen.tsx');
/** Preload for signed-in users, in parallel with this file. */
if (!import.meta.env.SSR && document.documentElement.dataset.session === 'in') void load();
const ChatScreen = lazy(load);

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

function Screen({ user, side }: { readonly user: User; readonly side: Role }) {
  const href = useHref();
  const isOtherRole = user.role !== side && !user.isAdmin;
  const ownPage = href(user.role === 'supplier' ? '/vendorchat' : '/chat');
  useEffect(() => {
    if (isOtherRole) location.replace(ownPage + location.search);
  }, [isOtherRole, ownPage]);
  if (isOtherRole) return SKELETON;
  return (
    <ErrorBoundary failed={<NotLoaded />}>
      <Suspense fallback={SKELETON}>
        <ChatScreen user={user} side={side} className={HEIGHT} />
      </Suspense>
    </ErrorBoundary>
  );
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
