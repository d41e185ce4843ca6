// Queries that remove a deleted account from its chats, and delete those that it was the last participant of.
import { type DeletedAccount, ROWS_PER_TRANSACTION } from '../accounts/account-parts.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { removedFilesRepository } from '../platform/storage/removed-file-queries.ts';

export async function leaveChats(tx: DbOrTx, { id }: DeletedAccount): Promise<void> {
  for (const side of ['buyer_id', 'supplier_id'] as const)
    await tx
      .updateTable('chats')
      .set({ [side]: null })
      .where(side, '=', id)
      .execute();
}

/** Removes the sender from some of the account's messages, which stay with their recipients. */
export async function detachMessages(tx: DbOrTx, id: string): Promise<number> {
  const batch = tx
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', id)
    .limit(ROWS_PER_TRANSACTION);
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ sender_id: null })
    .where('id', 'in', batch)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes some messages of a chat without participants; once it has none left, the chat. */
export async function deleteEmptyChat(tx: DbOrTx): Promise<number> {
  const chat = await tx
    .selectFrom('chats')
    .select('id')
    .where('buyer_id', 'is', null)
    .where('supplier_id', 'is', null)
    .where('to_admin', '=', 0)
    .limit(1)
    .executeTakeFirst();
  if (!chat) return 0;
  const messages = await tx
    .selectFrom('messages')
    .select('id')
    .where('chat_id', '=', chat.id)
    .limit(ROWS_PER_TRANSACTION)
    .execute();
  if (messages.length === 0) {
    await tx.deleteFrom('chats').where('id', '=', chat.id).execute();
    return 1;
  }
  const ids = messages.map((row) => row.id);
  const files = await tx
    .selectFrom('attachments')
    .select('id')
    .where('message_id', 'in', ids)
    .execute();
  await removedFilesRepository(tx).add(
    'attachments',
    files.map((file) => file.id),
  );
  await tx.deleteFrom('messages').where('id', 'in', ids).execute();
  return ids.length;
}
