// Confirmation dialog that asks for the password.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { CheckedForm, FormRefusal } from '../../../ui/forms/CheckedForm.tsx';
import { type FormSender, fieldErrorsOf } from '../../../ui/forms/form-state.ts';

interface Props<Answer> {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly form: FormSender<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

export function PasswordDialog<Answer>(props: Props<Answer>) {
  const { title, text, confirm, danger = false, onDone, onClose } = props;
  const t = useT();
  // The caller may make a new one at each render.
  const [form] = useState(props.form);
  const state = useStore(form.$state);
  const container = useRef<HTMLDivElement>(null);
  const busy = state.status === 'sending';
  useEffect(() => () => form.reset(), [form]);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await form.send(values);
    if (outcome.status === 'done') onDone(outcome.answer);
  };

  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={confirm}
      danger={danger}
      busy={busy}
      onConfirm={() => container.current?.querySelector('form')?.requestSubmit()}
      onClose={() => !busy && onClose()}
    >
      <div ref={container}>
        <CheckedForm state={state} onSend={(values) => void send(values)}>
          <PasswordField
            id="factor"
            name="password"
            label={t('secondFactor:password')}
            autoComplete="current-password"
            fieldError={fieldErrorsOf(state).password}
          />
          <FormRefusal state={state} />
          {/* The dialog's confirm button is outside the form; Enter in a field needs a submit button inside it. */}
          <button type="submit" hidden>
            {confirm}
          </button>
        </CheckedForm>
      </div>
    </ConfirmDialog>
  );
}
