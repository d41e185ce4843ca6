// Table of first answers: each case in a fresh process without reply and page caches, with its cost in processor time.
import { measureAnswerCost } from './answer-cost.ts';
import { CASES } from './cases.ts';
import { startMarket } from './markets/running-server.ts';
import {
  CONNECTIONS,
  formatKilobytes,
  formatNumber,
  type MarketRun,
  openComparison,
  printPeakMemory,
  profileArgs,
} from './run.ts';
import { countStatements } from './statements.ts';
import { table } from './table.ts';
import { coldTargetOf, TARGET_CEILING, verdict } from './targets.ts';

/** Of answers that are cached by definition, nothing is measured. */
export const isColdCase = (id: string): boolean => id !== 'cachedPage';

/** Median milliseconds by case and size, compared between the sizes of a run. */
const medians = new Map<string, number>();

export async function runCold(run: MarketRun, smallest: number): Promise<void> {
  const { options, loader, market, products, sets } = run;
  const cases = options.cases.filter(isColdCase);
  const env = { ...market.env, CACHE: 'off' };
  const statements = await countStatements(market.env, sets, cases);
  const rows: string[][] = [];
  const notes: string[] = [];
  let peakMb = 0;
  let slowestStartMs = 0;
  const comparison = await openComparison(run);
  for (const id of cases) {
    process.stderr.write(`  first answers: ${CASES[id]} …\n`);
    const server = await startMarket({ env, nodeArgs: profileArgs(options) });
    const cpuBefore = server.cpuSeconds();
    const found = await loader.measure({
      origin: server.origin,
      sets: sets[id],
      seconds: options.seconds,
      connections: CONNECTIONS,
    });
    const cpu = (server.cpuSeconds() ?? 0) - (cpuBefore ?? 0);
    peakMb = Math.max(peakMb, server.peakMemory() ?? 0);
    slowestStartMs = Math.max(slowestStartMs, server.readyMs);
    const cost = await measureAnswerCost(server.origin, sets[id]);
    await server.stop();
    const ratio = await comparison.ratioOf(found.perSecond);
    const target = coldTargetOf(products, id);
    const cpuPerAnswer = cpu / Math.max(1, found.requests);
    medians.set(`${id} ${products}`, found.p50);
    const smallestMedian = medians.get(`${id} ${smallest}`);
    if (found.failed) notes.push(`${CASES[id]}: ${found.failed} requests failed`);
    rows.push([
      CASES[id],
      formatNumber(sets[id].length),
      formatKilobytes(cost.plainBytes),
      formatKilobytes(cost.gzipBytes),
      formatKilobytes(found.bytes),
      formatNumber(found.perSecond),
      formatNumber(found.p50, 1),
      formatNumber(found.p99, 1),
      formatNumber(ratio, 4),
      target === undefined ? '' : formatNumber(target, 4),
      found.failed ? 'FAILED' : verdict(ratio, target),
      formatNumber(cpuPerAnswer * 1000, 2),
      // A prerendered page is compressed once.
      cost.compressionSeconds < cpuPerAnswer
        ? `${formatNumber((100 * cost.compressionSeconds) / cpuPerAnswer)} %`
        : '',
      cost.sharedShare > 0 ? `${formatNumber(100 * cost.sharedShare)} %` : '',
      formatNumber(statements.get(id) ?? 0, 1),
      smallestMedian && products !== smallest ? formatNumber(found.p50 / smallestMedian, 1) : '',
    ]);
  }
  rows.push([
    'bare JSON route (the ceiling)',
    '1',
    '',
    '',
    '',
    formatNumber(comparison.latestCeiling()),
  ]);
  console.log(
    `\n### ${formatNumber(products)} products, first answers (a fresh process per case, CACHE=off)\n`,
  );
  console.log(
    table(
      [
        'case',
        '>sets',
        '>kB plain',
        '>kB gzip',
        '>kB sent',
        '>req/s',
        '>p50 ms',
        '>p99 ms',
        '>ratio',
        '>target',
        '',
        '>CPU s / 1,000',
        '>compression',
        '>same in all',
        '>statements',
        `>p50 / ${formatNumber(smallest)}`,
      ],
      rows,
    ),
  );
  console.log(
    `\nTargets are shares of the ceiling: requests a second at ${formatNumber(TARGET_CEILING)}, divided by it.`,
  );
  console.log(`First healthy answer at most ${formatNumber(slowestStartMs)} ms after the start.`);
  printPeakMemory(products, peakMb);
  for (const note of notes) console.log(note);
}
