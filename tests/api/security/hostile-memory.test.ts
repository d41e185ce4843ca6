// Production process under floods of large bodies: it stays within its memory limit and keeps serving other clients.

import { afterAll, expect, test } from 'vitest';
import { register } from '../../../contract/accounts/auth.ts';
import { memoryMb } from '../../../tools/server-process.ts';
import { createEnvironment } from '../environment.ts';
import { apiAt, openLaunchedServer } from '../platform/process.ts';
import { registrationBody } from '../users.ts';

const MEMORY_MB = 512;
const environment = await createEnvironment();
const { origin, child, stop } = await openLaunchedServer({
  ...environment.env,
  MEMORY_MB: String(MEMORY_MB),
});
afterAll(async () => {
  await stop();
  await environment.remove();
});

/** Another client gets an answer, and the memory is within its limit. */
const expectWell = async (): Promise<void> => {
  expect((await fetch(`${origin}/api/products`)).status).toBe(200);
  expect(memoryMb(child.pid, 'VmHWM') ?? Number.NaN).toBeLessThan(MEMORY_MB);
};
/** Resolves with the status, or 0: the server closes the connection if the sender does not stop. */
const sendForm = (token: string, body: string): Promise<number> =>
  fetch(`${origin}/api/auth/profile`, {
    method: 'PUT',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${token}`,
    },
    body,
  }).then(
    ({ status }) => status,
    () => 0,
  );
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
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendForm(token, body)));
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
    users.flatMap(({ token }) => Array.from({ length: 4 }, () => sendForm(token, body))),
  );
  await expectWell();
});
