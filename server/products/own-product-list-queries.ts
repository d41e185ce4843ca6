// Query for a supplier's own products: filtered by status, searched in the supplier's own texts, counted by status, paginated.
import { type ExpressionBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Lang } from '../../contract/lang.ts';
import { PRODUCT_STATUSES } from '../../contract/limits.ts';
import type { MyProductWire, myProductQuery } from '../../contract/products/my-products.ts';
import type { Db } from '../platform/db/open.ts';
import { offsetOf, rowsOfPage } from '../platform/db/pages.ts';
import { holdsWord, searchedWords } from '../platform/db/substring-search.ts';
import type { Tables } from '../platform/db/tables.ts';
import { ownWires } from './own-product-resource-queries.ts';
import { type Row, storedOf } from './product-row-queries.ts';

export type MyProductQuery = z.output<typeof myProductQuery>;
export type StatusCounts = Record<(typeof PRODUCT_STATUSES)[number], number>;

export interface MyPage {
  readonly products: MyProductWire[];
  readonly total: number;
  /** Counts of all the supplier's products, independent of search and filter. */
  readonly counts: StatusCounts;
}

type Products = ExpressionBuilder<Tables, 'products'>;

const OWN_TEXTS = sql<string>`product_texts.name || ' ' || title || ' ' || short || ' ' || tags`;

/** Condition: the word occurs in the live texts of the product or in its unpublished change. */
const holds = (each: Products, word: string) =>
  each.or([
    each.exists(
      each
        .selectFrom('product_texts')
        .select('product_texts.lang')
        .whereRef('product_texts.product_no', '=', 'products.no')
        .whereRef('product_texts.lang', '=', 'products.language')
        .where(holdsWord(OWN_TEXTS, word)),
    ),
    each.exists(
      each
        .selectFrom('product_changes')
        .select('product_changes.status')
        .whereRef('product_changes.product_no', '=', 'products.no')
        .where((own) => holdsWord(own.ref('searched'), word)),
    ),
  ]);

export const myListingsPages = (db: Db) => {
  const countsOf = async (supplierId: string): Promise<StatusCounts> => {
    const rows = await db
      .selectFrom('products')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .where('supplier_id', '=', supplierId)
      .groupBy('status')
      .execute();
    const counted = new Map(rows.map(({ status, count }) => [status, Number(count)]));
    const counts = PRODUCT_STATUSES.map((status) => [status, counted.get(status) ?? 0] as const);
    return Object.fromEntries(counts) as StatusCounts;
  };

  const shown = async (rows: readonly Row[], lang: Lang) => ({
    products: await ownWires(db, await storedOf(db, rows), lang),
  });

  return {
    async page(supplierId: string, query: MyProductQuery, lang: Lang): Promise<MyPage> {
      const { search, status } = query;
      const words = searchedWords(search ?? '');
      const counts = await countsOf(supplierId);
      let chosen = db
        .selectFrom('products')
        .where('supplier_id', '=', supplierId)
        .orderBy('created_at', 'desc')
        .orderBy('no', 'desc');
      if (status) chosen = chosen.where('status', '=', status);
      if (words.length === 0) {
        const rows = await rowsOfPage(chosen.selectAll(), query);
        const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
        return { ...(await shown(rows, lang)), total: status ? counts[status] : all, counts };
      }
      for (const word of words) chosen = chosen.where((each) => holds(each, word));
      // One query for all matches gives both the page and the total.
      const nos = (await chosen.select('no').execute()).map(({ no }) => no);
      const from = offsetOf(query);
      const page = nos.slice(from, from + query.limit);
      const rows =
        page.length > 0
          ? await db.selectFrom('products').selectAll().where('no', 'in', page).execute()
          : [];
      rows.sort((a, b) => page.indexOf(a.no) - page.indexOf(b.no));
      return { ...(await shown(rows, lang)), total: nos.length, counts };
    },
  };
};
