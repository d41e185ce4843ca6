// Server on a Unix socket: accepts calls, replaces the file of a killed process, and respects that of a running one.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createEnvironment, type TestEnvironment } from '../environment.ts';
import { openServer, startServer } from '../platform/process.ts';

const environment = await createEnvironment();
const dir = mkdtempSync(join(tmpdir(), 'socket-'));
const env: TestEnvironment['env'] = { ...environment.env, SOCKET: join(dir, 'market.sock') };
afterAll(async () => {
  await environment.remove();
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
          (replyText) => resolve({ status: reply.statusCode ?? 0, body: replyText }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });

const contact = async (from: Record<string, string>) =>
  (await call('/api/contact', { Email: 'asha@example.in', Message: 'Hello' }, from)).status;

test('the next process opens the socket although a killed one left its file', async () => {
  const first = await openServer(env);
  expect((await call('/api/ready')).status).toBe(200);
  await first.kill();
  expect(existsSync(env.SOCKET ?? '')).toBe(true);
  const second = await openServer(env);
  expect((await call('/api/ready')).status).toBe(200);

  const third = startServer(env);
  expect(await third.exit).toBe(1);
  expect(third.output().trim()).toBe(
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
