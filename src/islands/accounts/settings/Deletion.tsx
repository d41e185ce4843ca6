// Account deletion: lists what is deleted and what is retained before it asks for a confirmation.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import type { AccountSecurity } from './account-security.ts';
import { leaveAccount } from './leave-account.ts';
import { Section } from './Section.tsx';

interface Props {
  readonly user: User;
  readonly security: AccountSecurity;
}

/** What is deleted and what is retained, by role. */
const RETAINED = ['stays', ['trade', 'messages']] as const;
const DELETION_PARTS = {
  buyer: [['goes', ['profile', 'sessions']], RETAINED],
  supplier: [['goes', ['profile', 'listings', 'sessions']], RETAINED],
} as const;

export function Deletion({ user, security }: Props) {
  const t = useT();
  const lang = useLang();
  const [isConfirming, setIsConfirming] = useState(false);
  const { deletion } = security;
  const state = useStore(deletion.$state);
  const busy = state.status === 'sending';

  const setConfirmOpen = (open: boolean): void => {
    deletion.reset();
    setIsConfirming(open);
  };
  const remove = async (): Promise<void> => {
    const outcome = await deletion.send({});
    if (outcome.status === 'done')
      leaveAccount(lang, outcome.answer.message ?? t('account:deletion.done'));
  };

  return (
    <Section id="deletion" title={t('account:deletion.title')} text={t('account:deletion.text')}>
      <button
        className="btn btn-danger max-sm:w-full"
        type="button"
        onClick={() => setConfirmOpen(true)}
      >
        {t('account:deletion.open')}
      </button>
      <ConfirmDialog
        open={isConfirming}
        title={t('account:deletion.ask')}
        text={t('account:deletion.askText')}
        confirm={busy ? t('account:deletion.sending') : t('account:deletion.send')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => !busy && setConfirmOpen(false)}
      >
        <div className="grid gap-4 text-sm">
          {DELETION_PARTS[user.role].map(([title, parts]) => (
            <div key={title}>
              <h3 className="text-base">{t(`account:deletion.${title}`)}</h3>
              <ul className="mt-1 list-disc ps-5">
                {parts.map((part) => (
                  <li key={part}>{t(`account:deletion.part.${part}`)}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <FormRefusal state={state} hasFields={false} fallback={t('account:deletion.failed')} />
      </ConfirmDialog>
    </Section>
  );
}
