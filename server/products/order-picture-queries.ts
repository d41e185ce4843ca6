// Check for product pictures that orders show: these files are not removed while the order exists.
import type { DbOrTx } from '../platform/db/open.ts';

/** Values per query. */
const PATHS_PER_QUERY = 500;

/**
 * Returns the paths that no order shows. Call it after the products that used them are changed in the same transaction: an order
 * that is being placed locks its products (order-write-queries.ts), so by then it is committed, or it no longer reads the picture.
 */
export async function filesNotInOrders(tx: DbOrTx, paths: readonly string[]): Promise<string[]> {
  const usedByOrders = new Set<string | null>();
  for (let at = 0; at < paths.length; at += PATHS_PER_QUERY) {
    const lines = await tx
      .selectFrom('order_lines')
      .select('image')
      .distinct()
      .where('image', 'in', paths.slice(at, at + PATHS_PER_QUERY))
      .execute();
    for (const { image } of lines) usedByOrders.add(image);
  }
  return paths.filter((path) => !usedByOrders.has(path));
}
