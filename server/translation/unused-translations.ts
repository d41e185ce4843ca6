// Deletion of stored translations that were not used for long, and of the spending of earlier days.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ROWS_PER_TRANSACTION } from '../accounts/account-parts.ts';
import type { Db } from '../platform/db/open.ts';
import { deleteSpendingBefore } from './spending-queries.ts';
import { translationsRepository } from './translation-queries.ts';

export const unusedTranslations = (db: Db) => ({
  /** Deletes in batches, until nothing is left or `shouldStop` returns true. */
  async delete(shouldStop: () => boolean): Promise<void> {
    const translations = translationsRepository(db);
    await deleteSpendingBefore(db, new Date().toISOString().slice(0, 10));
    while (!shouldStop() && (await translations.deleteUnused(ROWS_PER_TRANSACTION)) > 0)
      await nextTurn();
  },
});
