// Queries of the in-memory catalog: version, changed and removed products, vocabulary, names in sort order.
import type { Lang } from '../../contract/lang.ts';
import type { Queries } from '../platform/db/open.ts';
import type { Row } from './columns.ts';
import { isPublicListing } from './public-product-queries.ts';

/** Rows per query, so that other requests can run while a large catalog is loaded. */
const BATCH = 5_000;

export interface Changes {
  readonly rows: Row[];
  /** Numbers of products that are no longer public. */
  readonly gone: number[];
}

export const catalogRepository = (db: Queries) => {
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
    async *changes(since: number): AsyncGenerator<Changes> {
      // A process that loads the whole catalog has no removed products in memory.
      if (since >= 0) yield { rows: [], gone: await removedAfter(since) };
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
          .select((each) => isPublicListing(each).as('shown'))
          .where('products.changed', '>', since)
          .where('products.no', '>', after)
          .orderBy('products.no')
          .limit(BATCH)
          .execute();
        // SQLite returns booleans as 1 and 0.
        const active = rows.filter(({ shown }) => Boolean(shown));
        yield {
          rows: active.map((row) => ({ ...row, verified: row.is_verified === 1 })),
          gone: rows.filter(({ shown }) => !shown).map(({ no }) => no),
        };
        const last = rows.at(-1);
        if (!last || rows.length < BATCH) return;
        after = last.no;
      }
    },

    async words(): Promise<(readonly [string, number])[]> {
      const rows = await db
        .selectFrom('search_words')
        .select(['word', 'documents'])
        .where('documents', '>', 0)
        .execute();
      return rows.map(({ word, documents }) => [word, documents] as const);
    },

    /** Yields public products with the sort key of their name in `lang`, in batches. */
    async *names(lang: Lang): AsyncGenerator<{ no: number; key: string }[]> {
      for (let after = 0; ; ) {
        const rows = await db
          .selectFrom('products')
          .innerJoin('product_texts as own', (join) =>
            join
              .onRef('own.product_no', '=', 'products.no')
              .onRef('own.lang', '=', 'products.language'),
          )
          .leftJoin('product_texts as told', (join) =>
            join.onRef('told.product_no', '=', 'products.no').on('told.lang', '=', lang),
          )
          .select((each) => [
            'products.no',
            each.fn.coalesce('told.name_key', 'own.name_key').as('key'),
          ])
          .where(isPublicListing)
          .where('products.no', '>', after)
          .orderBy('products.no')
          .limit(BATCH)
          .execute();
        yield rows;
        const last = rows.at(-1);
        if (!last || rows.length < BATCH) return;
        after = last.no;
      }
    },
  };
};
