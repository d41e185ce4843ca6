// Contact form: sending, and the text of a failure (spec §4, contact form).
import { contactBody, sendContactMessage } from '../../../contract/admin/contact.ts';
import type { Lang } from '../../../contract/lang.ts';
import { fieldErrorText } from '../../../contract/messages.ts';
import type { Acknowledgement } from '../../../contract/reply.ts';
import { CONTACT_TOASTS } from '../../../contract/toasts/contact.ts';
import type { Api } from '../../api/call.ts';
import { formSender } from '../../ui/forms/form-sender.ts';
import type { FormSender, FormState } from '../../ui/forms/form-state.ts';
import { createIdempotencyKey, sendWithKey } from '../../ui/forms/idempotency-key.ts';

export function contactForm(api: Api, lang: Lang): FormSender<Acknowledgement> {
  const key = createIdempotencyKey(null);
  return formSender(contactBody, lang, fieldErrorText, (body) =>
    sendWithKey(key, (idempotencyKey) =>
      api.call(sendContactMessage, { body: { ...body, idempotencyKey } }),
    ),
  );
}

/** The server's message, else the first field error, else the form's own text; null if the form has not failed. */
export const contactFailure = (state: FormState, lang: Lang): string | null =>
  state.status === 'failed'
    ? (state.message ?? Object.values(state.fieldErrors)[0] ?? CONTACT_TOASTS.failed.text[lang])
    : null;
