// Queries for the saved searches of an account.
import type { Selectable } from 'kysely';
import type { DbOrTx } from '../platform/db/open.ts';
import type { SavedSearchesTable } from '../platform/db/tables.ts';

export type SavedSearchRow = Selectable<SavedSearchesTable>;

export const savedSearchRepository = (db: DbOrTx) => ({
  /** The last one first. */
  list: (userId: string): Promise<SavedSearchRow[]> =>
    db
      .selectFrom('saved_searches')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  async insert(row: SavedSearchRow): Promise<void> {
    await db.insertInto('saved_searches').values(row).execute();
  },

  async update(
    id: string,
    values: Partial<Pick<SavedSearchRow, 'name' | 'alert' | 'seen_version'>>,
  ): Promise<void> {
    await db.updateTable('saved_searches').set(values).where('id', '=', id).execute();
  },

  async delete(userId: string, id: string): Promise<void> {
    await db
      .deleteFrom('saved_searches')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
  },

  /** Ends the alerts of an account, or that of one search; returns the number of searches, with or without an alert before. */
  async stopAlerts(userId: string, id: string | undefined): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('saved_searches')
      .set({ alert: 0 })
      .where('user_id', '=', userId)
      .$if(id !== undefined, (each) => each.where('id', '=', id ?? ''))
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  },
});
