// Table of a server as shipped while suppliers change products: what is left of the requests per second without changes.
import { cpSync, rmSync } from 'node:fs';
import { readConfig } from '../../server/config.ts';
import { freePort } from '../server-process.ts';
import { CASES, type CaseId } from './cases.ts';
import { replyMisses } from './consumption.ts';
import type { BenchMarket } from './markets/markets.ts';
import { startMarket } from './markets/running-server.ts';
import { insertPriceChangers, startPriceChanges } from './price-changes.ts';
import {
  CONNECTIONS,
  formatNumber,
  type MarketRun,
  openComparison,
  printPeakMemory,
} from './run.ts';
import { table } from './table.ts';
import { verdict, WITH_CHANGES } from './targets.ts';

/** Maximum seconds of requesting every address once. */
const WARM_UP_SECONDS = 60;

const PAGES: readonly CaseId[] = ['page', 'listPage', 'supplierPage', 'cachedPage'];
/** A static page depends on no change. */
const isMeasured = (id: CaseId): boolean => id !== 'home';

const wantedShare = (id: CaseId): number =>
  PAGES.includes(id) ? WITH_CHANGES.page : WITH_CHANGES.api;

/** A copy of the market, because the changes stay; a market on PostgreSQL is changed itself. */
function copyMarket({ env, ...market }: BenchMarket): BenchMarket & { remove(): void } {
  if (env.DATABASE_URL) return { ...market, env, remove: () => {} };
  const dataDir = `${env.DATA_DIR}-changes`;
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(String(env.DATA_DIR), dataDir, { recursive: true });
  const copied = { ...env, DATA_DIR: dataDir };
  return {
    ...market,
    env: copied,
    database: readConfig(copied).database,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export async function runWithChanges(run: MarketRun): Promise<void> {
  const { options, loader, products, sets } = run;
  const market = copyMarket(run.market);
  const changers = await insertPriceChangers(market.database);
  const cases = options.cases.filter(isMeasured);
  const rates = [0, ...options.changes];
  /** Share of the ceiling by case, in the order of `rates`. */
  const ratios = new Map<CaseId, number[]>();
  const perSecond = new Map<CaseId, number[]>();
  const notes: string[] = [];
  const peaks: number[] = [];
  const comparison = await openComparison(run);
  for (const rate of rates) {
    const metricsPort = await freePort();
    const server = await startMarket({
      env: { ...market.env, METRICS_PORT: String(metricsPort) },
    });
    for (const id of cases) {
      process.stderr.write(`  ${rate} changes a second: ${CASES[id]} …\n`);
      const job = { origin: server.origin, sets: sets[id], connections: CONNECTIONS };
      await loader.warmUp({ ...job, seconds: WARM_UP_SECONDS });
      const missesBefore = await replyMisses(metricsPort);
      const changes = rate > 0 ? startPriceChanges(server.origin, changers, rate) : null;
      const found = await loader.measure({ ...job, seconds: options.seconds });
      const made = await changes?.stop();
      const misses = (await replyMisses(metricsPort)) - missesBefore;
      const ratio = await comparison.ratioOf(found.perSecond);
      ratios.set(id, [...(ratios.get(id) ?? []), ratio]);
      perSecond.set(id, [...(perSecond.get(id) ?? []), found.perSecond]);
      if (found.failed) notes.push(`${CASES[id]}: ${found.failed} requests failed`);
      if (made)
        notes.push(
          `${CASES[id]}: ${made.done} changes at ${rate} a second, ${made.failed} failed, p50 ${formatNumber(made.p50, 1)} ms`,
        );
      if (!PAGES.includes(id))
        notes.push(
          `${CASES[id]}: at ${rate} a second ${formatNumber((100 * misses) / Math.max(1, found.requests), 2)} % of ${formatNumber(found.requests)} replies were made again`,
        );
    }
    peaks.push(server.peakMemory() ?? 0);
    await server.stop();
  }
  market.remove();
  const rows = cases.map((id) => {
    const [alone = 0, ...others] = ratios.get(id) ?? [];
    return [
      CASES[id],
      formatNumber(perSecond.get(id)?.[0] ?? 0),
      ...others.flatMap((ratio, at) => [
        formatNumber(perSecond.get(id)?.[at + 1] ?? 0),
        formatNumber(ratio / alone, 2),
        verdict(ratio / alone, wantedShare(id)),
      ]),
      formatNumber(wantedShare(id), 1),
    ];
  });
  console.log(`\n### ${formatNumber(products)} products, as shipped while products change\n`);
  console.log(
    table(
      [
        'case',
        '>req/s without',
        ...options.changes.flatMap((rate) => [`>req/s with ${rate}/s`, '>share', '']),
        '>target',
      ],
      rows,
    ),
  );
  console.log(`\n${notes.join('\n')}`);
  printPeakMemory(products, Math.max(...peaks));
}
