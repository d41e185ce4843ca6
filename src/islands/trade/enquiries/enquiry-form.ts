// Store for the Send Inquiry page: values, draft, validation and sending (spec §5, inquiry page).

import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { User } from '../../../../contract/accounts/user.ts';
import type { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import { fields, text } from '../../../../contract/read.ts';
import { ENQUIRIES_TOASTS as toasts } from '../../../../contract/toasts/enquiries.ts';
import {
  enquiryBody,
  type SentEnquiry,
  sendEnquiry,
} from '../../../../contract/trade/enquiries.ts';
import type { Api } from '../../../api/call.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { type ToastTexts, toastTexts } from '../../../stores/toasts.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormOutcome, FormState } from '../../../ui/forms/form-state.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';
import { createDraftStorage, type DraftStorage } from '../../../ui/forms/unsaved.ts';

const ENQUIRY_FIELDS = [
  'category',
  'subject',
  'message',
  'quantity',
  'email',
  'phone',
  'target_price',
  'delivery_timeline',
] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];
type EnquiryValues = Readonly<Record<EnquiryField, string>>;

/** Product and supplier of the enquiry; both null for a general enquiry. */
export interface EnquiryAbout {
  readonly productId: string | null;
  readonly supplierId: string | null;
}

export interface EnquiryForm {
  readonly $values: ReadableAtom<EnquiryValues>;
  readonly $isUnsaved: ReadableAtom<boolean>;
  readonly $canSend: ReadableAtom<boolean>;
  readonly $state: ReadableAtom<FormState>;
  type(field: EnquiryField, value: string): void;
  send(): Promise<FormOutcome<SentEnquiry>>;
}

type ContactDetails = Pick<User, 'id' | 'email' | 'phone'>;

/** Starts with the account's email and phone; the user may enter others for the reply. */
const initialValues = ({ email, phone }: ContactDetails): EnquiryValues => ({
  category: '',
  subject: '',
  message: '',
  quantity: '',
  email,
  phone: phone ?? '',
  target_price: '',
  delivery_timeline: '',
});

/** One draft and one idempotency key per account and subject. */
const storageName = (userId: string, { productId, supplierId }: EnquiryAbout): string =>
  `enquiry:${userId}:${productId ?? supplierId ?? ''}`;

/** `draft` has the values of an earlier visit. */
export function enquiryForm(
  api: Api,
  lang: Lang,
  about: EnquiryAbout,
  user: ContactDetails,
  draft?: EnquiryValues,
): EnquiryForm {
  const initial = initialValues(user);
  const $values = atom<EnquiryValues>(draft ?? initial);
  const $isSent = atom(false);
  const key = createIdempotencyKey(storageName(user.id, about));
  const form = formSender(enquiryBody, lang, fieldErrorText, (body) =>
    sendWithKey(key, (idempotencyKey) =>
      endSessionOn401(api.call(sendEnquiry, { body: { ...body, idempotencyKey } })),
    ),
  );
  return {
    $values,
    $state: form.$state,
    $isUnsaved: computed(
      [$values, $isSent],
      (values, isSent) => !isSent && ENQUIRY_FIELDS.some((name) => values[name] !== initial[name]),
    ),
    $canSend: computed($values, ({ subject, message }) =>
      Boolean(subject.trim() && message.trim()),
    ),
    type: (field, value) => $values.set({ ...$values.get(), [field]: value }),
    async send() {
      const { email, phone, ...values } = $values.get();
      const outcome = await form.send({
        ...about,
        ...values,
        contactInfo: { email: email.trim(), phone },
        userId: user.id,
        status: 'pending',
      });
      if (outcome.status === 'done') $isSent.set(true);
      return outcome;
    },
  };
}

/** Errors without a message and calls without a reply have texts of their own (spec §8). */
export function failureToast(error: ApiError, lang: Lang): ToastTexts {
  const defaultText = error.code === 'network' ? toasts.sendFailed : toasts.createFailed;
  return toastTexts(toasts.sendFailed, lang, serverMessage(error) ?? defaultText.text[lang]);
}

const draftSchema = fields(
  Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, text()])) as Record<
    EnquiryField,
    ReturnType<typeof text>
  >,
);

/** Storage of the draft, which survives the end of the session. */
export const enquiryDrafts = (userId: string, about: EnquiryAbout): DraftStorage<EnquiryValues> =>
  createDraftStorage(storageName(userId, about), (stored) => z.parse(draftSchema, stored));
