// Account deletion: lists what is deleted and what is retained, and asks for the password again.
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { User } from '../../../../contract/accounts/user-reader.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { CheckedForm, FormRefusal } from '../../../ui/fields/CheckedForm.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { faultsOf } from '../../../ui/forms/form-sender.ts';
import type { AccountSecurity } from './account-security.ts';
import { leaveAccount } from './leave-account.ts';
import { Section } from './Section.tsx';

interface Props {
  readonly user: User;
  readonly security: AccountSecurity;
}

const PARTS = {
  goes: { buyer: ['profile', 'sessions'], supplier: ['profile', 'listings', 'sessions'] },
  stays: ['trade', 'messages'],
} as const;

export function Deletion({ user, security }: Props) {
  const t = useT();
  const lang = useLang();
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { deletion } = security;
  const state = useStore(deletion.$state);
  const busy = state.status === 'sending';

  const ask = (open: boolean): void => {
    deletion.reset();
    setAsked(open);
  };
  const remove = async (given: Record<string, unknown>): Promise<void> => {
    const outcome = await deletion.send(given);
    if (outcome.status === 'done')
      leaveAccount(lang, outcome.answer.message ?? t('account:deletion.done'));
  };

  return (
    <Section id="deletion" title={t('account:deletion.title')} text={t('account:deletion.text')}>
      <button className="btn btn-danger max-sm:w-full" type="button" onClick={() => ask(true)}>
        {t('account:deletion.open')}
      </button>
      <ConfirmDialog
        open={asked}
        title={t('account:deletion.ask')}
        text={t('account:deletion.askText')}
        confirm={busy ? t('account:deletion.sending') : t('account:deletion.send')}
        danger
        busy={busy}
        onConfirm={() => place.current?.querySelector('form')?.requestSubmit()}
        onClose={() => !busy && ask(false)}
      >
        <div className="grid gap-4 text-sm">
          <div>
            <h3 className="text-base">{t('account:deletion.goes')}</h3>
            <ul className="mt-1 list-disc ps-5">
              {PARTS.goes[user.role].map((part) => (
                <li key={part}>{t(`account:deletion.part.${part}`)}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="text-base">{t('account:deletion.stays')}</h3>
            <ul className="mt-1 list-disc ps-5">
              {PARTS.stays.map((part) => (
                <li key={part}>{t(`account:deletion.part.${part}`)}</li>
              ))}
            </ul>
          </div>
        </div>
        <div ref={place}>
          <CheckedForm state={state} labelledBy="deletion" onSend={(given) => void remove(given)}>
            <input
              name="username"
              type="email"
              autoComplete="username"
              value={user.email}
              readOnly
              hidden
            />
            <PasswordField
              id="deletion"
              name="password"
              label={t('account:deletion.password')}
              complete="current-password"
              fault={faultsOf(state).password}
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
