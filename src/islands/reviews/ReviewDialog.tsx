// Dialog that writes a review: stars, text with a counter, and photos.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OrderReview } from '../../../contract/reviews/review.ts';
import { MAX_STARS, REVIEW_MAX_LENGTH } from '../../../contract/reviews/review-limits.ts';
import { uploadTransport } from '../../api/upload.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { appApi } from '../../stores/app-api.ts';
import { showToast } from '../../toasts/toasts.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { CheckedForm } from '../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../ui/forms/form-state.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { UploadProgress } from '../../ui/uploads/UploadProgress.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { createReviewForm } from './review-form.ts';
import { writeReview } from './write-review.ts';

interface Props {
  readonly userId: string;
  readonly orderId: string;
  readonly productId: string;
  readonly productName: string;
  readonly onWritten: (review: OrderReview) => void;
  readonly onClose: () => void;
}

const FORM_ID = 'review-form';
const STARS = Array.from({ length: MAX_STARS }, (_, index) => MAX_STARS - index);

export function ReviewDialog(props: Props) {
  const { productName, onWritten, onClose, ...target } = props;
  const t = useT();
  const lang = useLang();
  const [form] = useState(() =>
    createReviewForm({
      createUploadApi: (onProgress) => appApi(lang, uploadTransport(onProgress)),
      lang,
      ...target,
    }),
  );
  const state = useStore(form.$state);
  const values = useStore(form.$values);
  const progress = useStore(form.$progress);
  const fieldErrors = fieldErrorsOf(state);

  const choices = STARS.map((stars) => ({
    value: String(stars),
    label: (
      <>
        <span aria-hidden="true">
          {'★'.repeat(stars)}
          {'☆'.repeat(MAX_STARS - stars)}
        </span>
        {t(`orderReviews:dialog.stars.${stars as 1 | 2 | 3 | 4 | 5}`)}
      </>
    ),
  }));

  const send = async (): Promise<void> => {
    const outcome = await form.send();
    if (outcome.status !== 'done') return;
    showToast('success', { text: outcome.answer.message ?? t('orderReviews:published') });
    onWritten(outcome.answer.review);
  };

  return (
    <Dialog
      open
      width="prose"
      title={t('orderReviews:dialog.title')}
      onClose={onClose}
      reopen={writeReview(target.productId)}
      footer={
        progress === null ? (
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {t('cancel')}
            </button>
            <SubmitButton form={FORM_ID} state={state} text={t('orderReviews:dialog.send')} />
          </div>
        ) : (
          <UploadProgress
            progress={progress}
            words={{
              label: t('orderReviews:dialog.sending'),
              sending: t('orderReviews:dialog.sending'),
              sent: t('orderReviews:dialog.sent'),
              cancel: t('orderReviews:dialog.stop'),
            }}
            onCancel={form.cancel}
          />
        )
      }
    >
      <CheckedForm id={FORM_ID} state={state} onSend={() => void send()}>
        <p className="wrap-anywhere">{t('orderReviews:dialog.lead', { name: productName })}</p>
        {form.isRestored && <p className="notice">{t('orderReviews:dialog.restored')}</p>}
        <RadioField
          id="review-rating"
          name="rating"
          legend={t('orderReviews:dialog.rating')}
          choices={choices}
          fieldError={fieldErrors.rating}
          value={values.rating}
          onChoose={(rating) => form.change({ rating })}
        />
        <Field
          id="review"
          name="text"
          label={t('orderReviews:dialog.text')}
          hint={t('orderReviews:dialog.textHint', {
            count: formatNumber(lang, values.text.trim().length),
            max: formatNumber(lang, REVIEW_MAX_LENGTH),
          })}
          rows={6}
          max={REVIEW_MAX_LENGTH}
          required
          value={values.text}
          onChange={({ target: { value } }) => form.change({ text: value })}
          fieldError={fieldErrors.text}
        />
        <ReviewPhotos list={form.photos} fieldError={fieldErrors.photos} />
        <p className="text-sm text-muted">{t('orderReviews:dialog.public')}</p>
        <FormRefusal state={state} fallback={t('orderReviews:dialog.failed')} />
      </CheckedForm>
    </Dialog>
  );
}
