// Health and readiness endpoints: state of each component, and whether the process accepts requests.
import { expect, test } from 'vitest';
import { health, ready } from '../../../contract/health.ts';
import { shutDown } from '../../../server/platform/http/shutdown.ts';
import { openMarket, sharedMarket } from '../market.ts';

const market = await sharedMarket(0);

const parts = [
  { name: 'database', status: 'ok' },
  ...(process.env.REDIS_URL ? [{ name: 'redis', status: 'ok' }] : []),
  { name: 'storage', status: 'ok' },
];

test('a healthy market reports its parts and its database engine', async () => {
  const reply = await market.app.inject({ url: '/api/health' });
  expect(reply.statusCode).toBe(200);
  const database = market.env.DATABASE_URL ? 'postgres' : 'sqlite';
  expect(reply.json()).toMatchObject({ success: true, status: 'ok', database, parts });
  await market.api.call(health, {});
});

test('is ready until it is stopped, then readiness fails while calls are still answered', async () => {
  expect((await market.app.inject({ url: '/api/ready' })).json()).toEqual({
    success: true,
    status: 'ready',
  });
  await market.api.call(ready, {});
  await using other = await openMarket(0);
  const origin = await other.listen();
  const stopping = shutDown(other.app, 2_000);
  const readiness = await fetch(`${origin}/api/ready`);
  expect(readiness.status).toBe(503);
  expect(await readiness.json()).toMatchObject({ success: false, code: 'unavailable' });
  const called = await fetch(`${origin}/api/products`);
  expect(called.status).toBe(200);
  expect(called.headers.get('connection')).toBe('close');
  await stopping;
  await expect(fetch(`${origin}/api/ready`)).rejects.toThrow();
});
