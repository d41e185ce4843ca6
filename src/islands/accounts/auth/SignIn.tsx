// Sign-in form with email and password.
import { useStore } from '@nanostores/react';
import { AUTH_TOASTS } from '../../../../contract/toasts/auth.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { showToast, toastTexts } from '../../../stores/toasts.ts';
import { CheckedForm, FormRefusal } from '../../../ui/fields/CheckedForm.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-sender.ts';
import { completeSignIn, useAuthForms } from './auth-context.ts';
import { signInToast } from './auth-form.ts';
import { TabLink } from './TabLink.tsx';

export function SignIn() {
  const t = useT();
  const lang = useLang();
  const forms = useAuthForms();
  const typed = useStore(forms.$values);
  const state = useStore(forms.signIn.$state);
  const fieldErrors = fieldErrorsOf(state);
  const sending = state.status === 'sending';

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await forms.signIn.send(values);
    if (outcome.status === 'done')
      return completeSignIn(outcome.answer, toastTexts(AUTH_TOASTS.signedIn, lang));
    const words = signInToast(outcome, lang);
    if (words) showToast('error', words);
  };

  return (
    <CheckedForm state={state} labelledBy="auth-title" onSend={(values) => void send(values)}>
      <Field
        id="sign-in"
        name="email"
        type="email"
        label={t('auth:email')}
        autoComplete="username"
        max={254}
        required
        value={typed.email}
        onChange={({ target }) => forms.type({ email: target.value })}
        fieldError={fieldErrors.email}
      />
      <PasswordField
        id="sign-in"
        name="password"
        label={t('auth:password')}
        autoComplete="current-password"
        fieldError={fieldErrors.password}
      />
      <FormRefusal state={state}>
        {state.status === 'failed' && state.code === 'suspended' && (
          <p>
            <TabLink tab="leave">{t('auth:leave.open')}</TabLink>
          </p>
        )}
      </FormRefusal>
      <button className="btn btn-primary" type="submit" aria-disabled={sending} aria-busy={sending}>
        {sending ? t('auth:signIn.sending') : t('auth:signIn.send')}
      </button>
      <p className="text-sm">
        <TabLink tab="forgot">{t('auth:forgotten')}</TabLink>
      </p>
    </CheckedForm>
  );
}
