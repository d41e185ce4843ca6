// Chat routes: lists for buyers and for suppliers (chats with the admins are in both), open, page through, mark as read.
import type { FastifyInstance } from 'fastify';
import {
  createChat,
  getChat,
  listBuyerChats,
  listMessages,
  listSupplierChats,
  markChatRead,
} from '../../contract/chat/chats.ts';
import type { Lang } from '../../contract/lang.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { participantRolesOf, type Side } from '../trade/participant-queries.ts';
import type { MessagePage } from './chat-queries.ts';

/** More than one person can open while browsing products. */
const CHATS_OPENED_PER_MINUTE = 60;

/** Returns the id of the counterpart; undefined if the request names none and the product decides. Throws if it names several. */
const counterpartOf = (
  ownId: string,
  {
    userIds,
    vendor,
  }: { readonly userIds: readonly string[]; readonly vendor?: string | undefined },
): string | undefined => {
  const [counterpart, ...more] = new Set(
    [...userIds, vendor ?? ownId].filter((id) => id !== ownId),
  );
  if (more.length > 0) throw new HttpError('validation', { userIds: 'chatParticipants' });
  return counterpart;
};

export function chatRoutes(app: FastifyInstance, services: Services): void {
  const { chats, chatWrites, messages, live } = services;
  const lists = [
    ['supplier', listSupplierChats],
    ['buyer', listBuyerChats],
  ] as const satisfies [Side, unknown][];

  for (const [side, list] of lists)
    serve(app, list, async ({ query }, { user, lang }) => {
      const roles = participantRolesOf(user, side);
      if (roles.length === 0) throw new HttpError('forbidden');
      const { chats: data, total } = await chats.page(roles, query, lang);
      return { success: true as const, data, pagination: paginationOf(query, total) };
    });

  const readChat = async (id: string, user: SessionUser, page: MessagePage, lang: Lang) => {
    const chat = await chats.read(id, participantRolesOf(user, user.role), page, lang);
    if (!chat) throw new HttpError('chatNotFound');
    return { success: true as const, ...chat };
  };

  for (const endpoint of [getChat, listMessages])
    serve(app, endpoint, ({ params, query }, { user, lang }) =>
      readChat(params.id, user, query, lang),
    );

  serve(
    app,
    createChat,
    async ({ body }, { user, lang }) => {
      const counterpart = counterpartOf(user.id, body);
      const outcome = await chatWrites.open({
        user,
        counterpart,
        productId: body.productId,
        lang,
      });
      if (outcome.kind === 'noCounterpart')
        throw new HttpError('validation', { userIds: 'chatParticipants' });
      if (outcome.kind !== 'opened') throw new HttpError(outcome.kind);
      return readChat(outcome.id, user, { limit: PAGE_SIZE }, lang);
    },
    { limitPerMinute: CHATS_OPENED_PER_MINUTE },
  );

  serve(app, markChatRead, async ({ params, body }, { user }) => {
    const chatSide = await messages.readChatSide(params.id, participantRolesOf(user, user.role));
    if (!chatSide) throw new HttpError('chatNotFound');
    if (!(await messages.belongsToChat(body.messageId, params.id)))
      throw new HttpError('validation', { messageId: 'invalid' });
    if (await messages.markRead(chatSide, body.messageId))
      live.broadcaster.read(chatSide, body.messageId);
    return { success: true as const, message: '' };
  });
}
