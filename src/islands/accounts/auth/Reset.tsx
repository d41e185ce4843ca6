// Password reset form, reached by the emailed link. An expired link leads to a request for a new one.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useLang, useT } from '../../../i18n/react.tsx';
import { closeSession } from '../../../stores/session.ts';
import { showToast } from '../../../stores/toasts.ts';
import { NewPassword } from '../../../ui/fields/NewPassword.tsx';
import { CheckedForm, FormRefusal } from '../../../ui/forms/CheckedForm.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useAuthForms } from './auth-context.ts';
import { authToast } from './auth-form.ts';
import { chooseAuthTab, clearResetToken, resetToken } from './auth-tab.ts';
import { BackToSignIn, TabLink } from './TabLink.tsx';

function RequestNewLink() {
  const t = useT();
  return (
    <p>
      <TabLink tab="forgot">{t('auth:reset.again')}</TabLink>
    </p>
  );
}

export function Reset() {
  const t = useT();
  const lang = useLang();
  const { reset } = useAuthForms();
  const state = useStore(reset.$state);
  const fieldErrors = fieldErrorsOf(state);
  const [token, setToken] = useState(resetToken);

  const forget = (): void => {
    clearResetToken();
    setToken('');
  };

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await reset.send({ ...values, token });
    if (outcome.status === 'done') {
      forget();
      // The server ended all sessions, including one in this browser.
      closeSession();
      chooseAuthTab('signin', 'replace');
      showToast('success', { text: outcome.answer.message ?? t('auth:reset.done') });
      return;
    }
    if (outcome.status === 'refused' && outcome.error.code === 'linkExpired') forget();
    const words = authToast(outcome, lang);
    if (words) showToast('error', words);
  };

  if (token === '')
    return (
      <div className="notice grid gap-2" role="status">
        <p>{(state.status === 'failed' && state.message) || t('auth:reset.noLink')}</p>
        <RequestNewLink />
      </div>
    );
  return (
    <CheckedForm state={state} labelledBy="auth-title" onSend={(values) => void send(values)}>
      <NewPassword
        id="reset"
        words={{
          password: t('auth:newPassword'),
          hint: t('auth:passwordHint'),
          confirm: t('auth:confirmPassword'),
        }}
        fieldErrors={fieldErrors}
      />
      <FormRefusal state={state} />
      {fieldErrors.token && (
        <div className="notice notice-red grid gap-2" data-refusal tabIndex={-1}>
          <p>{t('auth:reset.noLink')}</p>
          <RequestNewLink />
        </div>
      )}
      <SubmitButton
        state={state}
        text={t('auth:reset.send')}
        sendingText={t('auth:reset.sending')}
      />
      <BackToSignIn />
    </CheckedForm>
  );
}
