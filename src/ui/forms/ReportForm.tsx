// Dialog that sends a report: a reason, an optional text and further fields. After sending it shows a thank-you text.
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Acknowledgement } from '../../../contract/reply.ts';
import { useT } from '../../i18n/react.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Field } from '../fields/Field.tsx';
import { type RadioChoice, RadioField } from '../fields/RadioField.tsx';
import { CheckedForm } from './CheckedForm.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import { type FormSender, fieldErrorsOf } from './form-state.ts';
import { useKeptInput } from './kept-input.ts';

interface Props {
  /** Id of the form, and prefix of the ids of its fields. */
  readonly id: string;
  /** As of useKeptInput(). */
  readonly keptAs: string;
  readonly form: FormSender<Acknowledgement>;
  readonly reasons: readonly RadioChoice[];
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly reason: string;
    readonly text: string;
    readonly textHint: string;
    readonly send: string;
    readonly sending: string;
    /** Shown if the server sends no message. */
    readonly sent?: string;
    readonly failed: string;
  };
  /** Fields below the text. */
  readonly renderMore?: (fieldErrors: Readonly<Record<string, string>>) => ReactNode;
  readonly onClose: () => void;
}

export function ReportForm(props: Props) {
  const { id, keptAs, form, reasons, words, renderMore, onClose } = props;
  const t = useT();
  const kept = useKeptInput(keptAs);
  const state = useStore(form.$state);
  const [answer, setAnswer] = useState<Acknowledgement | null>(null);
  const done = useRef<HTMLButtonElement>(null);
  const isSending = state.status === 'sending';
  const fieldErrors = fieldErrorsOf(state);

  useEffect(() => {
    if (answer) done.current?.focus();
  }, [answer]);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await form.send(values);
    if (outcome.status !== 'done') return;
    kept.forget();
    setAnswer(outcome.answer);
  };

  if (answer)
    return (
      <Dialog
        open
        title={words.title}
        onClose={onClose}
        footer={
          <button ref={done} type="button" className="btn btn-quiet" onClick={onClose}>
            {t('nav.close')}
          </button>
        }
      >
        <p className="notice notice-jade" role="status">
          {answer.message ?? words.sent}
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" form={id} className="btn btn-primary" aria-disabled={isSending}>
            {isSending ? words.sending : words.send}
          </button>
        </div>
      }
    >
      <CheckedForm id={id} state={state} kept={kept} onSend={(values) => void send(values)}>
        <p>{words.lead}</p>
        <RadioField
          id={`${id}-reason`}
          name="reason"
          legend={words.reason}
          choices={reasons}
          defaultValue={kept.values.reason}
          fieldError={fieldErrors.reason}
        />
        <Field
          id={id}
          name="text"
          label={words.text}
          hint={words.textHint}
          rows={4}
          max={1_000}
          defaultValue={kept.values.text}
          fieldError={fieldErrors.text}
        />
        {renderMore?.(fieldErrors)}
        <FormRefusal state={state} fallback={words.failed} />
      </CheckedForm>
    </Dialog>
  );
}
