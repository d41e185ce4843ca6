// Draws the pictures of all demo products in threads, one a core: they are nearly all the time of a first start.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What one thread draws: every product whose number leaves `rest` when divided by `threads`. */
export interface Share {
  readonly dataDir: string;
  /** Current time of the market, in milliseconds since 1970: all threads generate the same market. */
  readonly now: number;
  readonly threads: number;
  readonly rest: number;
}

/** Each has a market of its own in memory. */
const MAX_THREADS = 8;

async function draw(share: Share): Promise<void> {
  const thread = new Worker(new URL('draw-thread.ts', import.meta.url), { workerData: share });
  const [code] = await once(thread, 'exit');
  if (code !== 0) throw new Error(`a thread that draws pictures ended with ${code}`);
}

/** `now`: the current time of the market. Rejects with the error of a thread. */
export async function drawEachProduct(dataDir: string, now: Date): Promise<void> {
  const threads = Math.min(availableParallelism(), MAX_THREADS);
  await Promise.all(
    Array.from({ length: threads }, (_, rest) =>
      draw({ dataDir, now: now.getTime(), threads, rest }),
    ),
  );
}
