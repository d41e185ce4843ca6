// Queries for a supplier's own products: rows by id, the account's language, the next product number.
import type { Lang } from '../../contract/lang.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { readStoredProducts, type StoredProduct } from './product-row-queries.ts';

/** Reads those of the products that are the supplier's. */
export async function readOwnProducts(
  db: DbOrTx,
  supplierId: string,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('supplier_id', '=', supplierId)
    .execute();
  return readStoredProducts(db, rows);
}

export async function readAccountLanguage(db: DbOrTx, supplierId: string): Promise<Lang> {
  const user = await db
    .selectFrom('users')
    .select('language')
    .where('id', '=', supplierId)
    .executeTakeFirst();
  return (user?.language ?? 'en') as Lang;
}

/** Returns an unused product number. Numbers are never reused: a process may still have the removed product in memory. */
export async function nextProductNo(tx: DbOrTx): Promise<number> {
  const tables = ['products', 'removed_products'] as const;
  const highest = await Promise.all(
    tables.map((table) =>
      tx
        .selectFrom(table)
        .select(({ fn }) => fn.max<number | null>('no').as('no'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return 1 + Math.max(...highest.map(({ no }) => no ?? 0));
}
