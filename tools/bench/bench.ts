// `npm run bench -- --products 10000,100000 --seconds 5`: requests a second by market size, and relative to bare Fastify.
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { CASES, type CaseId, setsOf } from './cases.ts';
import { formatIndexSizes } from './index-sizes.ts';
import { startLoadClient } from './load-client.ts';
import type { ParameterSet } from './load-process.ts';
import { readMarketContents } from './market-contents.ts';
import { type BenchMarket, openBenchMarket } from './markets.ts';
import { type Mode, readOptions } from './options.ts';
import { startBaseline, startMarket } from './running-server.ts';
import { table } from './table.ts';
import { PEAK_MEMORY_MB, targetOf, verdict } from './targets.ts';

const CONNECTIONS = 16;
const CEILING_SECONDS = 2;
/** Warm-up requests without caches: enough for the engine to compile the hot code. */
const WARM_UP_SETS = 300;
/** Maximum seconds of one case; the table marks cases that were cut off. */
const WARM_UP_SECONDS = 60;

const MODES: Readonly<Record<Mode, string>> = { off: 'CACHE=off', on: 'as shipped' };
/** The page cache case needs a cache. */
const isMeasured = (mode: Mode, id: CaseId): boolean => mode === 'on' || id !== 'cachedPage';

const {
  sizes,
  seconds,
  sets: setCount,
  cases,
  modes,
  encoding,
  server: postgres,
  profile,
} = readOptions();
const loader = startLoadClient();
const baseline = await startBaseline();
const job = (origin: string, sets: readonly ParameterSet[], duration: number) => ({
  origin,
  sets,
  seconds: duration,
  connections: CONNECTIONS,
});
const BASELINE_SETS = [{ path: '/', headers: {} }];
const measureBaseline = async (): Promise<number> =>
  (await loader.measure(job(baseline.origin, BASELINE_SETS, CEILING_SECONDS))).perSecond;

const formatNumber = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Median milliseconds by case, mode and size. */
const medians = new Map<string, number>();
const [smallest = 0] = sizes.toSorted((a, b) => a - b);

async function measureCases(products: number, market: BenchMarket, mode: Mode): Promise<void> {
  const sets = setsOf(await readMarketContents(market.database), setCount, encoding);
  const server = await startMarket({
    env: { ...market.env, CACHE: mode },
    nodeArgs: profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : [],
  });
  const rows: string[][] = [];
  const notes: string[] = [];
  let before = await measureBaseline();
  for (const id of cases.filter((each) => isMeasured(mode, each))) {
    const all = sets[id];
    process.stderr.write(`  ${MODES[mode]}: ${CASES[id]} …\n`);
    const startedWarmUp = performance.now();
    const warm = mode === 'off' ? all.slice(0, WARM_UP_SETS) : all;
    const { sent, refused } = await loader.warmUp(job(server.origin, warm, WARM_UP_SECONDS));
    if (refused) notes.push(`${CASES[id]}: ${refused} of ${sent} requests were refused`);
    if (sent < warm.length)
      notes.push(`${CASES[id]}: the warm-up ended after ${sent} sets, ${WARM_UP_SECONDS} s`);
    const warmUpSeconds = (performance.now() - startedWarmUp) / 1000;
    const found = await loader.measure(job(server.origin, all, seconds));
    const after = await measureBaseline();
    const ratio = found.perSecond / ((before + after) / 2);
    const target = mode === 'on' ? targetOf(products, id) : undefined;
    before = after;
    if (found.failed) notes.push(`${CASES[id]}: ${found.failed} requests failed`);
    medians.set(`${id} ${mode} ${products}`, found.p50);
    const smallestMedian = medians.get(`${id} ${mode} ${smallest}`);
    rows.push([
      CASES[id],
      formatNumber(all.length),
      formatNumber(found.bytes / 1024, 1),
      formatNumber(found.perSecond),
      formatNumber(found.p50, 1),
      formatNumber(found.p99, 1),
      formatNumber(ratio, 3),
      target === undefined ? '' : formatNumber(target, 2),
      found.failed ? 'FAILED' : verdict(ratio, target),
      mode === 'on' ? formatNumber(warmUpSeconds, 1) : '',
      smallestMedian && products !== smallest ? formatNumber(found.p50 / smallestMedian, 1) : '',
    ]);
  }
  rows.push(['bare JSON route (the ceiling)', '1', '', formatNumber(before), '', '', '1.000']);
  const peak = server.peakMemory();
  await server.stop();
  console.log(`\n### ${formatNumber(products)} products, ${MODES[mode]}\n`);
  console.log(
    table(
      [
        'case',
        '>sets',
        '>kB',
        '>req/s',
        '>p50 ms',
        '>p99 ms',
        '>ratio',
        '>target',
        '',
        '>warm-up s',
        `>p50 / ${formatNumber(smallest)}`,
      ],
      rows,
    ),
  );
  console.log(`\nFirst healthy answer ${formatNumber(server.readyMs)} ms after the start.`);
  if (peak !== null)
    console.log(
      `Peak memory ${formatNumber(peak)} MB (at most ${PEAK_MEMORY_MB}: ${verdict(peak, PEAK_MEMORY_MB, true)}).`,
    );
  for (const note of notes) console.log(note);
}

if (!existsSync(new URL('../../dist/client/index.html', import.meta.url)))
  console.log('No site in dist/: build it first.');
const cpu = cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpu[0]?.model ?? 'CPU'} × ${cpu.length}, Node ${process.versions.node}, ${CONNECTIONS} connections, ${seconds} s a case, replies as ${encoding}`,
);
await measureBaseline();
for (const products of sizes) {
  const market = await openBenchMarket(products, postgres);
  console.log(`\n## ${formatNumber(products)} products on ${market.database.engine}\n`);
  console.log(
    `Filled in ${formatNumber(market.seconds)} s (including the generation of the products).`,
  );
  if (postgres) console.log(`\n${await formatIndexSizes(market.database.location)}`);
  for (const mode of modes) await measureCases(products, market, mode);
}
await baseline.stop();
loader.close();
process.exit(0);
