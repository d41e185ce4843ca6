// `npm run attack -- --hostile`: hostile requests derived from the contract, against a market in this process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/platform/db/open.ts';
import { fillMarket } from '../../demo/fill.ts';
import type { Options } from '../options.ts';
import { histogramOf, sendHostile } from './run.ts';

const PRODUCTS = 60;
/** Maximum share of requests answered with 429. */
export const MAX_REFUSED_SHARE = 0.05;

/** Prints the report; returns the number of passed and failed checks. */
export async function runHostile({
  requests,
  seed,
}: Options): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'yantra-hostile-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', TRANSLATE_TEXTS: 'off' };
  const config = readConfig(env);
  const database = await openDatabase(config.database);
  await fillMarket(database, { products: PRODUCTS }, () => {});
  await database.close();
  const app = await buildApp(config);
  // Keeps the process alive: it does not listen, and the server's timers are unreferenced while a call waits for one.
  const keepAliveTimer = setInterval(() => {}, 60_000);
  const began = performance.now();
  const report = await sendHostile(app, env, {
    requests,
    seed,
    progress: (done) => {
      if (done % 15_000 === 0) console.log(`${done.toLocaleString('en')} requests sent`);
    },
  });
  await app.close();
  clearInterval(keepAliveTimer);
  console.log(`\n${histogramOf(report)}\n`);
  for (const fault of report.failures) console.log(`! ${fault}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${requests.toLocaleString('en')} requests with seed ${seed} in ${seconds} s, ${report.planted.length} private columns planted, ${(report.refusedShare * 100).toFixed(2)} % got 429`,
  );
  const checks = [
    [
      'no 5xx, no other user’s data, every reply matches the contract',
      report.failures.length === 0,
    ],
    ['at most 5 % got 429', report.refusedShare <= MAX_REFUSED_SHARE],
    ['every handler reached', report.unreached.length === 0],
  ] as const;
  if (report.unreached.length > 0)
    console.log(`handlers not reached: ${report.unreached.join(', ')}`);
  for (const [want, held] of checks) console.log(`${held ? 'ok  ' : 'FAIL'} ${want}`);
  const failed = checks.filter(([, held]) => !held).length;
  return { passed: checks.length - failed, failed };
}
