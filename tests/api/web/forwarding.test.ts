// Process that serves pages only: it forwards client address, language and trace id to the API.
import { afterAll, expect, test, vi } from 'vitest';
import { fillMarket } from '../../../tools/demo/fill.ts';
import { liveClient } from '../../fixtures/live-client.ts';
import { createEnvironment, withDatabase } from '../environment.ts';
import { openServer, type ServerProcess } from '../platform/process.ts';

const environment = await createEnvironment();
await withDatabase(environment, (at) => fillMarket(at, { products: 20 }, () => {}));
const env = { ...environment.env, LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' };
const api = await openServer(env);
const front = await openServer({ ...env, API_ORIGIN: api.origin });
afterAll(async () => {
  for (const running of [front, api]) await running.kill();
  await environment.remove();
});

const contact = (address: string) =>
  fetch(`${front.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ Email: 'asha@example.in', Message: 'Hello' }),
  });

test('limits count the client address, not the page process', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 6; at++) statuses.push((await contact('198.51.100.7')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await contact('198.51.100.8')).status).toBe(200);
});

test('bodies pass up to the limit of their call, and the refusal of a larger one is returned', async () => {
  const send = (characters: number) =>
    fetch(`${front.origin}/api/translate/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        texts: Array.from({ length: 20 }, () => '机'.repeat(characters / 20)),
        targetLang: 'zh-Hans',
      }),
    });
  expect((await send(20_000)).status).toBe(200);
  const refused = await send(60_000);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('128 kB') });
});

test('a trace id is logged by both processes, and a missing one becomes the request id', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const send = (headers: Record<string, string>) =>
    fetch(`${front.origin}/api/translate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"text":"Lathe","targetLang":"zh-Hans"}',
    });
  await send({ traceparent: `00-${trace}-00f067aa0ba902b7-01` });
  for (const running of [front, api])
    await vi.waitFor(() =>
      expect(running.logEntries()).toContainEqual(
        expect.objectContaining({ url: '/api/translate', status: 200, traceId: trace }),
      ),
    );
  await send({ traceparent: 'made up' });
  const lines = (running: ServerProcess) =>
    running.logEntries().filter(({ url, msg }) => url === '/api/translate' && msg === 'served');
  await vi.waitFor(() => {
    expect(lines(api)).toHaveLength(2);
    expect(lines(front)).toHaveLength(2);
  });
  const [, own] = lines(front);
  expect(own).not.toHaveProperty('traceId');
  expect(lines(api)[1]).toMatchObject({ traceId: String(own?.reqId).replaceAll('-', '') });
});

test('a live connection uses the language of its page', async () => {
  const client = liveClient(front.origin, 'no token', {
    reconnection: false,
    extraHeaders: { 'accept-language': 'zh-Hans' },
  });
  const refused = new Promise<{ data?: { message?: string } }>((resolve) => {
    client.socket.once('connect_error', (error) => resolve(error as never));
  });
  expect((await refused).data?.message).toMatch(/登录/);
  client.socket.disconnect();
});

test('each page view is counted, rendered or cached', async () => {
  const listed = await (await fetch(`${front.origin}/api/products?limit=1`)).json();
  const id: string = listed.products[0].id;
  const views = () =>
    withDatabase(environment, ({ db }) =>
      db.selectFrom('products').select('views').where('id', '=', id).executeTakeFirstOrThrow(),
    );
  const before = await views();
  for (let at = 0; at < 3; at++)
    expect((await fetch(`${front.origin}/product/${id}`)).status).toBe(200);
  // The server writes view counts every 10 s.
  await vi.waitFor(async () => expect((await views()).views).toBe(before.views + 3), 20_000);
});

test('without the API calls return an error, and the process stays ready for pages', async () => {
  const client = liveClient(front.origin, 'no token', { reconnectionDelay: 50 });
  const reconnectAttempt = new Promise((resolve) =>
    client.socket.io.once('reconnect_attempt', resolve),
  );
  await new Promise((resolve) => client.socket.once('connect_error', resolve));
  await api.stop();
  // The reconnection attempt fails, and the page process keeps running.
  const startedAt = performance.now();
  client.socket.connect();
  await reconnectAttempt;
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  client.socket.disconnect();
  const reply = await fetch(`${front.origin}/api/categories-that-are-not`, { method: 'POST' });
  expect(reply.status).toBe(503);
  expect(await reply.json()).toMatchObject({ success: false, code: 'unavailable' });
  expect((await fetch(`${front.origin}/api/ready`)).status).toBe(200);
  expect((await fetch(`${front.origin}/about`)).status).toBe(200);
});
