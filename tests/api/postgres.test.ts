// What only PostgreSQL can do to us: close connections while nobody asks anything.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Market, openMarket } from './market.ts';
import { admin } from './place.ts';

const url = process.env.DATABASE_URL;
let market: Market;
beforeAll(async () => {
  market = await openMarket(1);
});
afterAll(() => market.close());

test.skipIf(!url)('a database that restarts takes the market down for a moment only', async () => {
  const name = new URL(market.env.DATABASE_URL ?? '').pathname.slice(1);
  const list = () => market.app.inject({ url: '/api/auth/suppliers' });
  await Promise.all([list(), market.app.inject({ url: '/api/products/nothing' })]);
  await admin(
    url ?? '',
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  await vi.waitFor(
    async () => {
      const reply = await market.app.inject({ url: '/api/products/nothing' });
      expect(reply.statusCode).toBe(404);
    },
    { interval: 20 },
  );
});
