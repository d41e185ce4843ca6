// Store for the Send Inquiry page: values, draft, validation and sending (spec §5, inquiry page).

import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { User } from '../../../../contract/accounts/user-reader.ts';
import type { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import { fields, text } from '../../../../contract/read.ts';
import { ENQUIRIES_TOASTS as toasts } from '../../../../contract/toasts/enquiries.ts';
import { enquiryBody, sendEnquiry } from '../../../../contract/trade/enquiries.ts';
import type { SentEnquiry } from '../../../../contract/trade/enquiry-reader.ts';
import type { Api } from '../../../api/call.ts';
import { serverWords } from '../../../stores/server-words.ts';
import { type ToastWords, wordsOf } from '../../../stores/toasts.ts';
import { attemptKey, underKey } from '../../../ui/forms/attempt.ts';
import { type FormOutcome, type FormState, formSender } from '../../../ui/forms/form-sender.ts';
import { type DraftKeeper, draftKeeper } from '../../../ui/forms/unsaved.ts';
import { whileSignedIn } from '../../../ui/list/page-list.ts';

const NAMES = [
  'category',
  'subject',
  'message',
  'quantity',
  'email',
  'phone',
  'target_price',
  'delivery_timeline',
] as const;
export type EnquiryField = (typeof NAMES)[number];
export type EnquiryValues = Readonly<Record<EnquiryField, string>>;

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

type Known = Pick<User, 'id' | 'email' | 'phone'>;

/** Starts with the account's email and phone; the user may enter others for the reply. */
const startOf = ({ email, phone }: Known): EnquiryValues => ({
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
const keptAs = (userId: string, { productId, supplierId }: EnquiryAbout): string =>
  `enquiry:${userId}:${productId ?? supplierId ?? ''}`;

/** `typed` is the draft of an earlier visit. */
export function enquiryForm(
  api: Api,
  lang: Lang,
  about: EnquiryAbout,
  user: Known,
  typed?: EnquiryValues,
): EnquiryForm {
  const start = startOf(user);
  const $values = atom<EnquiryValues>(typed ?? start);
  const $isSent = atom(false);
  const attempt = attemptKey(keptAs(user.id, about));
  const form = formSender(enquiryBody, lang, fieldErrorText, (body) =>
    underKey(attempt, (idempotencyKey) =>
      whileSignedIn(api.call(sendEnquiry, { body: { ...body, idempotencyKey } })),
    ),
  );
  return {
    $values,
    $state: form.$state,
    $isUnsaved: computed(
      [$values, $isSent],
      (values, isSent) => !isSent && NAMES.some((name) => values[name] !== start[name]),
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
export function refusalWords(error: ApiError, lang: Lang): ToastWords {
  const unsaid = error.code === 'network' ? toasts.sendFailed : toasts.createFailed;
  return wordsOf(toasts.sendFailed, lang, serverWords(error) ?? unsaid.text[lang]);
}

const kept = fields(
  Object.fromEntries(NAMES.map((name) => [name, text()])) as Record<
    EnquiryField,
    ReturnType<typeof text>
  >,
);

/** Storage of the draft, which survives the end of the session. */
export const enquiryDrafts = (userId: string, about: EnquiryAbout): DraftKeeper<EnquiryValues> =>
  draftKeeper(keptAs(userId, about), (stored) => z.parse(kept, stored));
