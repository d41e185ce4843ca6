// Access conditions and serialization of chats, with the last message and the number of unread messages.
import type { ExpressionBuilder } from 'kysely';
import type { Chat } from '../../contract/chat/chat.ts';
import type { Lang } from '../../contract/lang.ts';
import { BIS_TOPIC_ID } from '../../contract/limits.ts';
import {
  adminParticipant,
  matchesRole,
  type ParticipantRole,
  readParticipants,
  type Side,
  sideOf,
} from '../accounts/participant-queries.ts';
import {
  type ProductReferenceLookup,
  readProductReferences,
} from '../catalog/product-reference-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type ChatRow, type MessageRow, messageSerializer } from './message-resource-queries.ts';

/** Condition: one of `roles` takes part in the chat. The cast is safe because chats and enquiries name these columns alike. */
export const isChatVisibleTo =
  (roles: readonly ParticipantRole[]) =>
  <Table extends keyof Tables>(each: ExpressionBuilder<Tables, Table>) =>
    matchesRole(each as unknown as ExpressionBuilder<Tables, 'enquiries'>, roles);

/** Returns undefined if there is no such chat, or if none of `roles` takes part in it. */
export const readChat = (
  db: DbOrTx,
  id: string,
  roles: readonly ParticipantRole[],
): Promise<ChatRow | undefined> =>
  db
    .selectFrom('chats')
    .selectAll()
    .where('id', '=', id)
    .where(isChatVisibleTo(roles))
    .executeTakeFirst();

const serializeProduct = (
  chat: ChatRow,
  productReferenceOf: ProductReferenceLookup,
): Chat['product'] =>
  chat.about === '' || chat.about === BIS_TOPIC_ID
    ? null
    : productReferenceOf(chat.product_no, chat.product_name);

const readLastMessages = async (
  db: DbOrTx,
  chats: readonly ChatRow[],
): Promise<Map<string | null, MessageRow>> => {
  const ids = chats.flatMap(({ last_message_id }) => last_message_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('messages').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** Counts, by chat, the counterpart's messages after the last one that `side` has read. Chats without any are left out. */
const countUnread = async (
  db: DbOrTx,
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
export async function serializeChats(
  db: DbOrTx,
  chats: readonly ChatRow[],
  roles: readonly ParticipantRole[],
  lang: Lang,
): Promise<Chat[]> {
  const lastMessages = await readLastMessages(db, chats);
  const bySide = Map.groupBy(chats, (chat) => sideOf(chat, roles));
  const idsOf = (side: Side) => bySide.get(side)?.map(({ id }) => id) ?? [];
  const unread = new Map([
    ...(await countUnread(db, 'buyer', idsOf('buyer'))),
    ...(await countUnread(db, 'supplier', idsOf('supplier'))),
  ]);
  const serializeMessage = await messageSerializer(db, [...lastMessages.values()], lang);
  const participantIds = chats.flatMap(({ buyer_id, supplier_id }) => [buyer_id, supplier_id]);
  const participantById = await readParticipants(db, participantIds, lang);
  const productReferenceOf = await readProductReferences(
    db,
    chats.map(({ product_no }) => product_no),
    lang,
  );
  return chats.map((chat) => {
    const buyer = participantById(chat.buyer_id);
    const supplier =
      chat.to_admin === 1 ? adminParticipant(lang) : participantById(chat.supplier_id);
    const message = lastMessages.get(chat.last_message_id);
    return {
      id: chat.id,
      participants: [buyer, supplier].filter((participant) => participant !== null),
      supplier,
      product: serializeProduct(chat, productReferenceOf),
      lastMessage: message
        ? { ...serializeMessage(message, chat, sideOf(chat, roles)), translation: null }
        : null,
      unreadCount: unread.get(chat.id) ?? 0,
      updatedAt: chat.updated_at,
    };
  });
}
