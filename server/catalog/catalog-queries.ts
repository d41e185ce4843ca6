// Queries of the in-memory catalog: version, changed and removed products.
import type { DbOrTx } from '../platform/db/open.ts';
import type { CatalogRow } from './columns.ts';
import { isPublicProduct } from './public-product-queries.ts';

/** Rows per query, so that other requests can run while a large catalog is loaded. */
const ROWS_PER_QUERY = 5_000;
/** Rows of one batch of changes: each batch is merged into orders of all products. */
const ROWS_PER_BATCH = 100_000;

export interface CatalogChanges {
  readonly rows: CatalogRow[];
  /** Numbers of products that are no longer public. */
  readonly removedNos: number[];
}

export const catalogRepository = (db: DbOrTx) => {
  const removedAfter = async (version: number): Promise<number[]> => {
    const rows = await db
      .selectFrom('removed_products')
      .select('no')
      .where('changed', '>', version)
      .execute();
    return rows.map(({ no }) => no);
  };

  return {
    async version(): Promise<number> {
      const row = await db
        .selectFrom('catalog_version')
        .select('version')
        .executeTakeFirstOrThrow();
      return row.version;
    },

    /** Yields all changes after version `since`, in batches; -1 loads the whole catalog. */
    async *changes(since: number): AsyncGenerator<CatalogChanges> {
      // A process that loads the whole catalog has no removed products in memory.
      if (since >= 0) yield { rows: [], removedNos: await removedAfter(since) };
      let batch: CatalogChanges = { rows: [], removedNos: [] };
      for (let after = 0; ; ) {
        const rows = await db
          .selectFrom('products')
          .innerJoin('users', 'users.id', 'products.supplier_id')
          .select([
            'products.no',
            'products.subcategory',
            'products.machine_type as machineType',
            'products.country_of_origin as country',
            'products.supplier_id as supplier',
            'products.price_cents as priceCents',
            'products.price_basis as priceBasis',
            'products.landed_low as landedLow',
            'products.created_at as createdAt',
            'users.is_verified',
          ])
          .select((each) => isPublicProduct(each).as('shown'))
          .where('products.changed', '>', since)
          .where('products.no', '>', after)
          .orderBy('products.no')
          .limit(ROWS_PER_QUERY)
          .execute();
        // SQLite returns booleans as 1 and 0.
        for (const { shown, is_verified, ...row } of rows)
          if (shown) batch.rows.push({ ...row, verified: is_verified === 1 });
          else batch.removedNos.push(row.no);
        const last = rows.at(-1);
        const isLast = !last || rows.length < ROWS_PER_QUERY;
        if (isLast || batch.rows.length >= ROWS_PER_BATCH) {
          yield batch;
          batch = { rows: [], removedNos: [] };
        }
        if (isLast) return;
        after = last.no;
      }
    },
  };
};
