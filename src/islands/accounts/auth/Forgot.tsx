// "Forgot password" form: requests a reset link by email, or links to the contact form if the server sends no email.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PasswordResetReply } from '../../../../contract/accounts/account.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { CheckedForm, FormRefusal } from '../../../ui/fields/CheckedForm.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-sender.ts';
import { useAuthForms } from './auth-context.ts';
import { TabLink } from './TabLink.tsx';

export function Forgot() {
  const t = useT();
  const href = useHref();
  const forms = useAuthForms();
  const typed = useStore(forms.$values);
  const state = useStore(forms.forgot.$state);
  const [answer, setAnswer] = useState<PasswordResetReply | null>(null);
  const sending = state.status === 'sending';

  const send = async (values: Record<string, unknown>): Promise<void> => {
    setAnswer(null);
    const outcome = await forms.forgot.send(values);
    if (outcome.status === 'done') setAnswer(outcome.answer);
  };

  return (
    <CheckedForm state={state} labelledBy="auth-title" onSend={(values) => void send(values)}>
      <p className="text-sm text-muted">{t('auth:forgot.text')}</p>
      <Field
        id="forgot"
        name="email"
        type="email"
        label={t('auth:email')}
        autoComplete="username"
        max={254}
        required
        value={typed.email}
        onChange={({ target }) => forms.type({ email: target.value })}
        fieldError={fieldErrorsOf(state).email}
      />
      <FormRefusal state={state} />
      <div role="status">
        {answer && (
          <div className={`notice grid gap-2 ${answer.mailed ? 'notice-jade' : ''}`}>
            <p>{answer.message ?? t('auth:forgot.done')}</p>
            {!answer.mailed && (
              <p>
                <a
                  className="link"
                  href={href(`/contact?subject=${encodeURIComponent(t('auth:forgot.subject'))}`)}
                >
                  {t('auth:forgot.contact')}
                </a>
              </p>
            )}
          </div>
        )}
      </div>
      <button className="btn btn-primary" type="submit" aria-disabled={sending} aria-busy={sending}>
        {sending ? t('auth:forgot.sending') : t('auth:forgot.send')}
      </button>
      <p className="text-sm">
        <TabLink tab="signin">{t('auth:backToSignIn')}</TabLink>
      </p>
    </CheckedForm>
  );
}
