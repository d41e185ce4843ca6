// Routes of enquiries: send (buyers), list and read for both participants and admins, reply, change the status.
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../contract/lang.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listSupplierEnquiries,
  sendEnquiry,
  sendProductEnquiry,
} from '../../contract/trade/enquiries.ts';
import {
  getEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
} from '../../contract/trade/enquiry-thread.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import { attemptOf } from '../platform/db/attempt.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import type { EnquiryListQuery } from './enquiry-queries.ts';
import type { NewEnquiry } from './enquiry-write-queries.ts';
import { type ParticipantRole, participantRolesOf } from './participant-queries.ts';

/** Rate limits per network and account; more enquiries would be a script or a mistake. */
const ENQUIRIES_PER_MINUTE = 10;
const REPLIES_PER_MINUTE = 30;

/** Fields that only sendEnquiry has; sendProductEnquiry passes them as undefined. */
const EMPTY_ENQUIRY_FIELDS = {
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
  const listReply = async (
    roles: readonly ParticipantRole[],
    query: EnquiryListQuery,
    lang: Lang,
  ) => {
    const { enquiries: data, total } = await enquiries.page(roles, query, lang);
    // Clients read the field (spec §7); a list needs no message.
    return { success: true as const, message: '', data, pagination: paginationOf(query, total) };
  };

  const rolesOf = (user: SessionUser): readonly ParticipantRole[] =>
    participantRolesOf(user, user.role);

  const readThread = async (id: string, user: SessionUser, lang: Lang) => {
    const thread = await enquiryThreads.thread(id, rolesOf(user), lang);
    if (!thread) throw new Problem('enquiryNotFound');
    return thread;
  };

  const sendReply = async (newEnquiry: NewEnquiry, user: SessionUser, lang: Lang) => {
    const outcome = await enquiryWrites.send(newEnquiry);
    if (outcome.kind !== 'sent') throw new Problem(outcome.kind);
    const { data } = await readThread(outcome.id, user, lang);
    return { success: true as const, message: SUCCESS_TEXTS.enquirySent[lang], data };
  };

  serve(
    app,
    sendEnquiry,
    ({ body }, { person: user, lang }) => {
      const { idempotencyKey, ...content } = body;
      const { productId, supplierId, category, subject, message, quantity, contactInfo } = content;
      const newEnquiry: NewEnquiry = {
        buyerId: user.id,
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
      return sendReply(newEnquiry, user, lang);
    },
    { perMinute: ENQUIRIES_PER_MINUTE },
  );

  serve(
    app,
    sendProductEnquiry,
    ({ body }, { person: user, lang }) => {
      const { idempotencyKey, ...content } = body;
      const { productId, supplierId, message, inquiryType = 'product_info' } = content;
      const newEnquiry: NewEnquiry = {
        ...EMPTY_ENQUIRY_FIELDS,
        buyerId: user.id,
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
      return sendReply(newEnquiry, user, lang);
    },
    { perMinute: ENQUIRIES_PER_MINUTE },
  );

  serve(app, listEnquiries, ({ query }, { person: user, lang }) =>
    listReply(rolesOf(user), query, lang),
  );
  serve(app, listSupplierEnquiries, ({ query }, { person: user, lang }) =>
    listReply([{ side: 'supplier', id: user.id }], query, lang),
  );
  serve(app, listBuyerEnquiries, ({ query }, { person: user, lang }) =>
    listReply([{ side: 'buyer', id: user.id }], query, lang),
  );

  serve(app, getEnquiry, async ({ params }, { person: user, lang }) => ({
    success: true as const,
    message: '',
    ...(await readThread(params.id, user, lang)),
  }));

  serve(
    app,
    replyToEnquiry,
    async ({ params, body }, { person: user, lang }) => {
      const writer = { id: user.id, roles: rolesOf(user) };
      const { idempotencyKey, text } = body;
      const attempt = attemptOf(idempotencyKey, { enquiry: params.id, text });
      const outcome = await enquiryThreads.reply(params.id, writer, text, attempt);
      if (outcome === 'missing') throw new Problem('enquiryNotFound');
      if (outcome === 'closed') throw new Problem('enquiryClosed');
      if (outcome === 'accountDeleted') throw new Problem('unauthorized');
      const thread = await readThread(params.id, user, lang);
      return { success: true as const, message: SUCCESS_TEXTS.enquiryReplied[lang], ...thread };
    },
    { perMinute: REPLIES_PER_MINUTE },
  );

  serve(app, setEnquiryStatus, async ({ params, body }, { person: user, lang }) => {
    const reader = { id: user.id, roles: rolesOf(user) };
    const outcome = await enquiryThreads.setStatus(params.id, reader, body.status);
    if (outcome === 'missing') throw new Problem('enquiryNotFound');
    if (outcome === 'forbidden') throw new Problem('forbidden');
    const thread = await readThread(params.id, user, lang);
    return { success: true as const, message: SUCCESS_TEXTS.enquiryMarked[lang], ...thread };
  });
}
