// Reply form of an enquiry; the field is cleared after the reply was sent.
import { useStore } from '@nanostores/react';
import { MAX_MESSAGE_LENGTH } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { CheckedForm } from '../../../ui/fields/CheckedForm.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-sender.ts';
import { WindowRefusal } from '../../../ui/forms/WindowRefusal.tsx';
import type { ThreadStore } from './enquiry-thread.ts';

export function ThreadReply({ store }: { readonly store: ThreadStore }) {
  const t = useT();
  const state = useStore(store.$reply);
  const isSending = state.status === 'sending';
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
      <WindowRefusal state={state} fallback={t('enquiry:thread.replyFailed')} />
      <button
        type="submit"
        className="btn btn-primary justify-self-end"
        aria-disabled={isSending}
        aria-busy={isSending}
      >
        {t(isSending ? 'enquiry:thread.sending' : 'enquiry:thread.send')}
      </button>
    </CheckedForm>
  );
}
