// Routes of enquiries: send (buyers), list and read for both participants and admins, reply, change the status.
import type { FastifyInstance } from 'fastify';
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
import { idempotencyKeyOf } from '../platform/db/idempotency.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** Rate limits per network and account; more enquiries would be a script or a mistake. */
const ENQUIRIES_PER_MINUTE = 10;
const REPLIES_PER_MINUTE = 30;

export function enquiryRoutes(app: FastifyInstance, { enquiries }: Services): void {
  serve(
    app,
    sendEnquiry,
    async ({ body: { idempotencyKey, ...content } }, { user, lang }) => {
      const { contactInfo, target_price, delivery_timeline, ...fields } = content;
      const newEnquiry = {
        ...fields,
        requirements: '',
        inquiryType: 'product_info',
        targetPrice: target_price,
        deliveryTimeline: delivery_timeline,
        email: contactInfo?.email,
        phone: contactInfo?.phone,
      } as const;
      const attempt = idempotencyKeyOf(idempotencyKey, content);
      const data = await enquiries.send(user, newEnquiry, attempt, lang);
      return { success: true as const, message: SUCCESS_TEXTS.enquirySent[lang], data };
    },
    { limitPerMinute: ENQUIRIES_PER_MINUTE },
  );

  serve(
    app,
    sendProductEnquiry,
    async ({ body: { idempotencyKey, ...content } }, { user, lang }) => {
      const {
        productId,
        supplierId,
        message,
        requirements,
        inquiryType = 'product_info',
      } = content;
      const newEnquiry = {
        productId,
        supplierId,
        // The form has no subject field: the product is the subject.
        subject: '',
        message,
        requirements: requirements?.text ?? '',
        inquiryType,
      };
      const attempt = idempotencyKeyOf(idempotencyKey, content);
      const data = await enquiries.send(user, newEnquiry, attempt, lang);
      return { success: true as const, message: SUCCESS_TEXTS.enquirySent[lang], data };
    },
    { limitPerMinute: ENQUIRIES_PER_MINUTE },
  );

  for (const [endpoint, side] of [
    [listEnquiries, null],
    [listSupplierEnquiries, 'supplier'],
    [listBuyerEnquiries, 'buyer'],
  ] as const)
    serve(app, endpoint, async ({ query }, { user, lang }) => {
      const { enquiries: data, total } = await enquiries.page(user, side, query, lang);
      // Clients read the field (spec §7); a list needs no message.
      return { success: true as const, message: '', data, pagination: paginationOf(query, total) };
    });

  serve(app, getEnquiry, async ({ params }, { user, lang }) => ({
    success: true as const,
    message: '',
    ...(await enquiries.thread(params.id, user, lang)),
  }));

  serve(
    app,
    replyToEnquiry,
    async ({ params, body: { idempotencyKey, text } }, { user, lang }) => {
      const attempt = idempotencyKeyOf(idempotencyKey, { enquiry: params.id, text });
      const thread = await enquiries.reply(params.id, user, text, attempt, lang);
      return { success: true as const, message: SUCCESS_TEXTS.enquiryReplied[lang], ...thread };
    },
    { limitPerMinute: REPLIES_PER_MINUTE },
  );

  serve(app, setEnquiryStatus, async ({ params, body }, { user, lang }) => {
    const thread = await enquiries.setStatus(params.id, user, body.status, lang);
    return { success: true as const, message: SUCCESS_TEXTS.enquiryMarked[lang], ...thread };
  });
}
