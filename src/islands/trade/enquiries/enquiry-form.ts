// Store for the Send Inquiry form: values, draft, validation and sending, on its page and in the window of a product (spec §5).

import { atom, computed, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import type { User } from '../../../../contract/accounts/user.ts';
import { ENQUIRY_SENT_AS } from '../../../../contract/dialect/enquiry.ts';
import { asReceived } from '../../../../contract/dialect/sent-as.ts';
import type { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import { ASKS_READY_QUESTIONS } from '../../../../contract/questions/ready-questions.ts';
import { fields, record, recordOf, text, texts } from '../../../../contract/read.ts';
import { ENQUIRIES_TOASTS as toasts } from '../../../../contract/toasts/enquiries.ts';
import {
  enquiryBody,
  productEnquiryBody,
  type SentEnquiry,
  sendEnquiry,
  sendProductEnquiry,
} from '../../../../contract/trade/enquiries.ts';
import type { Api } from '../../../api/call.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { type ToastTexts, toastTexts } from '../../../toasts/toasts.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormOutcome, FormState } from '../../../ui/forms/form-state.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';
import { createDraftStorage, type DraftStorage } from '../../../ui/forms/unsaved.ts';

const ENQUIRY_FIELDS = [
  'category',
  'type',
  'subject',
  'message',
  'requirements',
  'quantity',
  'email',
  'phone',
  'targetPrice',
  'deliveryTimeline',
] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];
type EnquiryValues = Readonly<Record<EnquiryField, string>> & {
  /** By key of the question; '' for none. */
  readonly answers: Readonly<Record<string, string>>;
  /** Keys of the ready questions that are picked. */
  readonly questions: readonly string[];
};

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
  answer(question: string, value: string): void;
  /** Picks a ready question, or removes it. An enquiry must have a message, so the first pick fills in one if there is none. */
  pick(question: string, isPicked: boolean): void;
  send(): Promise<FormOutcome<SentEnquiry>>;
}

type ContactDetails = Pick<User, 'id' | 'email' | 'phone'>;

interface Options {
  readonly about: EnquiryAbout;
  readonly user: ContactDetails;
  /** Subject until the buyer types another. */
  readonly subject: string;
  /** Whether the form is in the window of a product, which sends POST /inquiries. The page sends POST /enquiries (spec §7). */
  readonly isWindow: boolean;
  /** Values of an earlier visit. */
  readonly draft?: EnquiryValues | undefined;
}

/** Starts with the account's email and phone; the user may enter others for the reply. */
const initialValues = ({ user, subject }: Options): EnquiryValues => ({
  category: '',
  type: 'product_info',
  subject,
  message: '',
  requirements: '',
  quantity: '',
  email: user.email,
  phone: user.phone ?? '',
  targetPrice: '',
  deliveryTimeline: '',
  answers: {},
  questions: [],
});

/** One draft and one idempotency key per account and subject. */
const storageName = (userId: string, { productId, supplierId }: EnquiryAbout): string =>
  `enquiry:${userId}:${productId ?? supplierId ?? ''}`;

export function enquiryForm(api: Api, lang: Lang, options: Options): EnquiryForm {
  const { about, user, isWindow, draft } = options;
  const initial = initialValues(options);
  const $values = atom<EnquiryValues>(draft ?? initial);
  const $isSent = atom(false);
  const key = createIdempotencyKey(storageName(user.id, about));
  const set = (change: Partial<EnquiryValues>): void =>
    $values.set({ ...$values.get(), ...change });
  const form = isWindow
    ? formSender(productEnquiryBody, lang, fieldErrorText, (body) =>
        sendWithKey(key, (idempotencyKey) =>
          endSessionOn401(api.call(sendProductEnquiry, { body: { ...body, idempotencyKey } })),
        ),
      )
    : formSender(enquiryBody, lang, fieldErrorText, (body) =>
        sendWithKey(key, (idempotencyKey) =>
          endSessionOn401(api.call(sendEnquiry, { body: { ...body, idempotencyKey } })),
        ),
      );
  return {
    $values,
    $state: form.$state,
    $isUnsaved: computed(
      [$values, $isSent],
      (values, isSent) => !isSent && JSON.stringify(values) !== JSON.stringify(initial),
    ),
    $canSend: computed($values, ({ subject, message }) =>
      Boolean(subject.trim() && message.trim()),
    ),
    type: (field, value) => set({ [field]: value }),
    answer: (question, value) => set({ answers: { ...$values.get().answers, [question]: value } }),
    pick(question, isPicked) {
      const { questions: before, message } = $values.get();
      const questions = before.filter((each) => each !== question);
      if (isPicked) questions.push(question);
      const request = ASKS_READY_QUESTIONS[lang];
      if (questions.length > 0 && message.trim() === '') set({ questions, message: request });
      else if (questions.length === 0 && message === request) set({ questions, message: '' });
      else set({ questions });
    },
    async send() {
      const { email, phone, requirements, category, answers, questions, ...values } = $values.get();
      const answered = Object.entries(answers).filter(([, value]) => value.trim());
      const outcome = await form.send({
        ...about,
        ...values,
        ...(requirements.trim() && { requirements: { text: requirements } }),
        ...(answered.length > 0 && { answers: Object.fromEntries(answered) }),
        ...(questions.length > 0 && { questions }),
        contactInfo: { email: email.trim(), phone },
        ...(isWindow ? {} : { category, userId: user.id, status: 'pending' }),
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

const draftSchema = fields({
  ...(Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, text()])) as Record<
    EnquiryField,
    ReturnType<typeof text>
  >),
  answers: record,
  questions: texts,
});

/** Storage of the draft, which survives the end of the session. */
export const enquiryDrafts = (userId: string, about: EnquiryAbout): DraftStorage<EnquiryValues> =>
  createDraftStorage(storageName(userId, about), (stored) => {
    // A tab that was open before an update may have stored fields under the names of the spec.
    const typed = asReceived(recordOf(stored), ENQUIRY_SENT_AS);
    const { answers, ...values } = z.parse(draftSchema, typed);
    const entries = Object.entries(answers).map(([key, value]) => [key, String(value ?? '')]);
    return { ...values, answers: Object.fromEntries(entries) };
  });
