// `npm run bench:search`: nDCG@10 and R-precision of the product search by group of judged queries; `--queries` lists the tuning ones,
// `--held-out` measures those also that the ranking is not tuned with.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/platform/db/open.ts';
import { DEMO_PRODUCTS, fillMarket } from '../../../tools/demo/fill.ts';
import { type MeasuredQuery, measureSearch } from './measure.ts';
import { meanOf } from './quality.ts';

const { values } = parseArgs({
  options: {
    queries: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
  },
});

const dir = mkdtempSync(join(tmpdir(), 'search-bench-'));
const env = { DATA_DIR: dir, LOG_LEVEL: 'silent', PORT: '0', TRANSLATE_TEXTS: 'off' };
const database = await openDatabase(readConfig(env).database);
await fillMarket(database, { products: DEMO_PRODUCTS }, () => {});
const app = await buildApp(readConfig(env));
const measured = await measureSearch(
  app,
  database.db,
  ({ heldOut }) => values['held-out'] || !heldOut,
);
await app.close();
await database.close();
rmSync(dir, { recursive: true });

const figure = (value: number): string => value.toFixed(3).padStart(7);

/** One line: number of queries, nDCG@10, R-precision. */
const print = (name: string, queries: readonly MeasuredQuery[]): void => {
  const { ndcg, rPrecision } = meanOf(queries);
  console.log(
    `${name.padEnd(16)}${String(queries.length).padStart(4)}${figure(ndcg)}${figure(rPrecision)}`,
  );
};

for (const heldOut of values['held-out'] ? [false, true] : [false]) {
  const part = measured.filter(({ query }) => query.heldOut === heldOut);
  console.log(`\n${(heldOut ? 'held out' : 'tuning').padEnd(20)}   nDCG  R-pr.`);
  for (const [group, queries] of Map.groupBy(part, ({ query }) => query.group))
    print(group, queries);
  print('all', part);
}

if (values.queries)
  for (const { query, ndcg, rPrecision, firstTypes } of measured.filter(
    (each) => !each.query.heldOut,
  ))
    console.log(
      `${figure(ndcg)}${figure(rPrecision)}  ${query.group.padEnd(14)} ${query.query}  [${[...new Set(firstTypes)].join(' ')}]`,
    );
