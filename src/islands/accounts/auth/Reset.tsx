// Password reset form, reached by the emailed link. An expired link leads to a request for a new one.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useLang, useT } from '../../../i18n/react.tsx';
import { closeSession } from '../../../stores/session.ts';
import { notify } from '../../../stores/toasts.ts';
import { CheckedForm, FormRefusal } from '../../../ui/fields/CheckedForm.tsx';
import { NewPassword } from '../../../ui/fields/NewPassword.tsx';
import { faultsOf } from '../../../ui/forms/form-sender.ts';
import { useAuthForms } from './auth-context.ts';
import { passwordToast } from './auth-form.ts';
import { chooseAuthTab, forgetResetToken, resetToken } from './auth-tab.ts';
import { TabLink } from './TabLink.tsx';

function AskAgain() {
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
  const faults = faultsOf(state);
  const sending = state.status === 'sending';
  const [token, setToken] = useState(resetToken);

  const forget = (): void => {
    forgetResetToken();
    setToken('');
  };

  const send = async (given: Record<string, unknown>): Promise<void> => {
    const outcome = await reset.send({ ...given, token });
    if (outcome.status === 'done') {
      forget();
      // The server ended all sessions, including one in this browser.
      closeSession();
      chooseAuthTab('signin', 'replace');
      notify('success', { text: outcome.answer.message ?? t('auth:reset.done') });
    } else if (outcome.status === 'invalid') {
      const words = passwordToast(outcome.problems, lang);
      if (words) notify('error', words);
    } else if (outcome.status === 'refused' && outcome.error.code === 'linkExpired') forget();
  };

  if (token === '')
    return (
      <div className="notice grid gap-2" role="status">
        <p>{(state.status === 'failed' && state.said) || t('auth:reset.noLink')}</p>
        <AskAgain />
      </div>
    );
  return (
    <CheckedForm state={state} labelledBy="auth-title" onSend={(given) => void send(given)}>
      <NewPassword
        id="reset"
        words={{
          password: t('auth:newPassword'),
          hint: t('auth:passwordHint'),
          confirm: t('auth:confirmPassword'),
        }}
        faults={faults}
      />
      <FormRefusal state={state} />
      {faults.token && (
        <div className="notice notice-red grid gap-2" data-refusal tabIndex={-1}>
          <p>{t('auth:reset.noLink')}</p>
          <AskAgain />
        </div>
      )}
      <button className="btn btn-primary" type="submit" aria-disabled={sending} aria-busy={sending}>
        {sending ? t('auth:reset.sending') : t('auth:reset.send')}
      </button>
      <p className="text-sm">
        <TabLink tab="signin">{t('auth:backToSignIn')}</TabLink>
      </p>
    </CheckedForm>
  );
}
