// Deletion of empty chats: opened, but without a message.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ROWS_PER_TRANSACTION } from '../accounts/account-parts.ts';
import type { Db } from '../platform/db/open.ts';
import { deleteUnusedChats } from './chat-queries.ts';

export const unusedChats = (db: Db) => ({
  /** Deletes those opened before `before`, in batches. */
  async delete(before: Date): Promise<void> {
    while ((await deleteUnusedChats(db, before, ROWS_PER_TRANSACTION)) > 0) await nextTurn();
  },
});
