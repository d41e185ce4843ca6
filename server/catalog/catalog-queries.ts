// Queries of the in-memory catalog: version, changed and removed products.
import type { DbOrTx } from '../platform/db/open.ts';
import type { CatalogRow } from './columns.ts';
import { isPublicProduct } from './public-product-queries.ts';

/** Rows per query, so that other requests can run while a large catalog is loaded. */
const ROWS_PER_QUERY = 5_000;

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
      for (let after = 0; ; ) {
        const rows = await db
          .selectFrom('products')
          .innerJoin('users', 'users.id', 'products.supplier_id')
          .select([
            'products.no',
            'products.subcategory',
            'products.country_of_origin as country',
            'products.supplier_id as supplier',
            'products.price_cents as priceCents',
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
        const publicRows = rows.filter(({ shown }) => Boolean(shown));
        yield {
          rows: publicRows.map((row) => ({ ...row, verified: row.is_verified === 1 })),
          removedNos: rows.filter(({ shown }) => !shown).map(({ no }) => no),
        };
        const last = rows.at(-1);
        if (!last || rows.length < ROWS_PER_QUERY) return;
        after = last.no;
      }
    },
  };
};
