// `npm run attack -- --kill`: kills under mixed writes, on SQLite and, if an address is given, on PostgreSQL.

import { type MarketCopies, openMarketCopies } from '../market-copies.ts';
import type { Options } from '../options.ts';
import { killRepeatedly } from './run.ts';

/** Prints the result; returns whether there was no fault. */
export async function runKillTest(
  stage: MarketCopies,
  engine: 'SQLite' | 'PostgreSQL',
  times: number,
  seed: number,
): Promise<boolean> {
  const { errors, summary } = await killRepeatedly(stage, times, seed);
  console.log(`${errors.length === 0 ? 'ok  ' : 'FAIL'} killed on ${engine}: ${summary}`);
  for (const fault of errors.slice(0, 20)) console.log(`     ! ${fault}`);
  return errors.length === 0;
}

/** Share of the kills on PostgreSQL: fewer, because the server process holds less of the data there. */
const POSTGRES_KILL_SHARE = 0.4;

export async function runKillTests(options: Options): Promise<{ passed: number; failed: number }> {
  const engines = [
    { engine: 'SQLite' as const, address: null, times: options.kills },
    ...(options.postgres
      ? [
          {
            engine: 'PostgreSQL' as const,
            address: options.postgres,
            times: Math.ceil(options.kills * POSTGRES_KILL_SHARE),
          },
        ]
      : []),
  ];
  let passed = 0;
  for (const { engine, address, times } of engines) {
    const stage = await openMarketCopies(address);
    try {
      if (await runKillTest(stage, engine, times, options.seed)) passed += 1;
    } finally {
      await stage.close();
    }
  }
  if (!options.postgres) console.log('No DATABASE_URL: the kills on PostgreSQL are skipped.');
  return { passed, failed: engines.length - passed };
}
