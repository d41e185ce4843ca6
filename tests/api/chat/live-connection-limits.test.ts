// Connection attempts with invalid tokens: rate-limited per network, whatever the token.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { connected, connectionRefused, liveClient } from '../../fixtures/live-client.ts';
import { sharedMarket } from '../market.ts';
import { signUp } from '../users.ts';

const market = await sharedMarket(0, { TRUST_PROXY: '127.0.0.1' });
const origin = await market.listen();

/** Fewer than one connection may send at once. */
const BATCH_SIZE = 30;
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
    if (codes.length === BATCH_SIZE) isAnswered.resolve();
  });
  for (let at = 0; at < BATCH_SIZE; at++)
    raw.send(`40${JSON.stringify({ token: randomBytes(32).toString('base64url') })}`);
  await isAnswered.promise;
  raw.close();
  return codes;
}

test('invalid tokens count against the network, and other networks connect', async () => {
  const limit = LIMITS.liveConnectionsOpenedPerMinutePerNetwork;
  const user = await signUp(market, 'buyer');
  const codes: string[] = [];
  // Twice the limit, because the allowance refills while the attempts run.
  for (let attempts = 0; attempts < 2 * limit && !codes.includes('tooMany'); attempts += BATCH_SIZE)
    codes.push(...(await guess('198.51.100.7')));
  expect(codes.filter((code) => code === 'unauthorized').length).toBeGreaterThanOrEqual(limit);
  expect(codes).toContain('tooMany');
  const open = (address: string) =>
    liveClient(origin, user.token, { reconnection: false, extraHeaders: from(address) });
  const otherNetwork = open('198.51.100.8');
  await connected(otherNetwork);
  otherNetwork.socket.disconnect();
}, 30_000);

test('an account has a limit of new connections over all networks', async () => {
  const user = await signUp(market, 'buyer');
  const open = (at: number) =>
    liveClient(origin, user.token, {
      reconnection: false,
      extraHeaders: from(`203.0.113.${at}`),
    });
  for (let at = 0; at < LIMITS.liveConnectionsOpenedPerMinute; at++) {
    const client = open(at);
    await connected(client);
    client.socket.disconnect();
  }
  const refusedAttempts = Array.from({ length: 10 }, (_, at) => open(100 + at));
  const refusals = await Promise.allSettled(refusedAttempts.map(connectionRefused));
  for (const { socket } of refusedAttempts) socket.disconnect();
  expect(refusals).toContainEqual(
    expect.objectContaining({ value: expect.objectContaining({ message: 'tooMany' }) }),
  );
});
