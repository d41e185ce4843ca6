// Store for the Send Inquiry window of a product (spec §4, §5 inquiry modal).

import type { Lang } from '../../../../contract/lang.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import {
  productEnquiryBody,
  type SentEnquiry,
  sendProductEnquiry,
} from '../../../../contract/trade/enquiries.ts';
import type { Api } from '../../../api/call.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormSender } from '../../../ui/forms/form-state.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';

interface About {
  readonly productId: string;
  readonly supplierId: string | null;
}

/** Accepts the fields of the window by name; sends requirements only if they are filled in. */
export function inquiryWindow(
  api: Api,
  lang: Lang,
  { productId, supplierId }: About,
): FormSender<SentEnquiry> {
  const key = createIdempotencyKey(null);
  const form = formSender(productEnquiryBody, lang, fieldErrorText, (body) =>
    sendWithKey(key, (idempotencyKey) =>
      endSessionOn401(api.call(sendProductEnquiry, { body: { ...body, idempotencyKey } })),
    ),
  );
  return {
    ...form,
    send({ inquiryType, message, requirements }) {
      const text = String(requirements ?? '').trim();
      const extra = text ? { requirements: { text } } : {};
      return form.send({ productId, supplierId, inquiryType, message, ...extra });
    },
  };
}
