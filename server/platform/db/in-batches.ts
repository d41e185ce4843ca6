// Rows of a long list, some at a time, with a turn for other requests between.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** `read` answers the rows that follow `last`, in an order that new rows do not change; null at the beginning. */
export async function* inBatches<Row>(
  read: (last: Row | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ; ) {
    const rows: Row[] = await read(last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1) ?? null;
    // SQLite answers at once: without this, other requests would have no turn.
    await nextTurn();
  }
}
