// Form that adds a passkey: its name, then the browser's own window.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { MAX_PASSKEY_NAME_LENGTH } from '../../../../contract/accounts/second-factor-limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import type { FactorForms } from './factor-forms.ts';

interface Props {
  readonly forms: FactorForms;
  /** Called with the recovery codes made with the first factor. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

export function AddPasskey({ forms, onAdded }: Props) {
  const t = useT();
  const state = useStore(forms.addPasskey.$state);
  const fieldErrors = fieldErrorsOf(state);
  useEffect(() => () => forms.addPasskey.reset(), [forms]);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await forms.addPasskey.send(values);
    if (outcome.status === 'done') onAdded(outcome.answer.recoveryCodes);
  };

  return (
    <CheckedForm state={state} onSend={(values) => void send(values)}>
      <Field
        id="passkey"
        name="name"
        label={t('secondFactor:passkeys.name')}
        hint={t('secondFactor:passkeys.nameHint')}
        max={MAX_PASSKEY_NAME_LENGTH}
        required
        fieldError={fieldErrors.name}
      />
      {/* The reply of the browser has no field. */}
      <FormRefusal
        state={state}
        {...(fieldErrors.credential ? { fallback: fieldErrors.credential } : {})}
      />
      <SubmitButton
        state={state}
        text={t('secondFactor:passkeys.create')}
        sendingText={t('secondFactor:step.waiting')}
      />
    </CheckedForm>
  );
}
