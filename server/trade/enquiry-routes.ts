// Routes of enquiries: send (buyers), list and read for both participants and admins, reply, change the status.
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../contract/lang.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listVendorEnquiries,
  sendEnquiry,
  sendInquiry,
} from '../../contract/trade/enquiries.ts';
import {
  getEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
} from '../../contract/trade/enquiry-thread.ts';
import type { Person } from '../accounts/sessions.ts';
import { attemptOf } from '../platform/db/attempt.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import type { EnquiryPage } from './enquiry-queries.ts';
import type { NewEnquiry } from './enquiry-write-queries.ts';
import { type Seat, seatsOf } from './participant-queries.ts';

/** Rate limits per network and account; more enquiries would be a script or a mistake. */
const SENT_PER_MINUTE = 10;
const REPLIES_PER_MINUTE = 30;

/** Fields that only sendEnquiry has, as sendInquiry passes them on. */
const NOT_ASKED = {
  category: undefined,
  quantity: undefined,
  targetPrice: undefined,
  deliveryTimeline: undefined,
  email: undefined,
  phone: undefined,
} as const satisfies Partial<NewEnquiry>;

export function enquiryRoutes(
  app: FastifyInstance,
  { enquiries, enquiryWrites, enquiryThreads }: Services,
): void {
  const listed = async (seats: readonly Seat[], query: EnquiryPage, lang: Lang) => {
    const { enquiries: data, total } = await enquiries.page(seats, query, lang);
    // Clients read the field (spec §7); a list needs no message.
    return { success: true as const, message: '', data, pagination: paginationOf(query, total) };
  };

  const ownSeats = (person: Person): readonly Seat[] => seatsOf(person, person.role);

  const threadOf = async (id: string, person: Person, lang: Lang) => {
    const thread = await enquiryThreads.thread(id, ownSeats(person), lang);
    if (!thread) throw new Problem('enquiryNotFound');
    return thread;
  };

  const sent = async (given: NewEnquiry, person: Person, lang: Lang) => {
    const outcome = await enquiryWrites.send(given);
    if (outcome.kind !== 'sent') throw new Problem(outcome.kind);
    const { data } = await threadOf(outcome.id, person, lang);
    return { success: true as const, message: ANSWER_TEXTS.enquirySent[lang], data };
  };

  serve(
    app,
    sendEnquiry,
    ({ body }, { person, lang }) => {
      const { idempotencyKey, ...content } = body;
      const { productId, supplierId, category, subject, message, quantity, contactInfo } = content;
      const given: NewEnquiry = {
        buyerId: person.id,
        lang,
        productId,
        supplierId,
        category,
        subject,
        message,
        requirements: '',
        inquiryType: 'product_info',
        quantity,
        targetPrice: body.target_price,
        deliveryTimeline: body.delivery_timeline,
        email: contactInfo?.email,
        phone: contactInfo?.phone,
        attempt: attemptOf(idempotencyKey, content),
      };
      return sent(given, person, lang);
    },
    { perMinute: SENT_PER_MINUTE },
  );

  serve(
    app,
    sendInquiry,
    ({ body }, { person, lang }) => {
      const { idempotencyKey, ...content } = body;
      const { productId, supplierId, message, inquiryType = 'product_info' } = content;
      const given: NewEnquiry = {
        ...NOT_ASKED,
        buyerId: person.id,
        lang,
        productId,
        supplierId,
        // The form has no subject field: the product is the subject.
        subject: '',
        message,
        requirements: content.requirements?.text ?? '',
        inquiryType,
        attempt: attemptOf(idempotencyKey, content),
      };
      return sent(given, person, lang);
    },
    { perMinute: SENT_PER_MINUTE },
  );

  serve(app, listEnquiries, ({ query }, { person, lang }) => listed(ownSeats(person), query, lang));
  serve(app, listVendorEnquiries, ({ query }, { person, lang }) =>
    listed([{ at: 'supplier', id: person.id }], query, lang),
  );
  serve(app, listBuyerEnquiries, ({ query }, { person, lang }) =>
    listed([{ at: 'buyer', id: person.id }], query, lang),
  );

  serve(app, getEnquiry, async ({ params }, { person, lang }) => ({
    success: true as const,
    message: '',
    ...(await threadOf(params.id, person, lang)),
  }));

  serve(
    app,
    replyToEnquiry,
    async ({ params, body }, { person, lang }) => {
      const writer = { id: person.id, seats: ownSeats(person) };
      const { idempotencyKey, text } = body;
      const attempt = attemptOf(idempotencyKey, { enquiry: params.id, text });
      const outcome = await enquiryThreads.reply(params.id, writer, text, attempt);
      if (outcome === 'missing') throw new Problem('enquiryNotFound');
      if (outcome === 'closed') throw new Problem('enquiryClosed');
      if (outcome === 'gone') throw new Problem('unauthorized');
      const thread = await threadOf(params.id, person, lang);
      return { success: true as const, message: ANSWER_TEXTS.enquiryReplied[lang], ...thread };
    },
    { perMinute: REPLIES_PER_MINUTE },
  );

  serve(app, setEnquiryStatus, async ({ params, body }, { person, lang }) => {
    const reader = { id: person.id, seats: ownSeats(person) };
    const outcome = await enquiryThreads.mark(params.id, reader, body.status);
    if (outcome === 'missing') throw new Problem('enquiryNotFound');
    if (outcome === 'forbidden') throw new Problem('forbidden');
    const thread = await threadOf(params.id, person, lang);
    return { success: true as const, message: ANSWER_TEXTS.enquiryMarked[lang], ...thread };
  });
}
