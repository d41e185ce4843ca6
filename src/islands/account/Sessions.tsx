// Signing out on every device at once, after a question.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useLang, useT } from '../../i18n/react.tsx';
import type { AccountSecurity } from '../../stores/account-security.ts';
import { notify } from '../../stores/toasts.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { leaveAccount } from './leave-account.ts';
import { Section } from './Section.tsx';

export function Sessions({ security }: { readonly security: AccountSecurity }) {
  const t = useT();
  const lang = useLang();
  const [asked, setAsked] = useState(false);
  const busy = useStore(security.$errand) === 'ending';

  const end = async (): Promise<void> => {
    const outcome = await security.endSessions();
    if (outcome.status === 'done')
      return leaveAccount(lang, outcome.answer.message ?? t('account:sessions.done'));
    if (outcome.status === 'busy') return;
    setAsked(false);
    notify('error', { title: t('account:sessions.failed'), text: outcome.said });
  };

  return (
    <Section id="sessions" title={t('account:sessions.title')} text={t('account:sessions.text')}>
      <button className="btn btn-quiet max-sm:w-full" type="button" onClick={() => setAsked(true)}>
        {t('account:sessions.end')}
      </button>
      <ConfirmDialog
        open={asked}
        title={t('account:sessions.ask')}
        text={t('account:sessions.askText')}
        confirm={busy ? t('account:sessions.ending') : t('account:sessions.end')}
        busy={busy}
        onConfirm={() => void end()}
        onClose={() => setAsked(false)}
      />
    </Section>
  );
}
