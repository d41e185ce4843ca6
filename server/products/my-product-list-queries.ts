// Query for a supplier's own products: filtered by status, searched in the supplier's own texts, counted by status, paginated.
import { type ExpressionBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Lang } from '../../contract/lang.ts';
import { PRODUCT_STATUSES } from '../../contract/limits.ts';
import type { MyProduct } from '../../contract/products/my-product.ts';
import type { myProductQuery } from '../../contract/products/my-products.ts';
import type { ProductRow } from '../catalog/product-resource-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { offsetOf, readPageRows } from '../platform/db/pagination.ts';
import { containsWord, searchedWords } from '../platform/db/substring-search.ts';
import type { Tables } from '../platform/db/tables.ts';
import { serializeMyProducts } from './my-product-resource-queries.ts';
import { readStoredProducts } from './product-row-queries.ts';

export type MyProductQuery = z.output<typeof myProductQuery>;
export type StatusCounts = Record<(typeof PRODUCT_STATUSES)[number], number>;

interface MyProductPage {
  readonly products: MyProduct[];
  readonly total: number;
  /** Counts of all the supplier's products, independent of search and filter. */
  readonly counts: StatusCounts;
}

type ProductExpression = ExpressionBuilder<Tables, 'products'>;

const SEARCHED_TEXT = sql<string>`product_texts.name || ' ' || title || ' ' || short || ' ' || tags`;

/** Condition: the word occurs in the live texts of the product or in its unpublished change. */
const matchesWord = (each: ProductExpression, word: string) =>
  each.or([
    each.exists(
      each
        .selectFrom('product_texts')
        .select('product_texts.lang')
        .whereRef('product_texts.product_no', '=', 'products.no')
        .whereRef('product_texts.lang', '=', 'products.language')
        .where(containsWord(SEARCHED_TEXT, word)),
    ),
    each.exists(
      each
        .selectFrom('product_changes')
        .select('product_changes.status')
        .whereRef('product_changes.product_no', '=', 'products.no')
        .where((change) => containsWord(change.ref('searched'), word)),
    ),
  ]);

async function countByStatus(db: DbOrTx, supplierId: string): Promise<StatusCounts> {
  const rows = await db
    .selectFrom('products')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('supplier_id', '=', supplierId)
    .groupBy('status')
    .execute();
  const countOf = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  const counts = PRODUCT_STATUSES.map((status) => [status, countOf.get(status) ?? 0] as const);
  return Object.fromEntries(counts) as StatusCounts;
}

export async function readMyProductPage(
  db: DbOrTx,
  supplierId: string,
  query: MyProductQuery,
  lang: Lang,
): Promise<MyProductPage> {
  const serialize = async (rows: readonly ProductRow[]) =>
    serializeMyProducts(db, await readStoredProducts(db, rows), lang);
  const { search, status } = query;
  const words = searchedWords(search ?? '');
  const counts = await countByStatus(db, supplierId);
  let matching = db
    .selectFrom('products')
    .where('supplier_id', '=', supplierId)
    .orderBy('created_at', 'desc')
    .orderBy('no', 'desc');
  if (status) matching = matching.where('status', '=', status);
  if (words.length === 0) {
    const products = await serialize(await readPageRows(matching.selectAll(), query));
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { products, total: status ? counts[status] : all, counts };
  }
  for (const word of words) matching = matching.where((each) => matchesWord(each, word));
  // One query for all matches gives both the page and the total.
  const nos = (await matching.select('no').execute()).map(({ no }) => no);
  const offset = offsetOf(query);
  const page = nos.slice(offset, offset + query.limit);
  const rows =
    page.length > 0
      ? await db.selectFrom('products').selectAll().where('no', 'in', page).execute()
      : [];
  rows.sort((a, b) => page.indexOf(a.no) - page.indexOf(b.no));
  return { products: await serialize(rows), total: nos.length, counts };
}
