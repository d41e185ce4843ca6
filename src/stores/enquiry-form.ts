// The Send Inquiry page: what is typed, whether it can be sent, and its way to the server (spec §5, inquiry page).

import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { enquiryBody, sendEnquiry } from '../../contract/enquiries.ts';
import type { SentEnquiry } from '../../contract/enquiry-reader.ts';
import type { Lang } from '../../contract/lang.ts';
import { fieldText } from '../../contract/messages.ts';
import { fields, text } from '../../contract/read.ts';
import type { User } from '../../contract/user-reader.ts';
import type { Api } from '../api/call.ts';
import { type FormOutcome, type FormState, formSender } from './form-sender.ts';
import { whileSignedIn } from './page-list.ts';
import { type DraftKeeper, draftKeeper } from './unsaved.ts';

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

/** What the page was opened for; neither is a general enquiry. */
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

/** The account's own address and number, to be changed where another is to be answered. */
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

/** `typed` is what an earlier visit left. */
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
  const form = formSender(enquiryBody, lang, fieldText, (body) =>
    whileSignedIn(api.call(sendEnquiry, { body })),
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

const kept = fields(
  Object.fromEntries(NAMES.map((name) => [name, text()])) as Record<
    EnquiryField,
    ReturnType<typeof text>
  >,
);

/** What is typed outlives a session that ended: one draft per account and subject. */
export const enquiryDrafts = (
  userId: string,
  { productId, supplierId }: EnquiryAbout,
): DraftKeeper<EnquiryValues> =>
  draftKeeper(`enquiry:${userId}:${productId ?? supplierId ?? ''}`, (stored) =>
    z.parse(kept, stored),
  );
