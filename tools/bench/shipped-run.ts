// Table of a server as shipped: every address has been requested once before it is measured.
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
import { table } from './table.ts';
import { targetOf, verdict } from './targets.ts';

/** Maximum seconds of requesting every address once; the table marks cases that were cut off. */
const WARM_UP_SECONDS = 60;

export async function runAsShipped(run: MarketRun): Promise<void> {
  const { options, loader, market, products, sets } = run;
  const server = await startMarket({ env: market.env, nodeArgs: profileArgs(options) });
  const rows: string[][] = [];
  const notes: string[] = [];
  const comparison = await openComparison(run);
  for (const id of options.cases) {
    process.stderr.write(`  as shipped: ${CASES[id]} …\n`);
    const job = { origin: server.origin, sets: sets[id], connections: CONNECTIONS };
    const warmUpStarted = performance.now();
    const { sent, refused } = await loader.warmUp({ ...job, seconds: WARM_UP_SECONDS });
    const warmUpSeconds = (performance.now() - warmUpStarted) / 1000;
    if (refused) notes.push(`${CASES[id]}: ${refused} of ${sent} requests were refused`);
    if (sent < sets[id].length)
      notes.push(`${CASES[id]}: the warm-up ended after ${sent} sets, ${WARM_UP_SECONDS} s`);
    const found = await loader.measure({ ...job, seconds: options.seconds });
    const ratio = await comparison.ratioOf(found.perSecond);
    const target = targetOf(products, id);
    if (found.failed) notes.push(`${CASES[id]}: ${found.failed} requests failed`);
    rows.push([
      CASES[id],
      formatNumber(sets[id].length),
      formatKilobytes(found.bytes),
      formatNumber(found.perSecond),
      formatNumber(found.p50, 1),
      formatNumber(found.p99, 1),
      formatNumber(ratio, 3),
      target === undefined ? '' : formatNumber(target, 2),
      found.failed ? 'FAILED' : verdict(ratio, target),
      formatNumber(warmUpSeconds, 1),
    ]);
  }
  const ceiling = formatNumber(comparison.latestCeiling());
  rows.push(['bare JSON route (the ceiling)', '1', '', ceiling, '', '', '1.000']);
  const peakMb = server.peakMemory();
  await server.stop();
  console.log(`\n### ${formatNumber(products)} products, as shipped\n`);
  console.log(
    table(
      [
        'case',
        '>sets',
        '>kB sent',
        '>req/s',
        '>p50 ms',
        '>p99 ms',
        '>ratio',
        '>target',
        '',
        '>warm-up s',
      ],
      rows,
    ),
  );
  console.log(`\nFirst healthy answer ${formatNumber(server.readyMs)} ms after the start.`);
  if (peakMb !== null) printPeakMemory(products, peakMb);
  for (const note of notes) console.log(note);
}
