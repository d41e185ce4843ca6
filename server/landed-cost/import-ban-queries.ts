// Queries for products whose import may be prohibited.
import type { DbOrTx } from '../platform/db/open.ts';

/** The rows of a data sheet, as stored. */
export const specificationRowsOf = (stored: string): readonly (readonly [string, string])[] =>
  Object.entries(JSON.parse(stored) as Record<string, string>);

/** Data sheets of products in every language that they are stored in. */
export async function readDataSheets(db: DbOrTx, productNos: readonly number[]) {
  if (productNos.length === 0) return [];
  const rows = await db
    .selectFrom('product_texts')
    .select(['product_no', 'specifications'])
    .where('product_no', 'in', productNos)
    .execute();
  return rows.map(({ product_no, specifications }) => ({
    no: product_no,
    rows: specificationRowsOf(specifications),
  }));
}

/** Live products with one of the texts in their data sheet, at most `limit`, by number. */
export async function readLiveProductsWith(db: DbOrTx, texts: readonly string[], limit: number) {
  if (texts.length === 0) return [];
  const rows = await db
    .selectFrom('product_texts')
    .innerJoin('products', 'products.no', 'product_texts.product_no')
    .select(['products.no', 'products.id', 'product_texts.name', 'product_texts.specifications'])
    .whereRef('product_texts.lang', '=', 'products.language')
    .where('products.status', '=', 'active')
    .where((is) => is.or(texts.map((text) => is('specifications', 'like', `%${text}%`))))
    .orderBy('products.no')
    .limit(limit)
    .execute();
  return rows.map(({ specifications, ...product }) => ({
    ...product,
    rows: specificationRowsOf(specifications),
  }));
}
