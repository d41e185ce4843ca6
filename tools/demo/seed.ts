// `npm run seed -- --products N`: creates a market of N products in an empty database, for measurements.
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { updateStatistics } from '../../server/platform/db/statistics.ts';
import { fillMarket } from './fill.ts';
import { isEmpty } from './is-empty.ts';
import { drawEachFamily } from './pictures/draw-pictures.ts';

const { values } = parseArgs({ options: { products: { type: 'string', default: '640' } } });
const products = Number(values.products);
if (!Number.isInteger(products) || products < 1 || products > 2_000_000) {
  console.error('Usage: npm run seed -- --products N   (N from 1 to 2000000)');
  process.exit(2);
}

const { database: at, dataDir } = readConfig();
const database = await openDatabase(at, { noTimeouts: true });
if (!(await isEmpty(database.db))) {
  console.error(
    `There is already a market at ${at.location}. Set another DATA_DIR or DATABASE_URL.`,
  );
  process.exit(1);
}
const started = performance.now();
await drawEachFamily(dataDir);
const count = await fillMarket(database, { products }, (line) => console.log(line));
await updateStatistics(database);
await database.close();
console.log(
  `${count.toLocaleString('en')} products in ${Math.round((performance.now() - started) / 1000)} s at ${at.location}`,
);
