// Files of conversations as their members ask for them.
import type { Selectable } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import type { AttachmentsTable } from '../platform/db/tables.ts';
import type { Seat } from '../trade/participant-queries.ts';
import { chatAt } from './chat-resource-queries.ts';

export const attachmentsRepository = (db: Db) => ({
  /** null where there is none in this conversation, and for whoever has no seat at it. */
  async find(
    chatId: string,
    fileId: string,
    seats: readonly Seat[],
  ): Promise<Selectable<AttachmentsTable> | null> {
    if (!(await chatAt(db, chatId, seats))) return null;
    const row = await db
      .selectFrom('attachments')
      .innerJoin('messages', 'messages.id', 'attachments.message_id')
      .selectAll('attachments')
      .where('attachments.id', '=', fileId)
      .where('messages.chat_id', '=', chatId)
      .executeTakeFirst();
    return row ?? null;
  },

  /** What came with a message; null where nothing did. */
  async of(messageId: string): Promise<Selectable<AttachmentsTable> | null> {
    const row = await db
      .selectFrom('attachments')
      .selectAll()
      .where('message_id', '=', messageId)
      .executeTakeFirst();
    return row ?? null;
  },
});
