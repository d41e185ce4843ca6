// "Forgot password" form: requests a reset link by email, or links to the contact form if the server sends no email.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { PasswordResetReply } from '../../../../contract/accounts/account.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { $mail, loadMail } from '../../../stores/mail.ts';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useAuthForms } from './auth-context.ts';
import { EmailField } from './EmailField.tsx';
import { BackToSignIn } from './TabLink.tsx';

function ContactLink() {
  const t = useT();
  const href = useHref();
  return (
    <a
      className="link"
      href={href(`/contact?subject=${encodeURIComponent(t('auth:forgot.subject'))}`)}
    >
      {t('auth:forgot.contact')}
    </a>
  );
}

export default function Forgot() {
  const t = useT();
  const { forgot } = useAuthForms();
  const state = useStore(forgot.$state);
  const [answer, setAnswer] = useState<PasswordResetReply | null>(null);

  const mail = useStore($mail);
  useEffect(() => void loadMail(), []);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    setAnswer(null);
    const outcome = await forgot.send(values);
    if (outcome.status === 'done') setAnswer(outcome.answer);
  };

  if (mail === 'off')
    return (
      <>
        <div className="notice grid gap-2">
          <p>{t('auth:forgot.noMail')}</p>
          <p>
            <ContactLink />
          </p>
        </div>
        <BackToSignIn />
      </>
    );
  return (
    <CheckedForm state={state} labelledBy="auth-title" onSend={(values) => void send(values)}>
      <p className="text-sm text-muted">{t('auth:forgot.text')}</p>
      <EmailField id="forgot" fieldError={fieldErrorsOf(state).email} />
      <FormRefusal state={state} />
      <div role="status">
        {answer && (
          <div className={`notice grid gap-2 ${answer.mailed ? 'notice-jade' : ''}`}>
            <p>{answer.message ?? t('auth:forgot.done')}</p>
            {!answer.mailed && (
              <p>
                <ContactLink />
              </p>
            )}
          </div>
        )}
      </div>
      <SubmitButton
        state={state}
        text={t('auth:forgot.send')}
        sendingText={t('auth:forgot.sending')}
      />
      <BackToSignIn />
    </CheckedForm>
  );
}
