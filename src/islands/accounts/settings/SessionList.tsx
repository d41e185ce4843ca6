// List of the account's sessions, with a skeleton while loading and a retry button after an error.
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Session } from '../../../../contract/accounts/sessions.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { showToast } from '../../../toasts/toasts.ts';
import type { AccountSessions } from './account-sessions.ts';
import { leaveAccount } from './leave-account.ts';
import { SessionRow } from './SessionRow.tsx';

export function SessionList({ sessions }: { readonly sessions: AccountSessions }) {
  const t = useT();
  const lang = useLang();
  const list = useStore(sessions.$list);
  const ending = useStore(sessions.$ending);
  const listElement = useRef<HTMLUListElement>(null);

  useEffect(() => void sessions.load(), [sessions]);

  const end = async ({ id, current }: Session): Promise<void> => {
    const outcome = await sessions.endOne(id);
    if (outcome.status === 'busy') return;
    if (outcome.status === 'refused')
      return showToast('error', { title: t('account:sessions.notEnded'), text: outcome.message });
    const text = outcome.answer.message ?? t('account:sessions.ended');
    if (current) return leaveAccount(lang, text);
    // The button that had the focus was removed with its row.
    listElement.current?.focus();
    showToast('success', { text });
  };

  if (list.status === 'loading')
    return (
      <div className="grid w-full gap-3" aria-busy="true">
        <p className="sr-only" role="status">
          {t('account:sessions.loading')}
        </p>
        <div className="skeleton h-14" />
        <div className="skeleton h-14" />
      </div>
    );
  if (list.status === 'failed')
    return (
      <div className="notice notice-red grid w-full justify-items-start gap-3" role="alert">
        <p className="font-semibold">{t('account:sessions.notLoaded')}</p>
        <p>{list.message}</p>
        <button className="btn btn-quiet" type="button" onClick={() => void sessions.load()}>
          {t('account:sessions.again')}
        </button>
      </div>
    );
  if (list.sessions.length === 0)
    return <p className="text-sm text-muted">{t('account:sessions.none')}</p>;
  return (
    <ul
      ref={listElement}
      className="w-full divide-y divide-line border-y border-line"
      aria-labelledby="sessions"
      tabIndex={-1}
    >
      {list.sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          busy={typeof ending === 'object' && ending?.id === session.id}
          onEnd={() => void end(session)}
        />
      ))}
    </ul>
  );
}
