// Access conditions and serialization of chats, with the last message and the number of unread messages.
import type { ExpressionBuilder } from 'kysely';
import type { ChatWire } from '../../contract/chat/chats.ts';
import type { Lang } from '../../contract/lang.ts';
import { BIS_TOPIC_ID } from '../../contract/limits.ts';
import type { Queries } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';
import {
  desk,
  listingsOf,
  partiesOf,
  type ReferredListings,
  type Seat,
  type Side,
  seated,
  sideIn,
} from '../trade/participant-queries.ts';
import { type Chat, type Message, messageWires } from './message-resource-queries.ts';

/** Condition: one of `seats` takes part in the chat. The cast is safe because chats and enquiries name these columns alike. */
export const chatSeated =
  (seats: readonly Seat[]) =>
  <Table extends keyof Tables>(each: ExpressionBuilder<Tables, Table>) =>
    seated(each as unknown as ExpressionBuilder<Tables, 'enquiries'>, seats);

/** Returns undefined if there is no such chat, or if none of `seats` takes part in it. */
export const chatAt = (
  db: Queries,
  id: string,
  seats: readonly Seat[],
): Promise<Chat | undefined> =>
  db
    .selectFrom('chats')
    .selectAll()
    .where('id', '=', id)
    .where(chatSeated(seats))
    .executeTakeFirst();

const productOf = (chat: Chat, listingOf: ReferredListings): ChatWire['product'] =>
  chat.about === '' || chat.about === BIS_TOPIC_ID
    ? null
    : listingOf(chat.product_no, chat.product_name);

const lastOf = async (
  db: Queries,
  chats: readonly Chat[],
): Promise<Map<string | null, Message>> => {
  const ids = chats.flatMap(({ last_message_id }) => last_message_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('messages').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Counts, by chat, the counterpart's messages after the last one that `side` has read. Chats without any are left out. */
const unreadOf = async (
  db: Queries,
  side: Side,
  ids: readonly string[],
): Promise<[string, number][]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('chats')
    .innerJoin('messages', 'messages.chat_id', 'chats.id')
    .select((each) => ['chats.id', each.fn.countAll<number>().as('unread')])
    .where('chats.id', 'in', ids)
    .where((each) => each('messages.id', '>', each.fn.coalesce(`chats.${side}_read`, each.val(''))))
    // Every sender but the buyer is on the supplier side, whichever admin it was. The id of a deleted account counts as ''.
    .where((each) =>
      each(
        each.fn.coalesce('messages.sender_id', each.val('')),
        side === 'buyer' ? '<>' : '=',
        each.fn.coalesce('chats.buyer_id', each.val('')),
      ),
    )
    .groupBy('chats.id')
    .execute();
  return rows.map(({ id, unread }) => [id, Number(unread)]);
};

/** Serializes chats in the given order. Related rows take one query per kind, not one per chat. */
export async function chatWires(
  db: Queries,
  chats: readonly Chat[],
  seats: readonly Seat[],
  lang: Lang,
): Promise<ChatWire[]> {
  const last = await lastOf(db, chats);
  const bySide = Map.groupBy(chats, (chat) => sideIn(chat, seats));
  const idsOf = (side: Side) => bySide.get(side)?.map(({ id }) => id) ?? [];
  const unread = new Map([
    ...(await unreadOf(db, 'buyer', idsOf('buyer'))),
    ...(await unreadOf(db, 'supplier', idsOf('supplier'))),
  ]);
  const wireOf = await messageWires(db, [...last.values()], lang);
  const sides = chats.flatMap(({ buyer_id, supplier_id }) => [buyer_id, supplier_id]);
  const partyOf = await partiesOf(db, sides, lang);
  const listingOf = await listingsOf(
    db,
    chats.map(({ product_no }) => product_no),
    lang,
  );
  return chats.map((chat) => {
    const buyer = partyOf(chat.buyer_id);
    const vendor = chat.to_desk === 1 ? desk(lang) : partyOf(chat.supplier_id);
    const users = [buyer, vendor].filter((party) => party !== null);
    const message = last.get(chat.last_message_id);
    return {
      _id: chat.id,
      id: chat.id,
      users,
      userIds: users.map(({ id }) => id),
      vendor,
      product: productOf(chat, listingOf),
      lastMessage: message ? wireOf(message, chat, sideIn(chat, seats)) : null,
      unreadCount: unread.get(chat.id) ?? 0,
      updatedAt: chat.updated_at,
    };
  });
}
