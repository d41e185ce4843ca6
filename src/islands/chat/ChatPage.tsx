// Pages /chat (buyers) and /vendorchat (suppliers). A member of the other role is redirected to their own page.
import { lazy, Suspense, useEffect } from 'react';
import type { Role, User } from '../../../contract/accounts/user-reader.ts';
import { type Spoken, Strings, useHref, useT } from '../../i18n/react.tsx';
import { SignedIn } from '../../ui/access/SignedIn.tsx';
import { Toasts } from '../../ui/toasts/Toasts.tsx';
import { LoadBoundary } from '../dashboard/LoadBoundary.tsx';

const load = () => import('./ChatDesk.tsx');
/** Preload for signed-in users, in parallel with this file. */
if (!import.meta.env.SSR && document.documentElement.dataset.session === 'in') void load();
const ChatDesk = lazy(load);

const HEIGHT =
  'h-[calc(100dvh-4.1rem)] min-h-80 max-md:rounded-none max-md:border-x-0 md:h-[calc(100dvh-7.1rem)]';
const SKELETON = <div className={`skeleton ${HEIGHT}`} />;

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
  const isElsewhere = user.role !== side && !user.isAdmin;
  const own = href(user.role === 'supplier' ? '/vendorchat' : '/chat');
  useEffect(() => {
    if (isElsewhere) location.replace(own + location.search);
  }, [isElsewhere, own]);
  if (isElsewhere) return SKELETON;
  return (
    <LoadBoundary failed={<NotLoaded />}>
      <Suspense fallback={SKELETON}>
        <ChatDesk user={user} side={side} className={HEIGHT} />
      </Suspense>
    </LoadBoundary>
  );
}

export default function ChatPage({ side, ...words }: Spoken & { readonly side: Role }) {
  return (
    <Strings {...words}>
      <SignedIn skeleton={SKELETON}>
        {(user) => <Screen key={user.id} user={user} side={side} />}
      </SignedIn>
      <Toasts />
    </Strings>
  );
}
