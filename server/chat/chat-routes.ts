// Chat routes: lists for buyers and for suppliers (chats with the admins are in both), open, page through, send, mark as read.
import type { FastifyInstance } from 'fastify';
import {
  createChat,
  getChat,
  listBuyerChats,
  listMessages,
  listSupplierChats,
  markChatRead,
  sendChatMessage,
} from '../../contract/chat/chats.ts';
import type { Side } from '../accounts/participant-queries.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** More than one person can open while browsing products. */
const CHATS_OPENED_PER_MINUTE = 60;
/** Per network and account: enough for an office of several people who type fast. */
const MESSAGES_PER_MINUTE = 120;

const LISTS = [
  ['supplier', listSupplierChats],
  ['buyer', listBuyerChats],
] as const satisfies [Side, unknown][];

/** Returns the id of the counterpart; undefined if the request names none and the product decides. Throws if it names several. */
const counterpartOf = (
  ownId: string,
  {
    userIds,
    supplierId,
  }: { readonly userIds: readonly string[]; readonly supplierId?: string | undefined },
): string | undefined => {
  const [counterpart, ...more] = new Set(
    [...userIds, supplierId ?? ownId].filter((id) => id !== ownId),
  );
  if (more.length > 0) throw new HttpError('validation', { userIds: 'chatParticipants' });
  return counterpart;
};

export function chatRoutes(app: FastifyInstance, { chats }: Services): void {
  for (const [side, list] of LISTS)
    serve(app, list, async ({ query }, { user, lang }) => {
      const { total, ...page } = await chats.page(user, side, query, lang);
      return { ...page, pagination: paginationOf(query, total) };
    });

  for (const endpoint of [getChat, listMessages])
    serve(app, endpoint, ({ params, query }, { user, lang }) =>
      chats.read(params.id, user, query, lang),
    );

  serve(
    app,
    createChat,
    async ({ body }, { user, lang }) => {
      const request = { counterpart: counterpartOf(user.id, body), productId: body.productId };
      return chats.open(user, request, lang);
    },
    { limitPerMinute: CHATS_OPENED_PER_MINUTE },
  );

  serve(
    app,
    sendChatMessage,
    ({ body }, { user, lang }) => {
      const { chatId, text, idempotencyKey, clientId = idempotencyKey } = body;
      return chats.send(user, { chatId, text, clientId }, lang);
    },
    { limitPerMinute: MESSAGES_PER_MINUTE },
  );

  serve(app, markChatRead, async ({ params, body }, { user }) => {
    await chats.markRead(user, params.id, body.messageId);
    return { success: true as const, message: '' };
  });
}
