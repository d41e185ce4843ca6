// Queries that store messages and read positions. Each message is stored once, and ids follow the order of the chat.
import type { MessageWire } from '../../contract/chat/chats.ts';
import type { Lang } from '../../contract/lang.ts';
import { holdAccount, type QuotaChecks } from '../accounts/quota-queries.ts';
import { type Db, inTransaction, type Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import { languageOf } from '../products/product-content.ts';
import { otherSide, type Seat, type Side, sideIn } from '../trade/participant-queries.ts';
import type { StoredAttachment } from './attachment-uploads.ts';
import { chatAt } from './chat-resource-queries.ts';
import { type Chat, type Message, messageWires } from './message-resource-queries.ts';

export interface NewMessage {
  readonly chatId: string;
  readonly senderId: string;
  readonly seats: readonly Seat[];
  readonly text: string;
  readonly clientId: string | undefined;
  readonly file: StoredAttachment | null;
}

/** A stored message with its chat. */
export interface Stored {
  readonly message: Message;
  readonly chat: Chat;
}

/** In this order: no such chat for these seats, the sender's account is deleted, the counterpart's account is deleted. */
type Refusal = 'chatNotFound' | 'unauthorized' | 'chatClosed';

export type Sent =
  | ({ readonly kind: 'stored'; readonly side: Side } & Stored)
  /** An earlier call stored this message; the file of this call is not needed. */
  | ({ readonly kind: 'known'; readonly side: Side } & Stored)
  | { readonly kind: 'refused'; readonly code: Refusal };

/** The side of a chat whose read position is meant. */
export interface ReadMark {
  readonly chat: Chat;
  readonly side: Side;
}

/** Locks the chat, so that concurrent senders get ids in the order in which their messages become visible. */
const locked = (tx: Queries, id: string): Promise<Chat> =>
  tx
    .updateTable('chats')
    .set((each) => ({ updated_at: each.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

const sentBefore = (
  tx: Queries,
  { chatId, senderId, clientId }: NewMessage,
): Promise<Message | undefined> =>
  tx
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId ?? '')
    .executeTakeFirst();

/** Whether this side can receive messages: the admins always can, an account may be deleted. */
const isThere = (chat: Chat, side: Side): boolean =>
  chat[`${side}_id`] !== null || (side === 'supplier' && chat.to_desk === 1);

async function add(tx: Queries, given: NewMessage, quotas: QuotaChecks): Promise<Sent> {
  const { chatId, senderId, seats, text, clientId, file } = given;
  const seen = await chatAt(tx, chatId, seats);
  if (!seen) return { kind: 'refused', code: 'chatNotFound' };
  const sender = await tx
    .selectFrom('users')
    .select('language')
    .where('id', '=', senderId)
    .executeTakeFirst();
  if (!sender) return { kind: 'refused', code: 'unauthorized' };
  if (file) await holdAccount(tx, senderId);
  const chat = await locked(tx, chatId);
  const side = sideIn(chat, seats);
  const known = clientId === undefined ? undefined : await sentBefore(tx, given);
  if (known) return { kind: 'known', message: known, chat, side };
  if (!isThere(chat, otherSide(side))) return { kind: 'refused', code: 'chatClosed' };
  const id = risingId(chat.last_message_id ?? '');
  const now = new Date().toISOString();
  const message = await tx
    .insertInto('messages')
    .values({
      id,
      chat_id: chatId,
      sender_id: senderId,
      language: languageOf([text], sender.language as Lang),
      created_at: now,
      text,
      client_id: clientId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (file) {
    const row = { ...file, message_id: id, sender_id: senderId };
    await tx.insertInto('attachments').values(row).execute();
    await quotas.demand(tx, senderId, 'attachments');
  }
  await tx
    .updateTable('chats')
    .set({ last_message_id: id, updated_at: now })
    .where('id', '=', chatId)
    .execute();
  return { kind: 'stored', message, chat, side };
}

export const messagesRepository = (db: Db, quotas: QuotaChecks) => ({
  /** Resolves after the commit. A repeated `clientId` of the same sender returns the message that is stored already. */
  send: (given: NewMessage): Promise<Sent> => inTransaction(db, (tx) => add(tx, given, quotas)),

  /** Returns a serializer of the message for either side. */
  async wires({ message, chat }: Stored, lang: Lang): Promise<(reader: Side) => MessageWire> {
    const wireOf = await messageWires(db, [message], lang);
    return (reader) => wireOf(message, chat, reader);
  },

  /** Returns the chat and the side that `seats` are on; null if none of them takes part. */
  async seat(chatId: string, seats: readonly Seat[]): Promise<ReadMark | null> {
    const chat = await chatAt(db, chatId, seats);
    return chat ? { chat, side: sideIn(chat, seats) } : null;
  },

  async isOf(messageId: string, chatId: string, senderId?: string): Promise<boolean> {
    const row = await db
      .selectFrom('messages')
      .select('id')
      .where('id', '=', messageId)
      .where('chat_id', '=', chatId)
      .$if(senderId !== undefined, (each) => each.where('sender_id', '=', senderId ?? ''))
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Moves the read position forward, never back. Returns false if the message was read already. */
  async markRead({ chat, side }: ReadMark, messageId: string): Promise<boolean> {
    const moved = await db
      .updateTable('chats')
      .set(side === 'buyer' ? { buyer_read: messageId } : { supplier_read: messageId })
      .where('id', '=', chat.id)
      .where((each) => each(each.fn.coalesce(`${side}_read`, each.val('')), '<', messageId))
      .returning('id')
      .executeTakeFirst();
    return moved !== undefined;
  },
});
