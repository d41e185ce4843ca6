// Setup of an authenticator app: the password, then a QR code and the secret as text, confirmed by the first code.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { qrCode } from '../../../components/share/qr-code.ts';
import { useT } from '../../../i18n/react.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { CheckedForm, FormRefusal } from '../../../ui/forms/CheckedForm.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { CodeField } from './CodeField.tsx';
import type { FactorForms } from './factor-forms.ts';

interface Props {
  readonly forms: FactorForms;
  /** As typed a moment ago; '' asks for it. */
  readonly password: string;
  /** Called with the recovery codes made with the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

interface Secret {
  readonly secret: string;
  readonly address: string;
}

/** Groups of four letters are easier to type. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function AddTotp({ forms, password, onAdded }: Props) {
  const t = useT();
  const startState = useStore(forms.startTotp.$state);
  const confirmState = useStore(forms.confirmTotp.$state);
  const [setup, setSetup] = useState<Secret | null>(null);

  const start = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await forms.startTotp.send(values);
    if (outcome.status === 'done') setSetup(outcome.answer);
  };
  const confirm = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await forms.confirmTotp.send(values);
    if (outcome.status === 'done') onAdded(outcome.answer.recoveryCodes);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (password !== '') void start({ password });
    return () => {
      forms.startTotp.reset();
      forms.confirmTotp.reset();
    };
  }, []);

  if (!setup)
    return (
      <CheckedForm state={startState} onSend={(values) => void start(values)}>
        <PasswordField
          id="totp"
          name="password"
          label={t('secondFactor:password')}
          autoComplete="current-password"
          fieldError={fieldErrorsOf(startState).password}
        />
        <FormRefusal state={startState} />
        <SubmitButton state={startState} text={t('secondFactor:continue')} />
      </CheckedForm>
    );
  return (
    <div className="grid gap-5">
      <p>{t('secondFactor:app.scan')}</p>
      <div
        className="justify-self-center rounded border border-line bg-white p-2"
        ref={(box) => box?.replaceChildren(qrCode(setup.address, t('secondFactor:app.qr')))}
      />
      <div className="grid justify-items-start gap-1 text-sm">
        <p>{t('secondFactor:app.type')}</p>
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono wrap-anywhere" data-secret>
            {inGroups(setup.secret)}
          </code>
          <CopyButton text={setup.secret} name={t('secondFactor:app.secret')} />
        </p>
        <a className="link" href={setup.address}>
          {t('secondFactor:app.open')}
        </a>
      </div>
      <CheckedForm state={confirmState} onSend={(values) => void confirm(values)}>
        <CodeField id="totp" fieldError={fieldErrorsOf(confirmState).code} />
        <FormRefusal state={confirmState} />
        <SubmitButton
          state={confirmState}
          text={t('secondFactor:app.send')}
          sendingText={t('secondFactor:step.sending')}
        />
      </CheckedForm>
    </div>
  );
}
