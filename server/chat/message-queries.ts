// Queries for the messages of a chat with their attachments, and for read positions. Ids follow the order of the chat.
import type { Selectable } from 'kysely';
import type { ParticipantRole, Side } from '../accounts/participant-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { AttachmentsTable } from '../platform/db/tables.ts';
import { readChat } from './chat-resource-queries.ts';
import type { ChatRow, MessageRow } from './message-resource-queries.ts';

/** One side of a chat, such as the one whose read position changes. */
export interface ChatSide {
  readonly chat: ChatRow;
  readonly side: Side;
}

/** Locks the chat until the transaction ends: no message is stored meanwhile. */
export const lockChat = (tx: DbOrTx, id: string): Promise<ChatRow> =>
  tx
    .updateTable('chats')
    .set((each) => ({ updated_at: each.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the message that an earlier call with the same `clientId` has stored. */
export const readSentMessage = (
  tx: DbOrTx,
  chatId: string,
  senderId: string,
  clientId: string,
): Promise<MessageRow | undefined> =>
  tx
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

export const readAttachmentOfMessage = (
  db: DbOrTx,
  messageId: string,
): Promise<Selectable<AttachmentsTable> | undefined> =>
  db.selectFrom('attachments').selectAll().where('message_id', '=', messageId).executeTakeFirst();

/** Returns undefined if the chat has no such attachment, or if none of `roles` takes part in the chat. */
export async function readAttachment(
  db: DbOrTx,
  chatId: string,
  fileId: string,
  roles: readonly ParticipantRole[],
): Promise<Selectable<AttachmentsTable> | undefined> {
  if (!(await readChat(db, chatId, roles))) return undefined;
  return db
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message_id')
    .selectAll('attachments')
    .where('attachments.id', '=', fileId)
    .where('messages.chat_id', '=', chatId)
    .executeTakeFirst();
}

export async function isMessageOfChat(
  db: DbOrTx,
  messageId: string,
  chatId: string,
): Promise<boolean> {
  const message = db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('chat_id', '=', chatId);
  return (await message.executeTakeFirst()) !== undefined;
}

/** Moves the read position forward, never back. Returns false if the message was read already. */
export async function updateReadPosition(
  db: DbOrTx,
  { chat, side }: ChatSide,
  messageId: string,
): Promise<boolean> {
  const updated = await db
    .updateTable('chats')
    .set(side === 'buyer' ? { buyer_read: messageId } : { supplier_read: messageId })
    .where('id', '=', chat.id)
    .where((each) => each(each.fn.coalesce(`${side}_read`, each.val('')), '<', messageId))
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
