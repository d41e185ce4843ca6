// Check for product pictures that orders show: these files are not removed while the order exists.
import { batches } from '../platform/db/batches.ts';
import type { DbOrTx } from '../platform/db/open.ts';

/**
 * Returns the paths that no order shows. Call it after the products that used them are changed in the same transaction: an order
 * that is being placed locks its products (server/trade/order-queries.ts), so by then it is committed, or it no longer reads the picture.
 */
export async function filesNotInOrders(tx: DbOrTx, paths: readonly string[]): Promise<string[]> {
  const usedByOrders = new Set<string | null>();
  for (const batch of batches(paths)) {
    const lines = await tx
      .selectFrom('order_lines')
      .select('image')
      .distinct()
      .where('image', 'in', batch)
      .execute();
    for (const { image } of lines) usedByOrders.add(image);
  }
  return paths.filter((path) => !usedByOrders.has(path));
}
