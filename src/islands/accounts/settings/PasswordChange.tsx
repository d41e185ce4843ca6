// Password change form. On success the server ends the sessions on other devices.
import { useStore } from '@nanostores/react';
import { useLang, useT } from '../../../i18n/react.tsx';
import { showToast } from '../../../toasts/toasts.ts';
import { NewPassword } from '../../../ui/fields/NewPassword.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { authToast } from '../auth/auth-form.ts';
import type { AccountSecurity } from './account-security.ts';
import { Section } from './Section.tsx';
import { UsernameInput } from './UsernameInput.tsx';

interface Props {
  /** That the person signs in with. */
  readonly email: string;
  readonly security: AccountSecurity;
}

export function PasswordChange({ email, security }: Props) {
  const t = useT();
  const lang = useLang();
  const state = useStore(security.password.$state);
  const fieldErrors = fieldErrorsOf(state);

  const send = async (values: Record<string, unknown>, form: HTMLFormElement): Promise<void> => {
    const outcome = await security.password.send(values);
    if (outcome.status === 'done') {
      form.reset();
      showToast('success', { text: outcome.answer.message ?? t('account:password.done') });
    }
    const words = authToast(outcome, lang);
    if (words) showToast('error', words);
  };

  return (
    <Section id="password" title={t('account:password.title')} text={t('account:password.text')}>
      <div className="w-full max-w-form">
        <CheckedForm
          state={state}
          labelledBy="password"
          onSend={(values, form) => void send(values, form)}
        >
          <UsernameInput email={email} />
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
          <SubmitButton
            state={state}
            text={t('account:password.send')}
            sendingText={t('account:password.sending')}
            className="justify-self-start max-sm:w-full"
          />
        </CheckedForm>
      </div>
    </Section>
  );
}
