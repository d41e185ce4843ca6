// Reply form of an enquiry; the field is cleared after the reply was sent.
import { useStore } from '@nanostores/react';
import { MAX_MESSAGE_LENGTH } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { useKeptInput } from '../../../ui/forms/kept-input.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import type { ThreadStore } from './enquiry-thread.ts';

interface Props {
  readonly store: ThreadStore;
  /** Identifies what is typed: the account and the enquiry. */
  readonly name: string;
}

export function ThreadReply({ store, name }: Props) {
  const t = useT();
  const kept = useKeptInput(name);
  const state = useStore(store.$reply);
  const send = async (values: Record<string, unknown>, form: HTMLFormElement): Promise<void> => {
    const outcome = await store.reply(values);
    if (outcome.status !== 'done') return;
    form.reset();
    kept.forget();
  };
  return (
    <CheckedForm state={state} kept={kept} onSend={(values, form) => void send(values, form)}>
      <Field
        id="reply"
        name="text"
        label={t('enquiry:thread.reply')}
        rows={4}
        max={MAX_MESSAGE_LENGTH}
        defaultValue={kept.values.text ?? ''}
        fieldError={fieldErrorsOf(state).text}
      />
      <FormRefusal state={state} fallback={t('enquiry:thread.replyFailed')} />
      <SubmitButton
        state={state}
        text={t('enquiry:thread.send')}
        sendingText={t('enquiry:thread.sending')}
        className="justify-self-end"
      />
    </CheckedForm>
  );
}
