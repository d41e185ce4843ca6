// Confirmation dialog of a change of the second factors, with the server's refusal.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import type { FormSender } from '../../../ui/forms/form-state.ts';

interface Props<Answer> {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly form: FormSender<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

export function ChangeDialog<Answer>(props: Props<Answer>) {
  const { title, text, confirm, danger = false, onDone, onClose } = props;
  const t = useT();
  // The caller may make a new one at each render.
  const [form] = useState(props.form);
  const state = useStore(form.$state);
  const busy = state.status === 'sending';
  useEffect(() => () => form.reset(), [form]);

  const send = async (): Promise<void> => {
    const outcome = await form.send({});
    if (outcome.status === 'done') onDone(outcome.answer);
  };

  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={confirm}
      danger={danger}
      busy={busy}
      onConfirm={() => void send()}
      onClose={() => !busy && onClose()}
    >
      <FormRefusal state={state} hasFields={false} fallback={t('secondFactor:failed')} />
    </ConfirmDialog>
  );
}
