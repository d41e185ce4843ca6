// Files that no row names any more and that are still to be removed: written with the rows that go, so that a crash loses none.
import type { Queries } from '../db/open.ts';

export type RemovedFolder = 'uploads' | 'attachments';

export const removedFilesRepository = (db: Queries) => ({
  /** `names` are paths of uploads, ids of attachments. To be called in the transaction that deletes what named them. */
  async add(folder: RemovedFolder, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await db
      .insertInto('removed_files')
      .values([...new Set(names)].map((name) => ({ folder, name })))
      .onConflict((conflict) => conflict.columns(['folder', 'name']).doNothing())
      .execute();
  },

  /** In the order of their names, those behind `after`. */
  async some(folder: RemovedFolder, after: string, limit: number): Promise<string[]> {
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

  /** To be called when they are removed. */
  async forget(folder: RemovedFolder, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await db
      .deleteFrom('removed_files')
      .where('folder', '=', folder)
      .where('name', 'in', names)
      .execute();
  },
});
