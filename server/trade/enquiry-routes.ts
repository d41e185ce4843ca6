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
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** Rate limits per network and account; more enquiries would be a script or a mistake. */
const ENQUIRIES_PER_MINUTE = 10;
const REPLIES_PER_MINUTE = 30;

export function enquiryRoutes(app: FastifyInstance, { enquiries }: Services): void {
  for (const endpoint of [sendEnquiry, sendProductEnquiry])
    serve(
      app,
      endpoint,
      async ({ body }, { user, lang }) => ({
        message: SUCCESS_TEXTS.enquirySent[lang],
        data: await enquiries.send(user, body, lang),
      }),
      { limitPerMinute: ENQUIRIES_PER_MINUTE },
    );

  for (const [endpoint, side] of [
    [listEnquiries, null],
    [listSupplierEnquiries, 'supplier'],
    [listBuyerEnquiries, 'buyer'],
  ] as const)
    serve(app, endpoint, async ({ query }, { user, lang }) => ({
      // Clients read the field (spec §7); a list needs no message.
      message: '',
      ...(await enquiries.page(user, side, query, lang)),
    }));

  serve(app, getEnquiry, async ({ params }, { user, lang }) => ({
    message: '',
    ...(await enquiries.open(params.id, user, lang)),
  }));

  serve(
    app,
    replyToEnquiry,
    async ({ params, body }, { user, lang }) => ({
      message: SUCCESS_TEXTS.enquiryReplied[lang],
      ...(await enquiries.reply(params.id, user, body, lang)),
    }),
    { limitPerMinute: REPLIES_PER_MINUTE },
  );

  serve(app, setEnquiryStatus, async ({ params, body }, { user, lang }) => ({
    message: SUCCESS_TEXTS.enquiryMarked[lang],
    ...(await enquiries.setStatus(params.id, user, body.status, lang)),
  }));
}
