// Form to report a product.
import { reportBody, reportProduct } from '../../../../contract/admin/reports.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import type { Acknowledgement } from '../../../../contract/reply.ts';
import type { Api } from '../../../api/call.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormSender } from '../../../ui/forms/form-state.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';

export function reportForm(api: Api, lang: Lang, id: string): FormSender<Acknowledgement> {
  const key = createIdempotencyKey(null);
  return formSender(reportBody, lang, fieldErrorText, (body) =>
    sendWithKey(key, (idempotencyKey) =>
      api.call(reportProduct, { params: { id }, body: { ...body, idempotencyKey } }),
    ),
  );
}
