// Sign-up form: role, contact data, password and company (spec §2, §5).
import { useStore } from '@nanostores/react';
import { AUTH_TOASTS } from '../../../../contract/toasts/auth.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { showToast, toastTexts } from '../../../toasts/toasts.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { NewPassword } from '../../../ui/fields/NewPassword.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { completeSignIn, useAuthForms } from './auth-context.ts';
import { authToast } from './auth-form.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { TabLink } from './TabLink.tsx';
import { Terms } from './Terms.tsx';

export interface BusinessType {
  readonly value: string;
  readonly label: string;
}

export function SignUp({ businessTypes }: { readonly businessTypes: readonly BusinessType[] }) {
  const t = useT();
  const lang = useLang();
  const forms = useAuthForms();
  const typed = useStore(forms.$values);
  const isPhoneCut = useStore(forms.$isPhoneCut);
  const state = useStore(forms.signUp.$state);
  const fieldErrors = fieldErrorsOf(state);
  const isEmailTaken = state.status === 'failed' && state.code === 'emailTaken';

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await forms.signUp.send(values);
    if (outcome.status === 'done')
      return completeSignIn(outcome.answer, toastTexts(AUTH_TOASTS.signedUp, lang));
    const words = authToast(outcome, lang, 'signUp');
    if (words) showToast('error', words);
  };
  const fieldProps = (name: 'phone' | 'name' | 'email' | 'companyName') => ({
    id: 'sign-up',
    name,
    label: t(`auth:${name}`),
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => forms.type({ [name]: target.value }),
    fieldError: fieldErrors[name],
  });

  return (
    <CheckedForm state={state} labelledBy="auth-title" onSend={(values) => void send(values)}>
      <RoleChoice
        role={typed.role}
        fieldError={fieldErrors.role}
        onChoose={(role) => forms.type({ role })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...fieldProps('phone')}
          type="tel"
          autoComplete="tel"
          hint={t(`auth:${isPhoneCut ? 'phoneCut' : 'phoneHint'}.${typed.role}`)}
          required
        />
        <Field {...fieldProps('name')} autoComplete="name" max={120} required />
      </div>
      <Field {...fieldProps('email')} type="email" autoComplete="email" max={254} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <NewPassword
          id="sign-up"
          words={{
            password: t('auth:password'),
            hint: t('auth:passwordHint'),
            confirm: t('auth:confirmPassword'),
          }}
          fieldErrors={fieldErrors}
        />
        <Field {...fieldProps('companyName')} autoComplete="organization" max={200} />
        <Select
          id="sign-up"
          name="businessType"
          label={t('auth:businessType')}
          none={t('auth:noBusinessType')}
          options={businessTypes}
          value={typed.businessType}
          onChange={({ target }) => forms.type({ businessType: target.value })}
          fieldError={fieldErrors.businessType}
        />
      </div>
      {isEmailTaken && (
        <p>
          <TabLink tab="signin">{t('auth:signUp.taken')}</TabLink>
        </p>
      )}
      <SubmitButton
        state={state}
        text={t('auth:signUp.send')}
        sendingText={t('auth:signUp.sending')}
      />
      <Terms />
    </CheckedForm>
  );
}
