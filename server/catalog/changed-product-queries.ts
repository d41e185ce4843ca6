// Queries for the change log: what caches need to know of the products that a load has changed.
import type { DbOrTx } from '../platform/db/open.ts';
import type { ProductChange } from './change-log.ts';
import type { Columns, ColumnValues } from './columns.ts';
import { searchDocuments } from './search-document-queries.ts';

/** More products at once are rare, and their documents would be much to read. */
const MAX_CHANGED_PRODUCTS = 100;

/** Reads the last version whose change was not limited to products. */
export const readWideVersion = async (db: DbOrTx): Promise<number> => {
  const row = await db
    .selectFrom('catalog_version')
    .select('wide_version')
    .executeTakeFirstOrThrow();
  return row.wide_version;
};

/** `before` has the values before the load, `columns` those after it. Null where there are too many, or where one was deleted. */
export async function readChangedProducts(
  db: DbOrTx,
  before: ReadonlyMap<number, ColumnValues | null>,
  columns: Columns,
): Promise<ProductChange[] | null> {
  if (before.size === 0) return [];
  if (before.size > MAX_CHANGED_PRODUCTS) return null;
  const nos = [...before.keys()];
  const rows = await db
    .selectFrom('products')
    .select(['no', 'id', 'supplier_id'])
    .where('no', 'in', nos)
    .execute();
  if (rows.length < nos.length) return null;
  const documents = await searchDocuments(db, nos);
  const wordsByNo = new Map(documents.map(({ no, texts }) => [no, new Set(texts)]));
  return rows.map(({ no, id, supplier_id }) => ({
    no,
    id,
    supplierId: supplier_id,
    before: before.get(no) ?? null,
    after: columns.valuesOf(no),
    words: wordsByNo.get(no) ?? new Set<string>(),
  }));
}
