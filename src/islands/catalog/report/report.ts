// Form to report a product or a review.
import { reportBody } from '../../../../contract/admin/report-body.ts';
import { reportProduct } from '../../../../contract/admin/reports.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { REPORT_REASONS } from '../../../../contract/limits.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import type { Acknowledgement } from '../../../../contract/reply.ts';
import { REVIEW_REPORT_REASONS } from '../../../../contract/reviews/review-limits.ts';
import { reportReview } from '../../../../contract/reviews/reviews.ts';
import type { Api } from '../../../api/call.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormSender } from '../../../ui/forms/form-state.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';

export interface ReportSubject {
  readonly kind: 'product' | 'review';
  readonly id: string;
}

export function reportForm(
  api: Api,
  lang: Lang,
  { kind, id }: ReportSubject,
): FormSender<Acknowledgement> {
  const key = createIdempotencyKey(null);
  const params = { id };
  return kind === 'product'
    ? formSender(reportBody(REPORT_REASONS), lang, fieldErrorText, (body) =>
        sendWithKey(key, (idempotencyKey) =>
          api.call(reportProduct, { params, body: { ...body, idempotencyKey } }),
        ),
      )
    : formSender(reportBody(REVIEW_REPORT_REASONS), lang, fieldErrorText, (body) =>
        sendWithKey(key, (idempotencyKey) =>
          api.call(reportReview, { params, body: { ...body, idempotencyKey } }),
        ),
      );
}
