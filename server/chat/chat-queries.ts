// Queries that list a user's chats and read one chat with a page of its messages.
import type { ChatDto, MessageDto } from '../../contract/chat/chats.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Db } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import { type ParticipantRole, sideOf } from '../trade/participant-queries.ts';
import { isChatVisibleTo, readChat, serializeChats } from './chat-resource-queries.ts';
import { messageSerializer } from './message-resource-queries.ts';

/** A page of messages: older than `before`, or newer than `after`. */
export interface MessagePage {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

export type ChatWithMessages = ChatDto & {
  messages: MessageDto[];
  hasMore: boolean;
  otherRead: string | null;
};

export const chatsRepository = (db: Db) => ({
  /** Latest activity first. `roles` must not be empty. */
  async page(
    roles: readonly ParticipantRole[],
    query: PageQuery,
    lang: Lang,
  ): Promise<{ chats: ChatDto[]; total: number }> {
    const matching = db.selectFrom('chats').where(isChatVisibleTo(roles));
    const latestFirst = matching.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc');
    const { rows, total } = await readPage(latestFirst, query);
    return { chats: await serializeChats(db, rows, roles, lang), total };
  },

  /** Returns null if none of `roles` takes part in the chat. Reads only the requested page, however long the chat is. */
  async read(
    id: string,
    roles: readonly ParticipantRole[],
    { before, after, limit }: MessagePage,
    lang: Lang,
  ): Promise<ChatWithMessages | null> {
    const chat = await readChat(db, id, roles);
    if (!chat) return null;
    const messages = await db
      .selectFrom('messages')
      .selectAll()
      .where('chat_id', '=', id)
      .$if(before !== undefined, (each) => each.where('id', '<', before ?? ''))
      .$if(after !== undefined, (each) => each.where('id', '>', after ?? ''))
      .orderBy('id', after === undefined ? 'desc' : 'asc')
      .limit(limit + 1)
      .execute();
    const page = messages.slice(0, limit);
    const rows = after === undefined ? page.reverse() : page;
    const serializeMessage = await messageSerializer(db, rows, lang);
    const [serialized] = await serializeChats(db, [chat], roles, lang);
    if (!serialized) return null;
    const reader = sideOf(chat, roles);
    return {
      ...serialized,
      messages: rows.map((row) => serializeMessage(row, chat, reader)),
      hasMore: messages.length > limit,
      otherRead: reader === 'buyer' ? chat.supplier_read : chat.buyer_read,
    };
  },
});
