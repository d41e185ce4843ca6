// Form of the supplier's only reply to a review.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fieldErrorText } from '../../../contract/messages.ts';
import type { OrderReview } from '../../../contract/reviews/review.ts';
import { REVIEW_REPLY_MAX_LENGTH } from '../../../contract/reviews/review-limits.ts';
import { replyBody, replyToReview } from '../../../contract/reviews/reviews.ts';
import type { Api } from '../../api/call.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { endSessionOn401 } from '../../stores/session-end.ts';
import { showToast } from '../../toasts/toasts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { CheckedForm } from '../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { formSender } from '../../ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../ui/forms/form-state.ts';
import { useKeptInput } from '../../ui/forms/kept-input.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';

interface Props {
  readonly api: Api;
  readonly id: string;
  readonly onReplied: (review: OrderReview) => void;
}

export function ReplyForm({ api, id, onReplied }: Props) {
  const t = useT();
  const lang = useLang();
  const kept = useKeptInput(`reply:${id}`);
  const [form] = useState(() =>
    formSender(replyBody, lang, fieldErrorText, (body) =>
      endSessionOn401(api.call(replyToReview, { params: { id }, body })),
    ),
  );
  const state = useStore(form.$state);
  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await form.send(values);
    if (outcome.status !== 'done') return;
    kept.forget();
    showToast('success', { text: outcome.answer.message ?? t('orderReviews:reply.published') });
    onReplied(outcome.answer.review);
  };
  return (
    <CheckedForm state={state} kept={kept} onSend={(values) => void send(values)}>
      <Field
        id={`reply-${id}`}
        name="text"
        label={t('orderReviews:reply.label')}
        hint={t('orderReviews:reply.hint')}
        rows={4}
        max={REVIEW_REPLY_MAX_LENGTH}
        required
        defaultValue={kept.values.text ?? ''}
        fieldError={fieldErrorsOf(state).text}
      />
      <FormRefusal state={state} fallback={t('orderReviews:reply.failed')} />
      <SubmitButton
        state={state}
        text={t('orderReviews:reply.send')}
        sendingText={t('orderReviews:reply.sending')}
        className="justify-self-end"
      />
    </CheckedForm>
  );
}
