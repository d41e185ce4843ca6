// Saved products of an account in its data export.
import type { ExportPart } from '../accounts/account-parts.ts';
import type { Db } from '../platform/db/open.ts';
import { favouritesRepository } from './favourite-queries.ts';

async function* favouritesOf(db: Db, id: string) {
  yield await favouritesRepository(db).list(id);
}

export const favouritesExport = (db: Db): ExportPart => ({
  sections: ({ id }) => [['favourites', favouritesOf(db, id)]],
});
