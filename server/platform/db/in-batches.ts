// Async iteration over a long list in batches, which lets other requests run between two batches.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** `read` returns the rows that follow `last` (null at the beginning), in an order that new rows do not change. */
export async function* inBatches<Row>(
  read: (last: Row | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ; ) {
    const rows: Row[] = await read(last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1) ?? null;
    // SQLite works synchronously: without this, other requests would wait for the whole list.
    await nextTurn();
  }
}
