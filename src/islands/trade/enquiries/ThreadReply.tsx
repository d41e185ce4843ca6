// Reply form of an enquiry; the field is cleared after the reply was sent.
import { useStore } from '@nanostores/react';
import { MAX_MESSAGE_LENGTH } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { CheckedForm, FormRefusal } from '../../../ui/forms/CheckedForm.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import type { ThreadStore } from './enquiry-thread.ts';

export function ThreadReply({ store }: { readonly store: ThreadStore }) {
  const t = useT();
  const state = useStore(store.$reply);
  const send = async (values: Record<string, unknown>, form: HTMLFormElement): Promise<void> => {
    const outcome = await store.reply(values);
    if (outcome.status === 'done') form.reset();
  };
  return (
    <CheckedForm state={state} onSend={(values, form) => void send(values, form)}>
      <Field
        id="reply"
        name="text"
        label={t('enquiry:thread.reply')}
        rows={4}
        max={MAX_MESSAGE_LENGTH}
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
