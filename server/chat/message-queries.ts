// Queries that store messages and read positions. Each message is stored once, and ids follow the order of the chat.
import type { MessageDto } from '../../contract/chat/chats.ts';
import type { Lang } from '../../contract/lang.ts';
import { lockAccount, type QuotaChecks } from '../accounts/quota-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { detectLanguage } from '../products/product-content.ts';
import {
  otherSide,
  type ParticipantRole,
  type Side,
  sideOf,
} from '../trade/participant-queries.ts';
import type { StoredAttachment } from './attachment-uploads.ts';
import { readChat } from './chat-resource-queries.ts';
import { type Chat, type Message, messageSerializer } from './message-resource-queries.ts';

export interface NewMessage {
  readonly chatId: string;
  readonly senderId: string;
  readonly roles: readonly ParticipantRole[];
  readonly text: string;
  readonly clientId: string | undefined;
  readonly file: StoredAttachment | null;
}

/** A stored message with its chat. */
export interface StoredMessage {
  readonly message: Message;
  readonly chat: Chat;
}

/** In this order: no such chat for this sender, the sender's account is deleted, the counterpart's account is deleted. */
type Refusal = 'chatNotFound' | 'unauthorized' | 'chatClosed';

export type SendMessageOutcome =
  | ({ readonly kind: 'stored'; readonly side: Side } & StoredMessage)
  /** An earlier call stored this message; the file of this call is not needed. */
  | ({ readonly kind: 'known'; readonly side: Side } & StoredMessage)
  | { readonly kind: 'refused'; readonly code: Refusal };

/** One side of a chat, such as the one whose read position changes. */
export interface ChatSide {
  readonly chat: Chat;
  readonly side: Side;
}

/** Locks the chat, so that concurrent senders get ids in the order in which their messages become visible. */
const lockChat = (tx: DbOrTx, id: string): Promise<Chat> =>
  tx
    .updateTable('chats')
    .set((each) => ({ updated_at: each.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

const readEarlierMessage = (
  tx: DbOrTx,
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
const canReceive = (chat: Chat, side: Side): boolean =>
  chat[`${side}_id`] !== null || (side === 'supplier' && chat.to_desk === 1);

async function storeMessage(
  tx: DbOrTx,
  newMessage: NewMessage,
  quotas: QuotaChecks,
): Promise<SendMessageOutcome> {
  const { chatId, senderId, roles, text, clientId, file } = newMessage;
  const visibleChat = await readChat(tx, chatId, roles);
  if (!visibleChat) return { kind: 'refused', code: 'chatNotFound' };
  const sender = await tx
    .selectFrom('users')
    .select('language')
    .where('id', '=', senderId)
    .executeTakeFirst();
  if (!sender) return { kind: 'refused', code: 'unauthorized' };
  if (file) await lockAccount(tx, senderId);
  const chat = await lockChat(tx, chatId);
  const side = sideOf(chat, roles);
  const earlier = clientId === undefined ? undefined : await readEarlierMessage(tx, newMessage);
  if (earlier) return { kind: 'known', message: earlier, chat, side };
  if (!canReceive(chat, otherSide(side))) return { kind: 'refused', code: 'chatClosed' };
  const id = monotonicId(chat.last_message_id ?? '');
  const now = new Date().toISOString();
  const message = await tx
    .insertInto('messages')
    .values({
      id,
      chat_id: chatId,
      sender_id: senderId,
      language: detectLanguage([text], sender.language as Lang),
      created_at: now,
      text,
      client_id: clientId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (file) {
    const row = { ...file, message_id: id, sender_id: senderId };
    await tx.insertInto('attachments').values(row).execute();
    await quotas.enforce(tx, senderId, 'attachments');
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
  send: (newMessage: NewMessage): Promise<SendMessageOutcome> =>
    inTransaction(db, (tx) => storeMessage(tx, newMessage, quotas)),

  /** Returns a serializer of the message for either side. */
  async messageSerializer(
    { message, chat }: StoredMessage,
    lang: Lang,
  ): Promise<(reader: Side) => MessageDto> {
    const serialize = await messageSerializer(db, [message], lang);
    return (reader) => serialize(message, chat, reader);
  },

  /** Returns the chat and the side that `roles` give access to; null if none of them takes part. */
  async readChatSide(chatId: string, roles: readonly ParticipantRole[]): Promise<ChatSide | null> {
    const chat = await readChat(db, chatId, roles);
    return chat ? { chat, side: sideOf(chat, roles) } : null;
  },

  async belongsToChat(messageId: string, chatId: string): Promise<boolean> {
    const row = await db
      .selectFrom('messages')
      .select('id')
      .where('id', '=', messageId)
      .where('chat_id', '=', chatId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Moves the read position forward, never back. Returns false if the message was read already. */
  async markRead({ chat, side }: ChatSide, messageId: string): Promise<boolean> {
    const updated = await db
      .updateTable('chats')
      .set(side === 'buyer' ? { buyer_read: messageId } : { supplier_read: messageId })
      .where('id', '=', chat.id)
      .where((each) => each(each.fn.coalesce(`${side}_read`, each.val('')), '<', messageId))
      .returning('id')
      .executeTakeFirst();
    return updated !== undefined;
  },
});
