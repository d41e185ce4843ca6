// Session management: end one session, all other sessions, or, after a confirmation, all sessions.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useLang, useT } from '../../../i18n/react.tsx';
import { showToast } from '../../../toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import type { AccountSessions } from './account-sessions.ts';
import { leaveAccount } from './leave-account.ts';
import { Section } from './Section.tsx';
import { SessionList } from './SessionList.tsx';

export function Sessions({ sessions }: { readonly sessions: AccountSessions }) {
  const t = useT();
  const lang = useLang();
  const [isConfirming, setIsConfirming] = useState(false);
  const list = useStore(sessions.$list);
  const ending = useStore(sessions.$ending);
  const busy = ending === 'all';
  const hasOthers = list.status === 'ready' && list.sessions.some(({ current }) => !current);

  const showRefusal = (message: string): void =>
    showToast('error', { title: t('account:sessions.notEnded'), text: message });

  const endOthers = async (): Promise<void> => {
    const outcome = await sessions.endOthers();
    if (outcome.status === 'refused') return showRefusal(outcome.message);
    if (outcome.status === 'done')
      showToast('success', { text: outcome.answer.message ?? t('account:sessions.othersDone') });
  };

  const endAll = async (): Promise<void> => {
    const outcome = await sessions.endAll();
    if (outcome.status === 'done')
      return leaveAccount(lang, outcome.answer.message ?? t('account:sessions.done'));
    if (outcome.status === 'busy') return;
    setIsConfirming(false);
    showToast('error', { title: t('account:sessions.failed'), text: outcome.message });
  };

  return (
    <Section id="sessions" title={t('account:sessions.title')} text={t('account:sessions.text')}>
      <SessionList sessions={sessions} />
      <div className="flex w-full flex-wrap gap-3">
        <button
          className="btn btn-quiet max-sm:w-full"
          type="button"
          // aria-disabled, because a disabled button would lose the focus when the last other session has ended.
          aria-disabled={!hasOthers || ending === 'others'}
          aria-busy={ending === 'others'}
          onClick={() => hasOthers && void endOthers()}
        >
          {ending === 'others' ? t('account:sessions.ending') : t('account:sessions.endOthers')}
        </button>
        <button
          className="btn btn-quiet max-sm:w-full"
          type="button"
          onClick={() => setIsConfirming(true)}
        >
          {t('account:sessions.end')}
        </button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t('account:sessions.ask')}
        text={t('account:sessions.askText')}
        confirm={busy ? t('account:sessions.ending') : t('account:sessions.end')}
        busy={busy}
        onConfirm={() => void endAll()}
        onClose={() => setIsConfirming(false)}
      />
    </Section>
  );
}
