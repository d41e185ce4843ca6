// Queries for chats: pages of a user's chats, one chat with a page of its messages, and creation.
import type { Chat, CreatedChat } from '../../contract/chat/chat.ts';
import type { Lang } from '../../contract/lang.ts';
import { type ParticipantRole, sideOf } from '../accounts/participant-queries.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import { textsIn } from '../platform/db/text-queries.ts';
import { isChatVisibleTo, readChat, serializeChats } from './chat-resource-queries.ts';
import { readCounterpart } from './counterpart-queries.ts';
import { messageSerializer } from './message-resource-queries.ts';

/** A page of messages: older than `before`, or newer than `after`. */
export interface MessagePage {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** What makes a chat unique. */
export interface ChatKey {
  readonly buyerId: string;
  /** null for the admins. */
  readonly supplierId: string | null;
  /** A product id, the reserved certification topic, or ''. */
  readonly about: string;
}

/** Latest activity first. `roles` must not be empty. */
export async function readChatPage(
  db: DbOrTx,
  roles: readonly ParticipantRole[],
  query: PageQuery,
  lang: Lang,
): Promise<{ chats: Chat[]; total: number }> {
  const matching = db
    .selectFrom('chats')
    .where(isChatVisibleTo(roles))
    // Without chats that were only opened: nothing was sent in them yet.
    .where('last_message_id', 'is not', null);
  const latestFirst = matching.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc');
  const { rows, total } = await readPage(latestFirst, query);
  return { chats: await serializeChats(db, rows, roles, lang), total };
}

/** Returns null if none of `roles` takes part in the chat. Reads only the requested page, however long the chat is. */
export async function readChatWithMessages(
  db: DbOrTx,
  id: string,
  roles: readonly ParticipantRole[],
  { before, after, limit }: MessagePage,
  lang: Lang,
): Promise<Omit<CreatedChat, 'isTranslated'> | null> {
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
    counterpart: await readCounterpart(db, chat, reader, lang),
  };
}

export async function readChatByKey(
  db: DbOrTx,
  { buyerId, supplierId, about }: ChatKey,
): Promise<{ readonly id: string; readonly isEmpty: boolean } | null> {
  const row = await db
    .selectFrom('chats')
    .select(['id', 'last_message_id'])
    .where('buyer_id', '=', buyerId)
    .where('supplier_id', supplierId === null ? 'is' : '=', supplierId)
    .where('to_admin', '=', supplierId === null ? 1 : 0)
    .where('about', '=', about)
    .executeTakeFirst();
  return row ? { id: row.id, isEmpty: row.last_message_id === null } : null;
}

/** The product of a new chat, with its name in `lang`; null if it is not public. */
export async function readChatProduct(db: DbOrTx, id: string, lang: Lang) {
  const product = await db
    .selectFrom('products')
    .select(['no', 'language', 'supplier_id as supplierId'])
    .where('id', '=', id)
    .where(isPublicProduct)
    .executeTakeFirst();
  if (!product) return null;
  const texts = (await textsIn(db, lang).ofProducts([product], false)).get(product.no);
  return { ...product, name: texts?.name ?? '' };
}
export type ChatProduct = NonNullable<Awaited<ReturnType<typeof readChatProduct>>>;

/** Does nothing if the chat exists: of two concurrent calls the unique index accepts one row. */
export async function insertChat(
  db: DbOrTx,
  { buyerId, supplierId, about }: ChatKey,
  product: ChatProduct | null,
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto('chats')
    .values({
      id: monotonicId(),
      buyer_id: buyerId,
      supplier_id: supplierId,
      to_admin: supplierId === null ? 1 : 0,
      product_no: product?.no ?? null,
      about,
      product_name: product?.name ?? '',
      last_message_id: null,
      created_at: now,
      updated_at: now,
      buyer_read: null,
      supplier_read: null,
    })
    .onConflict((each) => each.doNothing())
    .execute();
}

/** Deletes the chats that were opened before `before` and in which nothing was sent. Returns their number, at most `limit`. */
export async function deleteUnusedChats(db: DbOrTx, before: Date, limit: number): Promise<number> {
  const batch = db
    .selectFrom('chats')
    .select('id')
    .where('last_message_id', 'is', null)
    .where('created_at', '<', before.toISOString())
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('chats')
    .where('id', 'in', batch)
    // Checked again, because a message may have been sent since the selection.
    .where('last_message_id', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whether the buyer has already sent this supplier an enquiry, an order or a message. */
export async function hasBuyerContacted(
  db: DbOrTx,
  buyerId: string,
  supplierId: string,
): Promise<boolean> {
  for (const table of ['enquiries', 'orders'] as const) {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('buyer_id', '=', buyerId)
      .where('supplier_id', '=', supplierId)
      .executeTakeFirst();
    if (row) return true;
  }
  const message = await db
    .selectFrom('chats')
    .innerJoin('messages', 'messages.chat_id', 'chats.id')
    .select('chats.id')
    .where('buyer_id', '=', buyerId)
    .where('supplier_id', '=', supplierId)
    .whereRef('messages.sender_id', '=', 'chats.buyer_id')
    .executeTakeFirst();
  return message !== undefined;
}
