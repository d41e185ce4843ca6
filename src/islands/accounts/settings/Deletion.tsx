// Account deletion: lists what is deleted and what is retained, and asks for the password again.
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { CheckedForm, FormRefusal } from '../../../ui/forms/CheckedForm.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import type { AccountSecurity } from './account-security.ts';
import { leaveAccount } from './leave-account.ts';
import { Section } from './Section.tsx';
import { UsernameInput } from './UsernameInput.tsx';

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
  const container = useRef<HTMLDivElement>(null);
  const { deletion } = security;
  const state = useStore(deletion.$state);
  const busy = state.status === 'sending';

  const setConfirmOpen = (open: boolean): void => {
    deletion.reset();
    setIsConfirming(open);
  };
  const remove = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await deletion.send(values);
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
        onConfirm={() => container.current?.querySelector('form')?.requestSubmit()}
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
        <div ref={container}>
          <CheckedForm state={state} labelledBy="deletion" onSend={(values) => void remove(values)}>
            <UsernameInput email={user.email} />
            <PasswordField
              id="deletion"
              name="password"
              label={t('account:deletion.password')}
              autoComplete="current-password"
              fieldError={fieldErrorsOf(state).password}
            />
            <FormRefusal state={state} />
            {/* The dialog's confirm button is outside the form; Enter in a field needs a submit button inside it. */}
            <button type="submit" hidden>
              {t('account:deletion.send')}
            </button>
          </CheckedForm>
        </div>
      </ConfirmDialog>
    </Section>
  );
}
