// `npm run bench -- writes`: duration and SQL statements of sending a message, placing an order and saving a product, one call
// after the other; on SQLite, or with `--postgres ADDRESS` on PostgreSQL, where begin and commit count as statements.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { percentile } from '../percentile.ts';
import { freePort } from '../server-process.ts';
import { callAs } from './chat-load.ts';
import { type ChatUser, insertConversation, insertSession, insertUser } from './chat-users.ts';
import { cpuMs, statementsOf } from './consumption.ts';
import { recreateDatabase, seed } from './markets/markets.ts';
import { startMarket } from './markets/running-server.ts';
import { table } from './table.ts';

const PRODUCTS = 640;
/** More users than calls per minute and account would allow. */
const USERS = 40;
const WARM_UP_CALLS = 80;
const CALLS = 240;
const IDLE_MS = 4_000;

const dataDir = mkdtempSync(join(tmpdir(), 'writes-'));
const { values: options } = parseArgs({ options: { postgres: { type: 'string' } } });
const postgres = options.postgres && (await recreateDatabase(options.postgres, 'yantra_writes'));
const metricsPort = await freePort();
const env = {
  DATA_DIR: dataDir,
  TRUST_PROXY: 'loopback',
  METRICS_PORT: String(metricsPort),
  ...(postgres ? { DATABASE_URL: postgres } : {}),
};
seed(dataDir, PRODUCTS, { quiet: true, databaseUrl: postgres });

/** Users with a conversation and a product of the supplier each. */
const insertTrades = async () => {
  const { db, close } = await openDatabase(readConfig(env).database);
  const products = await db
    .selectFrom('products')
    .select(['id', 'supplier_id', 'min_order_quantity'])
    .select((each) => each.ref('price_cents').$notNull().as('price_cents'))
    .where('status', '=', 'active')
    .where('price_cents', 'is not', null)
    .orderBy('no')
    .execute();
  const trades = await db.transaction().execute(async (tx) => {
    const suppliers = new Map<string, ChatUser>();
    const all = [];
    for (let at = 0; at < USERS; at++) {
      const product = products[at];
      if (!product) throw new Error('The market has too few products');
      const { supplier_id: id } = product;
      const supplier = suppliers.get(id) ?? (await insertSession(tx, id));
      suppliers.set(id, supplier);
      const buyer = await insertUser(tx, 'buyer');
      all.push({ product, ...(await insertConversation(tx, [buyer, supplier])) });
    }
    return all;
  });
  await close();
  return trades;
};
type Trade = Awaited<ReturnType<typeof insertTrades>>[number];

interface Write {
  readonly name: string;
  readonly call: (origin: string, trade: Trade, at: number) => Promise<number>;
}

const WRITES: readonly Write[] = [
  {
    name: 'sending a message',
    call: (origin, { chatId, users: [buyer] }, at) =>
      callAs(buyer, origin, '/messages', { chatId, text: 'Which voltage?', clientId: `${at}` }),
  },
  {
    name: 'placing an order',
    call: (origin, { product, users: [buyer] }, at) => {
      const [unitPrice, quantity] = [product.price_cents / 100, product.min_order_quantity];
      return callAs(buyer, origin, '/orders', {
        supplierId: product.supplier_id,
        products: [{ productId: product.id, quantity, unitPrice }],
        shippingAddress: '12 Mill Road\nErode',
        totalAmount: Math.round(product.price_cents * quantity) / 100,
        idempotencyKey: `order-${at}`,
      });
    },
  },
  {
    name: 'saving a live product',
    call: (origin, { product, users: [, supplier] }, at) =>
      callAs(supplier, origin, `/products/${product.id}`, { priceRange: 100 + at }, 'PUT'),
  },
];

const trades = await insertTrades();
const server = await startMarket({ env });

const measure = async ({ name, call }: Write, idleStatements: number): Promise<string[]> => {
  const times: number[] = [];
  let [statements, cpu, began] = [0, 0, 0];
  for (let at = 0; at < WARM_UP_CALLS + CALLS; at++) {
    if (at === WARM_UP_CALLS) {
      statements = await statementsOf(metricsPort);
      cpu = cpuMs(server.pid) ?? Number.NaN;
      began = performance.now();
    }
    const startedAt = performance.now();
    const status = await call(server.origin, trades[at % USERS] as Trade, at);
    if (at >= WARM_UP_CALLS) times.push(performance.now() - startedAt);
    if (status >= 300) throw new Error(`${name} was answered with ${status}`);
  }
  times.sort((a, b) => a - b);
  const background = (idleStatements * (performance.now() - began)) / 1_000;
  const used = (await statementsOf(metricsPort)) - statements - background;
  return [
    name,
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.99).toFixed(1),
    (used / CALLS).toFixed(1),
    (((cpuMs(server.pid) ?? Number.NaN) - cpu) / CALLS).toFixed(2),
  ];
};

try {
  const before = await statementsOf(metricsPort);
  await pause(IDLE_MS);
  const idleStatements = ((await statementsOf(metricsPort)) - before) / (IDLE_MS / 1_000);
  const rows: string[][] = [];
  for (const write of WRITES) rows.push(await measure(write, idleStatements));
  const columns = ['call', '>p50 ms', '>p99 ms', '>statements', '>CPU ms of the server'];
  console.log(table(columns, rows));
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
