// Sign-up form: role, contact data, password and company (spec §2, §5).
import { useStore } from '@nanostores/react';
import { AUTH_TOASTS } from '../../../../contract/toasts/auth.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { notify, wordsOf } from '../../../stores/toasts.ts';
import { CheckedForm, FormRefusal } from '../../../ui/fields/CheckedForm.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { NewPassword } from '../../../ui/fields/NewPassword.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { faultsOf } from '../../../ui/forms/form-sender.ts';
import { useAuthForms, welcome } from './auth-context.ts';
import { signUpToast } from './auth-form.ts';
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
  const typed = useStore(forms.$typed);
  const state = useStore(forms.signUp.$state);
  const faults = faultsOf(state);
  const sending = state.status === 'sending';
  const taken = state.status === 'failed' && state.code === 'emailTaken';

  const send = async (given: Record<string, unknown>): Promise<void> => {
    const outcome = await forms.signUp.send(given);
    if (outcome.status === 'done')
      return welcome(outcome.answer, wordsOf(AUTH_TOASTS.signedUp, lang));
    const words = signUpToast(outcome, lang);
    if (words) notify('error', words);
  };
  const text = (name: 'phone' | 'name' | 'email' | 'companyName') => ({
    id: 'sign-up',
    name,
    label: t(`auth:${name}`),
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => forms.type({ [name]: target.value }),
    fault: faults[name],
  });

  return (
    <CheckedForm state={state} labelledBy="auth-title" onSend={(given) => void send(given)}>
      <RoleChoice role={typed.role} fault={faults.role} onChoose={(role) => forms.type({ role })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...text('phone')}
          type="tel"
          complete="tel"
          hint={t(`auth:phoneHint.${typed.role}`)}
          required
        />
        <Field {...text('name')} complete="name" max={120} required />
      </div>
      <Field {...text('email')} type="email" complete="email" max={254} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <NewPassword
          id="sign-up"
          words={{
            password: t('auth:password'),
            hint: t('auth:passwordHint'),
            confirm: t('auth:confirmPassword'),
          }}
          faults={faults}
        />
        <Field {...text('companyName')} complete="organization" max={200} />
        <Select
          id="sign-up"
          name="businessType"
          label={t('auth:businessType')}
          none={t('auth:noBusinessType')}
          options={businessTypes}
          value={typed.businessType}
          onChange={({ target }) => forms.type({ businessType: target.value })}
          fault={faults.businessType}
        />
      </div>
      <FormRefusal state={state}>
        {taken && (
          <p>
            <TabLink tab="signin">{t('auth:signUp.taken')}</TabLink>
          </p>
        )}
      </FormRefusal>
      <button className="btn btn-primary" type="submit" aria-disabled={sending} aria-busy={sending}>
        {sending ? t('auth:signUp.sending') : t('auth:signUp.send')}
      </button>
      <Terms />
    </CheckedForm>
  );
}
