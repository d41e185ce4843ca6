// Product count, categories and main machine types of a supplier, stored with its account for the directory.

import type { DbOrTx } from '../platform/db/open.ts';
import { isPublicProduct } from './public-product-queries.ts';

/** Machine types that a profile names. */
const MAIN_TYPES = 3;

type Count = readonly [key: string, count: number];

/** Sums by key, the largest first. */
const totals = (counts: readonly Count[]): Count[] => {
  const sums = new Map<string, number>();
  for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
  return [...sums].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
};

/** Values of the supplier's columns for these numbers of public products. */
export const supplierCountColumns = (
  byCategory: readonly Count[],
  byMachineType: readonly Count[],
) => {
  const categories = totals(byCategory);
  return {
    product_count: categories.reduce((sum, [, count]) => sum + count, 0),
    categories: JSON.stringify(categories.map(([category]) => category)),
    machine_types: JSON.stringify(totals(byMachineType).slice(0, MAIN_TYPES)),
  };
};

/** Counts the public products of a supplier and stores the total, the categories and the main types, the largest first. */
export async function recountSupplier(tx: DbOrTx, supplierId: string): Promise<void> {
  const rows = await tx
    .selectFrom('products')
    .select((each) => ['category', 'machine_type', each.fn.countAll<number>().as('count')])
    .where('supplier_id', '=', supplierId)
    .where(isPublicProduct)
    .groupBy(['category', 'machine_type'])
    .execute();
  await tx
    .updateTable('users')
    .set(
      supplierCountColumns(
        rows.map(({ category, count }) => [category, Number(count)]),
        rows.flatMap(({ machine_type, count }) =>
          machine_type ? [[machine_type, Number(count)] as const] : [],
        ),
      ),
    )
    .where('id', '=', supplierId)
    .execute();
}
