// Setup of an authenticator app: a QR code and the secret as text, confirmed by the first code.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { qrCode } from '../../../components/share/qr-code.ts';
import { useT } from '../../../i18n/react.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { CodeField } from './CodeField.tsx';
import type { FactorForms } from './factor-forms.ts';

interface Props {
  readonly forms: FactorForms;
  /** Called with the recovery codes made with the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

interface Secret {
  readonly secret: string;
  readonly address: string;
}

/** Groups of four letters are easier to type. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function AddTotp({ forms, onAdded }: Props) {
  const t = useT();
  const startState = useStore(forms.startTotp.$state);
  const confirmState = useStore(forms.confirmTotp.$state);
  const [setup, setSetup] = useState<Secret | null>(null);

  const start = async (): Promise<void> => {
    const outcome = await forms.startTotp.send({});
    if (outcome.status === 'done') setSetup(outcome.answer);
  };
  const confirm = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await forms.confirmTotp.send(values);
    if (outcome.status === 'done') onAdded(outcome.answer.recoveryCodes);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    void start();
    return () => {
      forms.startTotp.reset();
      forms.confirmTotp.reset();
    };
  }, []);

  if (!setup)
    return (
      <div className="grid gap-5">
        <FormRefusal state={startState} hasFields={false} fallback={t('secondFactor:failed')}>
          <button className="btn btn-quiet" type="button" onClick={() => void start()}>
            {t('secondFactor:again')}
          </button>
        </FormRefusal>
        {startState.status !== 'failed' && (
          <div aria-busy="true">
            <p className="sr-only" role="status">
              {t('ui.loading')}
            </p>
            <div className="skeleton h-40" />
          </div>
        )}
      </div>
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
