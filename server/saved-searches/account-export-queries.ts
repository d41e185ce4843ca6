// Saved searches of an account in its data export.
import type { ExportPart } from '../accounts/account-parts.ts';
import type { Db } from '../platform/db/open.ts';
import { savedSearchRepository } from './saved-search-queries.ts';

async function* savedSearchesOf(db: Db, id: string) {
  const rows = await savedSearchRepository(db).list(id);
  yield rows.map(({ name, query, alert, created_at }) => ({
    name,
    query,
    alert: alert === 1,
    createdAt: created_at,
  }));
}

export const savedSearchesExport = (db: Db): ExportPart => ({
  sections: ({ id }) => [['savedSearches', savedSearchesOf(db, id)]],
});
