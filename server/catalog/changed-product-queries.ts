// Queries for the change log: what caches need to know of the products that a load has changed.
import type { DbOrTx } from '../platform/db/open.ts';
import type { Columns, ColumnValues } from './columns.ts';
import type { ProductChange } from './versions/change-log.ts';

/** A larger change, which is rare, invalidates all replies: comparing each reply with each product would cost more. */
export const MAX_CHANGED_PRODUCTS = 100;

/** Reads the last version whose change was not limited to products. */
export const readWideVersion = async (db: DbOrTx): Promise<number> => {
  const row = await db
    .selectFrom('catalog_version')
    .select('wide_version')
    .executeTakeFirstOrThrow();
  return row.wide_version;
};

/**
 * `before` has the values before the load, `columns` those after it, `withAttributes` the products whose attributes changed. Returns
 * null if there are too many, or if one was deleted.
 */
export async function readChangedProducts(
  db: DbOrTx,
  before: ReadonlyMap<number, ColumnValues | null>,
  columns: Columns,
  withAttributes: ReadonlySet<number>,
): Promise<ProductChange[] | null> {
  if (before.size === 0) return [];
  if (before.size > MAX_CHANGED_PRODUCTS) return null;
  const nos = [...before.keys()];
  const rows = await db
    .selectFrom('products')
    .select(['no', 'id'])
    .where('no', 'in', nos)
    .execute();
  if (rows.length < nos.length) return null;
  return rows.map(({ no, id }) => ({
    no,
    id,
    before: before.get(no) ?? null,
    after: columns.valuesOf(no),
    attributesChanged: withAttributes.has(no),
  }));
}
