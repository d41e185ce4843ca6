// Files of listings that orders show: they stay while an order does.
import type { Queries } from '../platform/db/open.ts';

/** Values of one query. */
const BATCH = 500;

/**
 * Those of these paths that no order shows. To be asked once the listings that named them are changed: an order that is
 * being placed holds its listings (order-writes.ts), so it is committed by then, or will not find the picture any more.
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
