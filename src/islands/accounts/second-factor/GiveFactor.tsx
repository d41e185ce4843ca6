// Second step of a sign-in: a passkey, a code of the authenticator app, or a recovery code.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { SecondFactor } from '../../../../contract/accounts/second-factor.ts';
import type { User } from '../../../../contract/accounts/user.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { CodeField } from './CodeField.tsx';
import { canUsePasskeys, type FactorForms } from './factor-forms.ts';

interface Props {
  readonly factor: SecondFactor;
  readonly forms: FactorForms;
  readonly onComplete: (user: User) => void;
}

type Code = 'app' | 'recovery';

export function GiveFactor({ factor, forms, onComplete }: Props) {
  const t = useT();
  const href = useHref();
  const codeState = useStore(forms.code.$state);
  const passkeyState = useStore(forms.passkey.$state);
  const hasPasskey = factor.passkeyCount > 0 && factor.passkeysPossible && canUsePasskeys();
  const [code, setCode] = useState<Code | null>(() => {
    if (factor.totp) return 'app';
    return hasPasskey ? null : 'recovery';
  });
  const id = `step-${code}`;

  const sendCode = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await forms.code.send(values);
    if (outcome.status === 'done') onComplete(outcome.answer.user);
  };
  const sendPasskey = async (): Promise<void> => {
    const outcome = await forms.passkey.send({});
    if (outcome.status === 'done') onComplete(outcome.answer.user);
  };
  const choose = (next: Code): void => {
    forms.code.reset();
    setCode(next);
  };

  return (
    <>
      <p className="text-sm text-muted">{t('secondFactor:step.text')}</p>
      {hasPasskey && (
        <CheckedForm state={passkeyState} labelledBy="auth-title" onSend={() => void sendPasskey()}>
          <FormRefusal state={passkeyState} hasFields={false} fallback={t('secondFactor:failed')} />
          <SubmitButton
            state={passkeyState}
            text={t('secondFactor:step.passkey')}
            sendingText={t('secondFactor:step.waiting')}
          />
        </CheckedForm>
      )}
      {code !== null && (
        <CheckedForm
          key={id}
          state={codeState}
          labelledBy="auth-title"
          onSend={(values) => void sendCode(values)}
        >
          <CodeField
            id={id}
            recovery={code === 'recovery'}
            fieldError={fieldErrorsOf(codeState).code}
          />
          <FormRefusal state={codeState} />
          <SubmitButton
            state={codeState}
            text={t('secondFactor:step.send')}
            sendingText={t('secondFactor:step.sending')}
          />
        </CheckedForm>
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {factor.totp && code !== 'app' && (
          <button className="link" type="button" onClick={() => choose('app')}>
            {t('secondFactor:step.useApp')}
          </button>
        )}
        {factor.recoveryCodes > 0 && code !== 'recovery' && (
          <button className="link" type="button" onClick={() => choose('recovery')}>
            {t('secondFactor:step.useRecovery')}
          </button>
        )}
        <a className="link" href={href('/contact')}>
          {t('secondFactor:step.lost')}
        </a>
      </div>
    </>
  );
}
