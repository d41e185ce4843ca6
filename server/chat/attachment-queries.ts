// Queries for chat attachments, restricted to participants of the chat.
import type { Selectable } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import type { AttachmentsTable } from '../platform/db/tables.ts';
import type { ParticipantRole } from '../trade/participant-queries.ts';
import { readChat } from './chat-resource-queries.ts';

export const attachmentsRepository = (db: Db) => ({
  /** Returns null if the chat has no such attachment, or if none of `roles` takes part in the chat. */
  async read(
    chatId: string,
    fileId: string,
    roles: readonly ParticipantRole[],
  ): Promise<Selectable<AttachmentsTable> | null> {
    if (!(await readChat(db, chatId, roles))) return null;
    const row = await db
      .selectFrom('attachments')
      .innerJoin('messages', 'messages.id', 'attachments.message_id')
      .selectAll('attachments')
      .where('attachments.id', '=', fileId)
      .where('messages.chat_id', '=', chatId)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Returns the attachment of a message, or null. */
  async readByMessage(messageId: string): Promise<Selectable<AttachmentsTable> | null> {
    const row = await db
      .selectFrom('attachments')
      .selectAll()
      .where('message_id', '=', messageId)
      .executeTakeFirst();
    return row ?? null;
  },
});
