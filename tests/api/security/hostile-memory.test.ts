// Production process under floods of large bodies: it stays within its memory limit and keeps serving other clients.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { register } from '../../../contract/accounts/auth.ts';
import { freePort } from '../../../tools/server-process.ts';
import { createEnvironment } from '../environment.ts';
import { apiAt } from '../platform/process.ts';
import { registrationBody } from '../users.ts';

const LAUNCH = fileURLToPath(new URL('../../../server/launch.mjs', import.meta.url));
const MEMORY_MB = 512;
const environment = await createEnvironment();
const port = String(await freePort());
const child = spawn(process.execPath, [LAUNCH], {
  env: {
    PATH: process.env.PATH ?? '',
    ...environment.env,
    PORT: port,
    MEMORY_MB: String(MEMORY_MB),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
for await (const printed of child.stdout) if (String(printed).includes(' is open at ')) break;
const origin = `http://127.0.0.1:${port}`;
const peakMb = () => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
};
const stop = async () => {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
};
afterAll(async () => {
  await stop();
  await environment.remove();
});

/** Another client gets an answer, and the memory is within its limit. */
const expectWell = async (): Promise<void> => {
  expect((await fetch(`${origin}/api/products`)).status).toBe(200);
  expect(peakMb()).toBeLessThan(MEMORY_MB);
};
const objects = (bytes: number): string => `[${'{},'.repeat(bytes / 3)}{}]`;

test.each(['/api/auth/login', '/api/auth/logout', '/api/translate'])(
  'forty concurrent 1 MB bodies of objects to %s are refused with the limit',
  async (path) => {
    const body = `{"email":"a@example.in","password":"x","text":"a","j":${objects(1_000_000)}}`;
    const headers = { 'content-type': 'application/json' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const reply = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
        return `${reply.status} ${((await reply.json()) as { message: string }).message}`;
      }),
    );
    for (const answer of answers) expect(answer).toMatch(/^413 .*at most 32 kB/);
    await expectWell();
  },
);

test.each(['text/plain', 'application/json'])(
  'concurrent forms with 95 parts of 256 kB, of type %s, are refused within the memory limit',
  async (type) => {
    const { token } = await apiAt(origin).call(register, { body: registrationBody('supplier') });
    const part = `--x\r\ncontent-disposition: form-data; name="description"\r\ncontent-type: ${type}\r\n\r\n${objects(250_000)}\r\n`;
    const body = `${part.repeat(95)}--x--\r\n`;
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${token}`,
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`${origin}/api/auth/profile`, { method: 'PUT', headers, body }).then(
          ({ status }) => status,
          // The server closes the connection if the sender does not stop.
          () => 0,
        ),
      ),
    );
    for (const status of answers) expect([0, 400, 413, 415, 429]).toContain(status);
    await expectWell();
  },
);

test('forms whose text arrives in single bytes stay within the memory limit', async () => {
  const users = await Promise.all(
    Array.from({ length: 10 }, () =>
      apiAt(origin).call(register, { body: registrationBody('supplier') }),
    ),
  );
  const part = `--x\r\ncontent-disposition: form-data; name="description"\r\n\r\n${'\r\n-'.repeat(85_000)}\r\n`;
  const body = `${part.repeat(2)}--x--\r\n`;
  await Promise.all(
    users.flatMap(({ token }) =>
      Array.from({ length: 4 }, () =>
        fetch(`${origin}/api/auth/profile`, {
          method: 'PUT',
          headers: {
            'content-type': 'multipart/form-data; boundary=x',
            authorization: `Bearer ${token}`,
          },
          body,
        }).catch(() => null),
      ),
    ),
  );
  await expectWell();
});
