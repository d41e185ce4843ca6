// Chat routes: lists for buyers and for suppliers (chats with the admins are in both), open, page through, mark as read.
import type { FastifyInstance } from 'fastify';
import {
  createChat,
  getChat,
  listBuyerChats,
  listMessages,
  listVendorChats,
  markChatRead,
} from '../../contract/chat/chats.ts';
import type { Lang } from '../../contract/lang.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import type { Person } from '../accounts/sessions.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { type Side, seatsOf } from '../trade/participant-queries.ts';
import type { MessagePage } from './chat-queries.ts';

/** More than one person can open while browsing products. */
const OPENED_PER_MINUTE = 60;

/** Returns the id of the counterpart; undefined if the request names none and the product decides. Throws if it names several. */
const counterpartOf = (
  me: string,
  {
    userIds,
    vendor,
  }: { readonly userIds: readonly string[]; readonly vendor?: string | undefined },
): string | undefined => {
  const [other, ...more] = new Set([...userIds, vendor ?? me].filter((id) => id !== me));
  if (more.length > 0) throw new Problem('validation', { userIds: 'chatMembers' });
  return other;
};

export function chatRoutes(app: FastifyInstance, services: Services): void {
  const { chats, chatWrites, messages, live } = services;
  const lists = [
    ['supplier', listVendorChats],
    ['buyer', listBuyerChats],
  ] as const satisfies [Side, unknown][];

  for (const [side, list] of lists)
    serve(app, list, async ({ query }, { person, lang }) => {
      const seats = seatsOf(person, side);
      if (seats.length === 0) throw new Problem('forbidden');
      const { chats: data, total } = await chats.page(seats, query, lang);
      return { success: true as const, data, pagination: paginationOf(query, total) };
    });

  const opened = async (id: string, person: Person, page: MessagePage, lang: Lang) => {
    const chat = await chats.open(id, seatsOf(person, person.role), page, lang);
    if (!chat) throw new Problem('chatNotFound');
    return { success: true as const, ...chat };
  };

  for (const reading of [getChat, listMessages])
    serve(app, reading, ({ params, query }, { person, lang }) =>
      opened(params.id, person, query, lang),
    );

  serve(
    app,
    createChat,
    async ({ body }, { person, lang }) => {
      const counterpart = counterpartOf(person.id, body);
      const outcome = await chatWrites.open({
        person,
        counterpart,
        productId: body.productId,
        lang,
      });
      if (outcome.kind === 'nobody') throw new Problem('validation', { userIds: 'chatMembers' });
      if (outcome.kind !== 'opened') throw new Problem(outcome.kind);
      return opened(outcome.id, person, { limit: PAGE_SIZE }, lang);
    },
    { perMinute: OPENED_PER_MINUTE },
  );

  serve(app, markChatRead, async ({ params, body }, { person }) => {
    const seat = await messages.seat(params.id, seatsOf(person, person.role));
    if (!seat) throw new Problem('chatNotFound');
    if (!(await messages.isOf(body.messageId, params.id)))
      throw new Problem('validation', { messageId: 'invalid' });
    if (await messages.markRead(seat, body.messageId)) live.told.read(seat, body.messageId);
    return { success: true as const, message: '' };
  });
}
