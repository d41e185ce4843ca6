// `npm run bench -- --products 10000,100000 --seconds 10`: requests a second by market size, and relative to bare Fastify.
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { compareWithCommit } from './against.ts';
import { setsOf } from './cases.ts';
import { runWithChanges } from './changes-run.ts';
import { runCold } from './cold-run.ts';
import { formatIndexSizes } from './index-sizes.ts';
import { startLoadClient } from './load-client.ts';
import { readMarketContents } from './markets/market-contents.ts';
import { openBenchMarket } from './markets/markets.ts';
import { startBaseline } from './markets/running-server.ts';
import { readOptions } from './options.ts';
import { CONNECTIONS, formatNumber, measureCeiling } from './run.ts';
import { runAsShipped } from './shipped-run.ts';

const options = readOptions();
const { sizes, seconds, modes, encoding, server: postgres } = options;
if (!existsSync(new URL('../../dist/client/index.html', import.meta.url)))
  console.log('No site in dist/: build it first.');
const cpu = cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpu[0]?.model ?? 'CPU'} × ${cpu.length}, Node ${process.versions.node}, ${CONNECTIONS} connections, ${seconds} s a case, replies as ${encoding}`,
);
if (options.against !== null) {
  await compareWithCommit(options.against, options);
  process.exit(0);
}
const run = { options, loader: startLoadClient(), baseline: await startBaseline() };
// The first measurement of a process is slower than the others.
await measureCeiling(run);
const smallest = Math.min(...sizes);
for (const products of sizes) {
  const market = await openBenchMarket(products, postgres);
  console.log(`\n## ${formatNumber(products)} products on ${market.database.engine}\n`);
  console.log(
    `Filled in ${formatNumber(market.seconds)} s (including the generation of the products).`,
  );
  if (postgres) console.log(`\n${await formatIndexSizes(market.database.location)}`);
  const sets = setsOf(await readMarketContents(market.database), options.sets, encoding);
  const marketRun = { ...run, products, market, sets };
  if (modes.includes('off')) await runCold(marketRun, smallest);
  if (modes.includes('on')) await runAsShipped(marketRun);
  if (options.changes.length > 0) await runWithChanges(marketRun);
}
await run.baseline.stop();
run.loader.close();
process.exit(0);
