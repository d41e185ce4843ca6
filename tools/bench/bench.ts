// `npm run bench -- --products 10000,100000 --seconds 5`: requests a second by market size, and relative to bare Fastify.
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { CASES, type CaseId, setsOf } from './cases.ts';
import { contentsOf } from './contents.ts';
import { sizesOf } from './index-sizes.ts';
import type { ParameterSet } from './load.ts';
import { startLoader } from './loader.ts';
import { type BenchMarket, marketOf } from './markets.ts';
import { type Mode, readOptions } from './options.ts';
import { startBare, startMarket } from './running-server.ts';
import { table } from './table.ts';
import { PEAK_MEMORY_MB, targetOf, verdict } from './targets.ts';

const CONNECTIONS = 16;
const CEILING_SECONDS = 2;
/** Warm-up requests without caches: enough for the engine to compile the hot code. */
const WARM_SETS = 300;
/** Maximum seconds of one case; the table marks cases that were cut off. */
const WALK_SECONDS = 60;

const MODES: Readonly<Record<Mode, string>> = { off: 'CACHE=off', on: 'as shipped' };
/** The page cache case needs a cache. */
const isIn = (mode: Mode, id: CaseId): boolean => mode === 'on' || id !== 'keptPage';

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
const loader = startLoader();
const bare = await startBare();
const job = (origin: string, sets: readonly ParameterSet[], duration: number) => ({
  origin,
  sets,
  seconds: duration,
  connections: CONNECTIONS,
});
const BARE_SETS = [{ path: '/', headers: {} }];
const ceiling = async (): Promise<number> =>
  (await loader.measure(job(bare.origin, BARE_SETS, CEILING_SECONDS))).perSecond;

const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Median milliseconds by case, mode and size. */
const medians = new Map<string, number>();
const [smallest = 0] = sizes.toSorted((a, b) => a - b);

async function block(products: number, market: BenchMarket, mode: Mode): Promise<void> {
  const sets = setsOf(await contentsOf(market.database), setCount, encoding);
  const server = await startMarket({
    env: { ...market.env, CACHE: mode },
    nodeArgs: profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : [],
  });
  const rows: string[][] = [];
  const notes: string[] = [];
  let before = await ceiling();
  for (const id of cases.filter((each) => isIn(mode, each))) {
    const all = sets[id];
    process.stderr.write(`  ${MODES[mode]}: ${CASES[id]} …\n`);
    const walked = performance.now();
    const warm = mode === 'off' ? all.slice(0, WARM_SETS) : all;
    const { asked, refused } = await loader.walk(job(server.origin, warm, WALK_SECONDS));
    if (refused) notes.push(`${CASES[id]}: ${refused} of ${asked} sets were refused`);
    if (asked < warm.length)
      notes.push(`${CASES[id]}: the walk ended after ${asked} sets, ${WALK_SECONDS} s`);
    const walkSeconds = (performance.now() - walked) / 1000;
    const found = await loader.measure(job(server.origin, all, seconds));
    const after = await ceiling();
    const ratio = found.perSecond / ((before + after) / 2);
    const target = mode === 'on' ? targetOf(products, id) : undefined;
    before = after;
    if (found.failed) notes.push(`${CASES[id]}: ${found.failed} requests failed`);
    medians.set(`${id} ${mode} ${products}`, found.p50);
    const least = medians.get(`${id} ${mode} ${smallest}`);
    rows.push([
      CASES[id],
      figure(all.length),
      figure(found.bytes / 1024, 1),
      figure(found.perSecond),
      figure(found.p50, 1),
      figure(found.p99, 1),
      figure(ratio, 3),
      target === undefined ? '' : figure(target, 2),
      found.failed ? 'FAILED' : verdict(ratio, target),
      mode === 'on' ? figure(walkSeconds, 1) : '',
      least && products !== smallest ? figure(found.p50 / least, 1) : '',
    ]);
  }
  rows.push(['bare JSON route (the ceiling)', '1', '', figure(before), '', '', '1.000']);
  const peak = server.peakMemory();
  await server.stop();
  console.log(`\n### ${figure(products)} listings, ${MODES[mode]}\n`);
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
        '>walk s',
        `>p50 / ${figure(smallest)}`,
      ],
      rows,
    ),
  );
  console.log(`\nFirst healthy answer ${figure(server.readyMs)} ms after the start.`);
  if (peak !== null)
    console.log(
      `Peak memory ${figure(peak)} MB (at most ${PEAK_MEMORY_MB}: ${verdict(peak, PEAK_MEMORY_MB, true)}).`,
    );
  for (const note of notes) console.log(note);
}

if (!existsSync(new URL('../../dist/client/index.html', import.meta.url)))
  console.log('No site in dist/: build it first.');
const cpu = cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpu[0]?.model ?? 'CPU'} × ${cpu.length}, Node ${process.versions.node}, ${CONNECTIONS} connections, ${seconds} s a case, replies as ${encoding}`,
);
await ceiling();
for (const products of sizes) {
  const market = await marketOf(products, postgres);
  console.log(`\n## ${figure(products)} listings on ${market.database.engine}\n`);
  console.log(`Filled in ${figure(market.seconds)} s (with what generating it takes).`);
  if (postgres) console.log(`\n${await sizesOf(market.database.location)}`);
  for (const mode of modes) await block(products, market, mode);
}
await bare.stop();
loader.close();
process.exit(0);
