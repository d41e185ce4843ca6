// Query for a supplier's own products: sorted, filtered by status, searched in the supplier's own texts, counted by status, paginated.
import { type ExpressionBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Lang } from '../../contract/lang.ts';
import { PRODUCT_STATUSES } from '../../contract/limits.ts';
import { type MyProduct, RECENT_DAYS } from '../../contract/products/my-product.ts';
import type { MY_PRODUCT_SORTS, myProductQuery } from '../../contract/products/my-products.ts';
import type { ProductRow } from '../catalog/product-resource-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { offsetOf, readPageRows } from '../platform/db/pagination.ts';
import { countByStatus, totalOf } from '../platform/db/status-counts.ts';
import { containsWord, searchedWords } from '../platform/db/substring-search.ts';
import type { Tables } from '../platform/db/tables.ts';
import { serializeMyProducts } from './my-product-resource-queries.ts';
import { readStoredProducts } from './product-row-queries.ts';

export type MyProductQuery = z.output<typeof myProductQuery>;

interface MyProductPage {
  readonly products: MyProduct[];
  readonly total: number;
  /** Counts of all the supplier's products, independent of search and filter. */
  readonly counts: Record<string, number>;
}

type ProductExpression = ExpressionBuilder<Tables, 'products'>;

const SEARCHED_TEXT = sql<string>`product_texts.name || ' ' || title || ' ' || summary || ' ' || tags`;

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

const recentSince = (): string => new Date(Date.now() - RECENT_DAYS * 86_400_000).toISOString();

const nameKeyIn = (
  lang: Lang | 'products.language',
) => sql<string>`(select name_key from product_texts
  where product_no = products.no and lang = ${lang === 'products.language' ? sql.ref(lang) : lang})`;

/** Sort expression and default direction of each order. */
const ORDER_BY = {
  newest: { by: () => sql.ref('products.created_at'), begins: 'desc' },
  name: {
    by: (lang: Lang) => sql`coalesce(${nameKeyIn(lang)}, ${nameKeyIn('products.language')})`,
    begins: 'asc',
  },
  // Products sold by quote come first or last, not between the prices.
  price: { by: () => sql`coalesce(price_cents, -1)`, begins: 'desc' },
  views: { by: () => sql.ref('products.views'), begins: 'desc' },
  inquiries: {
    by: () => sql`(select count(*) from enquiries
      where product_no = products.no and enquiries.created_at >= ${recentSince()})`,
    begins: 'desc',
  },
  changed: { by: () => sql.ref('products.updated_at'), begins: 'desc' },
} as const satisfies Record<(typeof MY_PRODUCT_SORTS)[number], object>;

export async function readMyProductPage(
  db: DbOrTx,
  supplierId: string,
  query: MyProductQuery,
  lang: Lang,
): Promise<MyProductPage> {
  const serialize = async (rows: readonly ProductRow[]) =>
    serializeMyProducts(db, await readStoredProducts(db, rows), lang);
  const { search, status } = query;
  const { by: sortBy, begins: defaultOrder } = ORDER_BY[query.sort ?? 'newest'];
  const order = query.order ?? defaultOrder;
  const words = searchedWords(search ?? '');
  const own = db.selectFrom('products').where('supplier_id', '=', supplierId);
  const counts = await countByStatus(own, PRODUCT_STATUSES);
  let matching = own.orderBy(sortBy(lang), order).orderBy('no', order);
  if (status) matching = matching.where('status', '=', status);
  if (words.length === 0) {
    const products = await serialize(await readPageRows(matching.selectAll(), query));
    return { products, total: totalOf(counts, status), counts };
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
