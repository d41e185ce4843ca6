// Queries that list a user's chats and read one chat with a page of its messages.
import type { ChatWire, MessageWire } from '../../contract/chat/chats.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Db } from '../platform/db/open.ts';
import { type Page, pageOf } from '../platform/db/pages.ts';
import { type Seat, sideIn } from '../trade/participant-queries.ts';
import { chatAt, chatSeated, chatWires } from './chat-resource-queries.ts';
import { messageWires } from './message-resource-queries.ts';

/** A page of messages: older than `before`, or newer than `after`. */
export interface MessagePage {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

export type OpenChat = ChatWire & {
  messages: MessageWire[];
  hasMore: boolean;
  otherRead: string | null;
};

export const chatsRepository = (db: Db) => ({
  /** Latest activity first. `seats` must not be empty. */
  async page(
    seats: readonly Seat[],
    query: Page,
    lang: Lang,
  ): Promise<{ chats: ChatWire[]; total: number }> {
    const seen = db.selectFrom('chats').where(chatSeated(seats));
    const latestFirst = seen.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc');
    const { rows, total } = await pageOf(latestFirst, query);
    return { chats: await chatWires(db, rows, seats, lang), total };
  },

  /** Returns null if none of `seats` takes part in the chat. Reads only the requested page, however long the chat is. */
  async open(
    id: string,
    seats: readonly Seat[],
    { before, after, limit }: MessagePage,
    lang: Lang,
  ): Promise<OpenChat | null> {
    const chat = await chatAt(db, id, seats);
    if (!chat) return null;
    const found = await db
      .selectFrom('messages')
      .selectAll()
      .where('chat_id', '=', id)
      .$if(before !== undefined, (each) => each.where('id', '<', before ?? ''))
      .$if(after !== undefined, (each) => each.where('id', '>', after ?? ''))
      .orderBy('id', after === undefined ? 'desc' : 'asc')
      .limit(limit + 1)
      .execute();
    const page = found.slice(0, limit);
    const rows = after === undefined ? page.reverse() : page;
    const wireOf = await messageWires(db, rows, lang);
    const [wire] = await chatWires(db, [chat], seats, lang);
    if (!wire) return null;
    const reader = sideIn(chat, seats);
    return {
      ...wire,
      messages: rows.map((row) => wireOf(row, chat, reader)),
      hasMore: found.length > limit,
      otherRead: reader === 'buyer' ? chat.supplier_read : chat.buyer_read,
    };
  },
});
