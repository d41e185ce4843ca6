// Product count and categories of a supplier, stored with its account for the directory.

import type { DbOrTx } from '../platform/db/open.ts';
import { isPublicProduct } from './public-product-queries.ts';

/** Counts the public products of a supplier and stores the total and the categories, the largest first. */
export async function recountSupplier(tx: DbOrTx, supplierId: string): Promise<void> {
  const rows = await tx
    .selectFrom('products')
    .select((each) => ['category', each.fn.countAll<number>().as('count')])
    .where('supplier_id', '=', supplierId)
    .where(isPublicProduct)
    .groupBy('category')
    .execute();
  const counts = rows.map(({ category, count }) => ({ category, count: Number(count) }));
  counts.sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1));
  await tx
    .updateTable('users')
    .set({
      product_count: counts.reduce((sum, { count }) => sum + count, 0),
      categories: JSON.stringify(counts.map(({ category }) => category)),
    })
    .where('id', '=', supplierId)
    .execute();
}
