// Background computation of landed prices again, when other rules are in force: at the start, after rules were loaded, and on a day on
// which one begins or ends.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { dayInIndia, msLeftOfDayInIndia } from '../../contract/landed-cost/rule-dates.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { Db } from '../platform/db/open.ts';
import { readOutdated, writeLandedColumns } from './landed-price-queries.ts';
import { landedPricer } from './landed-pricer.ts';

/** Products of one transaction, which others wait for: about 50 ms. */
const BATCH_SIZE = 200;
/** After a failure, such as of the database. */
const RETRY_MS = 30_000;

export interface LandedPrices {
  start(): void;
  stop(): Promise<void>;
}

/** Computes the next batch. Resolves with the number of the last product, null if there was none. */
async function computeBatch(db: Db, after: number) {
  const { result, catalogChanged } = await changeCatalog(db, async (tx, scope) => {
    const pricer = await landedPricer(tx);
    const rows = await readOutdated(tx, after, pricer.name, BATCH_SIZE);
    const last = rows.at(-1);
    if (!last) return null;
    const changed = [];
    for (const row of rows) {
      const specifications = JSON.parse(row.specifications) as Record<string, string>;
      const columns = pricer.columnsOf({ ...row, specifications });
      if (columns.landed_low === row.landed_low && columns.landed_high === row.landed_high)
        continue;
      await writeLandedColumns(tx, [row.no], columns);
      if (row.shown) changed.push(row.no);
    }
    await writeLandedColumns(
      tx,
      rows.map(({ no }) => no),
      { landed_rules: pricer.name },
    );
    scope.stampProducts(changed);
    return last.no;
  });
  return { last: result, catalogChanged };
}

export function openLandedPrices(
  db: Db,
  { catalog, log }: { readonly catalog: Catalog; readonly log: FastifyBaseLogger },
): LandedPrices {
  let isStopped = true;
  let running: Promise<void> | null = null;
  let isRequested = false;
  let timer: NodeJS.Timeout | undefined;
  /** The rules of the last complete run. Other releases have others, and two must not compute in turn forever. */
  let computedWith: string | null = null;

  const computeAll = async (): Promise<void> => {
    const { name } = await landedPricer(db);
    if (name === computedWith) return;
    let hasChanged = false;
    for (let after: number | null = 0; after !== null && !isStopped; ) {
      const { last, catalogChanged } = await computeBatch(db, after);
      hasChanged ||= catalogChanged;
      after = last;
      await nextTurn();
    }
    if (hasChanged) await catalog.refresh();
    if (!isStopped) computedWith = name;
  };

  const runAfter = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(request, ms);
    timer.unref();
  };

  const run = async (): Promise<void> => {
    while (isRequested && !isStopped) {
      isRequested = false;
      try {
        await computeAll();
        runAfter(msLeftOfDayInIndia(new Date()));
      } catch (error) {
        log.warn({ error, day: dayInIndia(new Date()) }, 'landed prices: tried again later');
        runAfter(RETRY_MS);
      }
    }
  };

  function request(): void {
    isRequested = true;
    if (isStopped) return;
    running ??= run().finally(() => {
      running = null;
    });
  }

  // Rules that were loaded are a change of the catalog.
  catalog.subscribe({ changed() {}, loaded: request });

  return {
    start() {
      isStopped = false;
      request();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
