// Draws the pictures of all demo products in threads, one a core: they are nearly all the time of a first start.
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { demoMarket } from '../fill.ts';
import { generateMarket } from '../market.ts';
import type { SeedProduct } from '../types.ts';
import { drawProducts } from './draw-pictures.ts';

/** What one thread draws: every product whose number leaves `rest` when divided by `threads`. */
interface Share {
  readonly dataDir: string;
  /** Current time of the market, in milliseconds since 1970: all threads generate the same market. */
  readonly now: number;
  readonly threads: number;
  readonly rest: number;
}

function* productsOf({ now, threads, rest }: Share): Generator<SeedProduct> {
  let number = 0;
  for (const product of generateMarket(demoMarket(new Date(now))).products)
    if (number++ % threads === rest) yield product;
}

/** `now`: the current time of the market. Rejects with the error of a thread. */
export async function drawEachProduct(dataDir: string, now: Date): Promise<void> {
  const threads = availableParallelism();
  await Promise.all(
    Array.from({ length: threads }, async (_, rest) => {
      const share: Share = { dataDir, now: now.getTime(), threads, rest };
      await once(new Worker(new URL(import.meta.url), { workerData: share }), 'exit');
    }),
  );
}

if (!isMainThread) {
  const share: Share = workerData;
  await drawProducts(productsOf(share), share.dataDir);
}
