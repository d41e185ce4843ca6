// Queries for files that are still to be removed: stored in the transaction that deletes their rows, so that a crash loses none.
import type { DbOrTx } from '../db/open.ts';

export type RemovedFolder = 'uploads' | 'attachments';

export const removedFilesRepository = (db: DbOrTx) => ({
  /** `names` are paths of uploads or ids of attachments. Call it in the transaction that deletes the rows with these names. */
  async add(folder: RemovedFolder, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await db
      .insertInto('removed_files')
      .values([...new Set(names)].map((name) => ({ folder, name })))
      .onConflict((conflict) => conflict.columns(['folder', 'name']).doNothing())
      .execute();
  },

  /** Returns names after `after`, in the order of their names. */
  async readBatch(folder: RemovedFolder, after: string, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('removed_files')
      .select('name')
      .where('folder', '=', folder)
      .where('name', '>', after)
      .orderBy('name')
      .limit(limit)
      .execute();
    return rows.map(({ name }) => name);
  },

  /** Call it after the files are removed. */
  async delete(folder: RemovedFolder, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await db
      .deleteFrom('removed_files')
      .where('folder', '=', folder)
      .where('name', 'in', names)
      .execute();
  },
});
