// Server on a Unix socket: accepts calls, replaces the file of a killed process, and respects that of a running one.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPlace, type Place } from '../place.ts';
import { opened, start } from '../platform/process.ts';

let place: Place;
let dir: string;
let env: Place['env'];
beforeAll(async () => {
  place = await emptyPlace();
  dir = mkdtempSync(join(tmpdir(), 'socket-'));
  env = { ...place.env, SOCKET: join(dir, 'market.sock') };
});
afterAll(async () => {
  await place.remove();
  rmSync(dir, { recursive: true });
});

const call = (path: string, body?: object, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(
      {
        socketPath: env.SOCKET,
        path,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      },
      (reply) => {
        text(reply).then(
          (whole) => resolve({ status: reply.statusCode ?? 0, body: whole }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });

const contact = async (from: Record<string, string>) =>
  (await call('/api/contact', { Email: 'asha@example.in', Message: 'Hello' }, from)).status;

test('a killed process leaves its file behind, and the next one opens all the same', async () => {
  const first = await opened(start(env));
  expect((await call('/api/ready')).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.exit;
  expect(existsSync(env.SOCKET ?? '')).toBe(true);
  const second = await opened(start(env));
  expect((await call('/api/ready')).status).toBe(200);

  const third = start(env);
  expect(await third.exit).toBe(1);
  expect(third.printed().trim()).toBe(
    `Cannot start. ${env.SOCKET} is taken; set SOCKET to another.`,
  );
  expect((await call('/api/ready')).status).toBe(200);

  // Each client address that the proxy forwards has its own limit; so do requests without one.
  const reader = { 'x-forwarded-for': '198.51.100.7' };
  const statuses: number[] = [];
  for (let at = 0; at < 6; at++) statuses.push(await contact(reader));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await contact({ 'x-forwarded-for': '198.51.100.8' })).toBe(200);
  expect(await contact({})).toBe(200);
  expect((await call('/api/translate', { text: 'Lathe', targetLang: 'zh-Hans' })).status).toBe(200);

  expect(await second.stop()).toBe(0);
  expect(existsSync(env.SOCKET ?? '')).toBe(false);
});
