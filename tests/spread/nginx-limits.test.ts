// Limits of deploy/nginx.conf: a flood from one address is refused in the client's language, other addresses are served.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasNginx, type Nginx, startNginx } from './nginx.ts';

let sockets: string;
let upstream: Server;
let nginx: Nginx;
let agent: Agent;
beforeEach(async () => {
  if (!hasNginx) return;
  agent = new Agent({ keepAlive: true, maxSockets: 50 });
  sockets = mkdtempSync(join(tmpdir(), 'sockets-'));
  upstream = createServer((_, response) => response.end('fine'));
  const { promise, resolve } = Promise.withResolvers<void>();
  upstream.listen({ path: join(sockets, '1.sock'), writableAll: true }, resolve);
  await promise;
  nginx = await startNginx(sockets);
});
afterEach(async () => {
  if (!hasNginx) return;
  agent.destroy();
  await nginx.close();
  upstream.close();
  rmSync(sockets, { recursive: true });
});

const get = (localAddress: string, language = 'en') =>
  new Promise<{ status: number; retryAfter: string | undefined; body: string }>(
    (resolve, reject) => {
      const headers = { 'accept-language': language };
      const sent = request(`${nginx.origin}/api/products`, { localAddress, agent, headers });
      sent.on('error', reject);
      sent.on('response', async (reply) =>
        resolve({
          status: reply.statusCode ?? 0,
          retryAfter: reply.headers['retry-after'],
          body: await text(reply),
        }),
      );
      sent.end();
    },
  );

describe.skipIf(!hasNginx)('one address behind nginx', () => {
  test('a flood is refused with the usual error body, and other addresses are not slowed down', async () => {
    const flood = Array.from({ length: 4_000 }, () => get('127.0.3.1', 'zh-CN'));
    const others = await Promise.all(Array.from({ length: 50 }, () => get('127.0.3.2')));
    expect(others.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const answers = await Promise.all(flood);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.retryAfter).toBe('5');
    expect(JSON.parse(refused?.body ?? '')).toEqual({
      success: false,
      code: 'tooMany',
      message: '请求过于频繁，请稍后再试。',
      error: '请求过于频繁，请稍后再试。',
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  test('an office of 200 users who each load a page with 4 calls is not refused', async () => {
    const answers = await Promise.all(Array.from({ length: 800 }, () => get('127.0.3.3')));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});
