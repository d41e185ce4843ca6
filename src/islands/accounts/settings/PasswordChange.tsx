// Password change form. On success the server ends the sessions on other devices.
import { useStore } from '@nanostores/react';
import type { User } from '../../../../contract/accounts/user.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { showToast } from '../../../stores/toasts.ts';
import { CheckedForm, FormRefusal } from '../../../ui/fields/CheckedForm.tsx';
import { NewPassword } from '../../../ui/fields/NewPassword.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-sender.ts';
import { passwordToast } from '../auth/auth-form.ts';
import type { AccountSecurity } from './account-security.ts';
import { Section } from './Section.tsx';

interface Props {
  readonly user: User;
  readonly security: AccountSecurity;
}

export function PasswordChange({ user, security }: Props) {
  const t = useT();
  const lang = useLang();
  const state = useStore(security.password.$state);
  const fieldErrors = fieldErrorsOf(state);
  const sending = state.status === 'sending';

  const send = async (values: Record<string, unknown>, form: HTMLFormElement): Promise<void> => {
    const outcome = await security.password.send(values);
    if (outcome.status === 'done') {
      form.reset();
      showToast('success', { text: outcome.answer.message ?? t('account:password.done') });
    } else if (outcome.status === 'invalid') {
      const words = passwordToast(outcome.fieldErrorNames, lang);
      if (words) showToast('error', words);
    }
  };

  return (
    <Section id="password" title={t('account:password.title')} text={t('account:password.text')}>
      <div className="w-full max-w-form">
        <CheckedForm
          state={state}
          labelledBy="password"
          onSend={(values, form) => void send(values, form)}
        >
          {/* For password managers: the account that the password belongs to. */}
          <input
            name="username"
            type="email"
            autoComplete="username"
            value={user.email}
            readOnly
            hidden
          />
          <PasswordField
            id="account"
            name="currentPassword"
            label={t('account:password.current')}
            autoComplete="current-password"
            fieldError={fieldErrors.currentPassword}
          />
          <NewPassword
            id="account"
            words={{
              password: t('account:password.next'),
              hint: t('account:password.hint'),
              confirm: t('account:password.confirm'),
            }}
            fieldErrors={fieldErrors}
          />
          <FormRefusal state={state} />
          <button
            className="btn btn-primary justify-self-start max-sm:w-full"
            type="submit"
            aria-disabled={sending}
            aria-busy={sending}
          >
            {sending ? t('account:password.sending') : t('account:password.send')}
          </button>
        </CheckedForm>
      </div>
    </Section>
  );
}
