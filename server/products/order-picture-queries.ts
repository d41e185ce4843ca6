// Check for product pictures that orders show: these files are not removed while the order exists.
import type { Queries } from '../platform/db/open.ts';

/** Values per query. */
const BATCH = 500;

/**
 * Returns the paths that no order shows. Call it after the products that used them are changed in the same transaction: an order
 * that is being placed locks its products (order-write-queries.ts), so by then it is committed, or it no longer reads the picture.
 */
export async function unlessOrdered(tx: Queries, paths: readonly string[]): Promise<string[]> {
  const shown = new Set<string | null>();
  for (let at = 0; at < paths.length; at += BATCH) {
    const lines = await tx
      .selectFrom('order_lines')
      .select('image')
      .distinct()
      .where('image', 'in', paths.slice(at, at + BATCH))
      .execute();
    for (const { image } of lines) shown.add(image);
  }
  return paths.filter((path) => !shown.has(path));
}
