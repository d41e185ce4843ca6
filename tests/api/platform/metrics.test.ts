// Metrics for operators: on a port of their own, labeled by route and never by address, and off by default.

import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { BUDGETS } from '../../../server/platform/http/refusals.ts';
import { openMetrics } from '../../../server/platform/metrics/metrics.ts';
import { openShared } from '../../../server/platform/redis/open.ts';
import { freePort } from '../../../tools/server-process.ts';
import { sharedMarket } from '../market.ts';

const port = await freePort();
const market = await sharedMarket(5, { METRICS_PORT: String(port) });
const at: string = `http://127.0.0.1:${port}`;

/** The value of a series; undefined if there is none. */
const readSeries = async (series: string, where = at): Promise<number | undefined> => {
  const reply = await fetch(`${where}/metrics`);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const line = (await reply.text()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('requests are counted and timed by route and status', async () => {
  for (const id of ['one', 'two', 'three']) await market.app.inject({ url: `/api/products/${id}` });
  const labels = 'method="GET",route="/api/products/:id",status="404"';
  expect(await readSeries(`yantra_request_seconds_count{${labels}}`)).toBe(3);
  expect(await readSeries(`yantra_request_seconds_bucket{${labels},le="+Inf"}`)).toBe(3);
  const fast = await readSeries(`yantra_request_seconds_bucket{${labels},le="0.001"}`);
  expect(fast).toBeLessThanOrEqual(3);
  expect(await readSeries(`yantra_request_seconds_sum{${labels}}`)).toBeGreaterThan(0);
  expect(await readSeries('yantra_requests_open')).toBe(0);
});

test('a client that disconnects early is counted once', async () => {
  const app = Fastify();
  const port = await freePort();
  await openMetrics(app, { host: '127.0.0.1', port }, await openShared(null, app.log));
  const answers: (() => void)[] = [];
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return 'late';
  });
  const { port: own } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const open = () => readSeries('yantra_requests_open', `http://127.0.0.1:${port}`);
  for (let at = 0; at < 3; at++) {
    const line = connect(Number(own), '127.0.0.1');
    await once(line, 'connect');
    line.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
    await expect.poll(open).toBe(1);
    line.destroy();
    await expect.poll(open).toBe(0);
    answers[at]?.();
  }
  await app.close();
});

test('cache hits, cache misses, queries and queue lengths are counted', async () => {
  const list = () => market.app.inject({ url: '/api/products?limit=3' });
  const hits = (await readSeries('yantra_reply_cache_total{result="hit"}')) ?? 0;
  const misses = (await readSeries('yantra_reply_cache_total{result="miss"}')) ?? 0;
  await list();
  await list();
  expect(await readSeries('yantra_reply_cache_total{result="miss"}')).toBe(misses + 1);
  expect(await readSeries('yantra_reply_cache_total{result="hit"}')).toBe(hits + 1);
  expect(await readSeries('yantra_query_seconds_count')).toBeGreaterThan(0);
  expect(await readSeries('yantra_outbox_mails')).toBe(0);
  expect(await readSeries('yantra_live_connections')).toBe(0);
  expect(await readSeries('yantra_memory_bytes{kind="resident"}')).toBeGreaterThan(10_000_000);
  expect(await readSeries('yantra_event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(
    0,
  );
  expect(await readSeries('yantra_redis_up')).toBe(process.env.REDIS_URL ? 1 : undefined);
  if (process.env.DATABASE_URL)
    expect(await readSeries('yantra_database_connections{state="waited_for"}')).toBe(0);
});

test('refusals are counted by budget, each from zero', async () => {
  for (const budget of BUDGETS)
    expect(await readSeries(`yantra_refusals_total{budget="${budget}"}`), budget).toBeTypeOf(
      'number',
    );
  const series = 'yantra_refusals_total{budget="body_bytes"}';
  const before = (await readSeries(series)) ?? 0;
  await market.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'x'.repeat(50_000) },
  });
  expect(await readSeries(series)).toBe(before + 1);
  expect(await readSeries('yantra_held_bytes{what="bodies"}')).toBe(0);
});

test('metrics have their own port, which serves nothing else', async () => {
  expect((await market.app.inject({ url: '/metrics' })).statusCode).not.toBe(200);
  expect((await market.app.inject({ url: '/api/metrics' })).statusCode).toBe(404);
  expect((await fetch(`${at}/api/products`)).status).toBe(404);
});
