// Connection attempts with invalid tokens: rate-limited per network, whatever the token.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { connected, liveClient, refused } from '../../fixtures/live-client.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../people.ts';

let market: Market;
let origin: string;
beforeAll(async () => {
  market = await openMarket(0, { TRUST_PROXY: '127.0.0.1' });
  origin = await market.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => market.close());

/** Fewer than one connection may send at once. */
const TRIES = 30;
const from = (address: string) => ({ 'x-forwarded-for': address });

/** Error codes of TRIES attempts with random tokens over one connection. */
async function guess(address: string): Promise<string[]> {
  const url = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  // Node's WebSocket accepts headers, unlike the browser type that TypeScript knows.
  const raw = new WebSocket(url, { headers: from(address) } as object as string[]);
  await once(raw, 'open');
  const codes: string[] = [];
  const isAnswered = Promise.withResolvers<void>();
  raw.addEventListener('close', () => isAnswered.reject(new Error('was closed')));
  raw.addEventListener('message', ({ data }) => {
    const text = String(data);
    if (!text.startsWith('44')) return;
    codes.push(JSON.parse(text.slice(2)).data.code);
    if (codes.length === TRIES) isAnswered.resolve();
  });
  for (let at = 0; at < TRIES; at++)
    raw.send(`40${JSON.stringify({ token: randomBytes(32).toString('base64url') })}`);
  await isAnswered.promise;
  raw.close();
  return codes;
}

test('random tokens share the allowance of their network; other networks come in', async () => {
  const most = LIMITS.liveConnectionsOpenedPerMinutePerNetwork;
  const someone = await signUp(market, 'buyer');
  const codes: string[] = [];
  // Twice the limit, because the allowance refills while the attempts run.
  for (let tried = 0; tried < 2 * most && !codes.includes('tooMany'); tried += TRIES)
    codes.push(...(await guess('198.51.100.7')));
  expect(codes.filter((code) => code === 'unauthorized').length).toBeGreaterThanOrEqual(most);
  expect(codes).toContain('tooMany');
  const open = (address: string) =>
    liveClient(origin, someone.token, { reconnection: false, extraHeaders: from(address) });
  const elsewhere = open('198.51.100.8');
  await connected(elsewhere);
  elsewhere.socket.disconnect();
}, 30_000);

test('an account opens its own number, from however many networks', async () => {
  const someone = await signUp(market, 'buyer');
  const open = (at: number) =>
    liveClient(origin, someone.token, {
      reconnection: false,
      extraHeaders: from(`203.0.113.${at}`),
    });
  for (let at = 0; at < LIMITS.liveConnectionsOpenedPerMinute; at++) {
    const client = open(at);
    await connected(client);
    client.socket.disconnect();
  }
  const late = Array.from({ length: 10 }, (_, at) => open(100 + at));
  const refusals = await Promise.allSettled(late.map(refused));
  for (const { socket } of late) socket.disconnect();
  expect(refusals).toContainEqual(
    expect.objectContaining({ value: expect.objectContaining({ message: 'tooMany' }) }),
  );
});
