// Sign-in form with email and password.
import { useStore } from '@nanostores/react';
import { AUTH_TOASTS } from '../../../../contract/toasts/auth.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { holdSession } from '../../../stores/pending-session.ts';
import { showToast, toastTexts } from '../../../toasts/toasts.ts';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { completeSignIn, useAuthForms } from './auth-context.ts';
import { authToast } from './auth-form.ts';
import { Credentials } from './Credentials.tsx';
import { TabLink } from './TabLink.tsx';

export function SignIn() {
  const t = useT();
  const lang = useLang();
  const { signIn } = useAuthForms();
  const state = useStore(signIn.$state);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await signIn.send(values);
    if (outcome.status === 'done') {
      const { token, user } = outcome.answer;
      if (user.secondFactor) return holdSession(token, String(values.password));
      return completeSignIn(outcome.answer, toastTexts(AUTH_TOASTS.signedIn, lang));
    }
    const words = authToast(outcome, lang, 'signIn');
    if (words) showToast('error', words);
  };

  return (
    <CheckedForm state={state} labelledBy="auth-title" onSend={(values) => void send(values)}>
      <Credentials id="sign-in" fieldErrors={fieldErrorsOf(state)} />
      {state.status === 'failed' && state.code === 'suspended' && (
        <p>
          <TabLink tab="leave">{t('auth:leave.open')}</TabLink>
        </p>
      )}
      <SubmitButton
        state={state}
        text={t('auth:signIn.send')}
        sendingText={t('auth:signIn.sending')}
      />
      <p className="text-sm">
        <TabLink tab="forgot">{t('auth:forgotten')}</TabLink>
      </p>
    </CheckedForm>
  );
}
