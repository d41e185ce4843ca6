// Step of an admin's sign-in with a password that is too weak: a new one.
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { changePassword } from '../../../../contract/accounts/account.ts';
import { accountFieldErrorText } from '../../../../contract/messages/fields/account-field.ts';
import type { Api } from '../../../api/call.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { NewPassword } from '../../../ui/fields/NewPassword.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { formSender } from '../../../ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { passwordChangeForm } from '../auth/confirmed-password.ts';

interface Props {
  readonly api: Api;
  /** As typed a moment ago; '' asks for it. */
  readonly password: string;
  readonly onChanged: (password: string) => void;
}

const ID = 'better';

export function BetterPassword({ api, password, onChanged }: Props) {
  const t = useT();
  const lang = useLang();
  const sender = useMemo(
    () =>
      formSender(passwordChangeForm, lang, accountFieldErrorText, (form) =>
        api.call(changePassword, {
          body: { currentPassword: form.currentPassword, password: form.password },
        }),
      ),
    [api, lang],
  );
  const state = useStore(sender.$state);
  const fieldErrors = fieldErrorsOf(state);
  const isSaidInField = Boolean(
    fieldErrors.password || (password === '' && fieldErrors.currentPassword),
  );

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const typed = password === '' ? {} : { currentPassword: password };
    const outcome = await sender.send({ ...values, ...typed });
    if (outcome.status === 'done') onChanged(String(values.password));
  };

  return (
    <>
      <p className="text-sm text-muted">{t('secondFactor:better.text')}</p>
      <CheckedForm state={state} labelledBy="auth-title" onSend={(values) => void send(values)}>
        {password === '' && (
          <PasswordField
            id={ID}
            name="currentPassword"
            label={t('secondFactor:password')}
            autoComplete="current-password"
            fieldError={fieldErrors.currentPassword}
          />
        )}
        <NewPassword
          id={ID}
          words={{
            password: t('secondFactor:better.next'),
            hint: t('secondFactor:better.hint'),
            confirm: t('secondFactor:better.confirm'),
          }}
          fieldErrors={fieldErrors}
        />
        <FormRefusal
          state={state}
          // What is wrong in a field is said there.
          fallback={isSaidInField ? undefined : t('secondFactor:failed')}
        />
        <SubmitButton
          state={state}
          text={t('secondFactor:better.send')}
          sendingText={t('secondFactor:step.sending')}
        />
      </CheckedForm>
    </>
  );
}
