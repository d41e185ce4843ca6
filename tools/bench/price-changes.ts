// Suppliers who change the price of a product at a given rate while the catalog is read.
import { setTimeout as pause } from 'node:timers/promises';
import { toDollars } from '../../contract/money.ts';
import type { Config } from '../../server/config.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { percentile } from '../percentile.ts';
import { insertSession } from './chat-users.ts';

export interface PriceChanger {
  readonly token: string;
  readonly productId: string;
  /** In dollars, before the first change. */
  readonly price: number;
}

export interface PriceChanges {
  /** Ends after the change in progress. */
  stop(): Promise<{ readonly done: number; readonly failed: number; readonly p50: number }>;
}

/** A price is multiplied by it, and set back with the next change. */
const INCREASE = 1.05;
/** Each account may make 30 public changes a minute; this number makes ten a second for any time. */
const SUPPLIERS = 40;

/** Signs in suppliers by inserting their sessions, before the server starts; each has an active product. */
export async function insertPriceChangers(database: Config['database']): Promise<PriceChanger[]> {
  const { db, close } = await openDatabase(database);
  const rows = await db
    .selectFrom('products')
    .select(['id', 'supplier_id', 'price_cents'])
    .where('id', 'in', (each) =>
      each
        .selectFrom('products')
        .select((product) => product.fn.min('id').as('id'))
        .where('status', '=', 'active')
        .where('hidden', '=', 0)
        .where('price_cents', 'is not', null)
        .groupBy('supplier_id'),
    )
    .orderBy('supplier_id')
    .limit(SUPPLIERS)
    .execute();
  const changers: PriceChanger[] = [];
  for (const { supplier_id, id, price_cents } of rows) {
    const { token } = await insertSession(db, supplier_id);
    changers.push({ token, productId: id, price: toDollars(price_cents ?? 0) });
  }
  await close();
  return changers;
}

/** Starts `perSecond` changes a second, each by the next supplier, whether or not the one before has been answered. */
export function startPriceChanges(
  origin: string,
  changers: readonly PriceChanger[],
  perSecond: number,
): PriceChanges {
  const pending = new Set<Promise<void>>();
  const times: number[] = [];
  let failed = 0;
  let at = 0;
  const change = async (): Promise<void> => {
    const changer = changers[at % changers.length] as PriceChanger;
    const { token, productId } = changer;
    const isRaised = Math.floor(at / changers.length) % 2 === 0;
    const price = Math.round(changer.price * (isRaised ? INCREASE : 1));
    at += 1;
    const started = performance.now();
    const reply = await fetch(`${origin}/api/products/${productId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ priceRange: price }),
    }).catch(() => null);
    await reply?.arrayBuffer();
    times.push(performance.now() - started);
    if (!reply?.ok) failed += 1;
  };
  const ended = new AbortController();
  const loop = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      const done = change().finally(() => pending.delete(done));
      pending.add(done);
      await pause(1_000 / perSecond, null, { signal: ended.signal }).catch(() => {});
    }
  };
  const looping = loop();
  return {
    async stop() {
      ended.abort();
      await looping;
      await Promise.all(pending);
      times.sort((a, b) => a - b);
      return { done: times.length, failed, p50: percentile(times, 0.5) };
    },
  };
}
