// Limits of multipart text parts: bytes, names, values and JSON; and the number of open forms per account.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { bodyShares } from '../../../server/platform/http/bodies/bodies.ts';
import { type Market, openMarket } from '../market.ts';
import { type SomeoneSignedIn, signUp } from '../people.ts';
import { expectRefused } from '../refusal.ts';
import { formBytes, WHOLE } from './forms.ts';
import { expectNothingStays, formOf, post } from './hostile-form.ts';

let market: Market;
let seller: SomeoneSignedIn;
let origin: URL;
beforeAll(async () => {
  market = await openMarket(0);
  seller = await signUp(market, 'supplier');
  origin = new URL(await market.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => market.close());
afterEach(async () => {
  await expectNothingStays(market);
  await vi.waitFor(() => expect(bodyShares.taken()).toBe(0));
});

const formWith = (entries: readonly (readonly [string, string])[]): FormData => {
  const form = formOf([]);
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const refusedFor = async (form: FormData, message: string, code: 'tooLarge' | 'badRequest') => {
  const request = await post(seller.token, form);
  await expectRefused(market, request, code);
  expect((await market.app.inject(request)).json().message).toContain(message);
};
const times = (count: number, name: (at: number) => string, value: string) =>
  Array.from({ length: count }, (_, at) => [name(at), value] as const);

test('512 kB of text in all', async () => {
  const large = times(95, () => 'description', 'x'.repeat(250_000));
  await refusedFor(formWith(large), 'at most 512 kB together', 'tooLarge');
});

test('40 different names', async () => {
  const rest = LIMITS.formFieldNames - Object.keys(WHOLE).length;
  await refusedFor(formWith(times(rest + 1, (at) => `n${at}`, '')), '40 different', 'tooLarge');
  const fits = formWith(times(rest - 1, (at) => `n${at}`, ''));
  fits.set('status', 'draft');
  expect((await market.app.inject(await post(seller.token, fits))).statusCode).toBe(200);
});

test('200 values', async () => {
  await refusedFor(formWith(times(201, () => 'tags[]', 'a')), 'at most 200 values', 'tooLarge');
});

test.each([
  ['specifications', `[${'{},'.repeat(80_000)}{}]`, '5,000 values'],
  ['tags', '['.repeat(200_000), '20 levels'],
  ['certifications', `[${'"a",'.repeat(6_000)}"a"]`, '5,000 values'],
])('JSON inside the field %s', async (name, value, message) => {
  const form = formOf([]);
  form.set(name, value);
  await refusedFor(form, message, 'badRequest');
});

test('JSON in several fields counts together', async () => {
  const list = `[${'"a",'.repeat(1_500)}"a"]`;
  const form = formOf([]);
  for (const name of ['tags', 'certifications', 'specifications', 'address']) form.set(name, list);
  await refusedFor(form, '5,000 values', 'badRequest');
});

test('no part of type application/json, however it is written', async () => {
  for (const type of ['application/json', 'Application/JSON; charset=utf-8']) {
    const part = `--x\r\ncontent-disposition: form-data; name="tags"\r\ncontent-type: ${type}\r\n\r\n[${'{},'.repeat(60_000)}{}]\r\n`;
    const payload = `${part.repeat(3)}--x--\r\n`;
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${seller.token}`,
    };
    const url = '/api/products/create-new';
    await expectRefused(market, { method: 'POST', url, headers, payload }, 'unsupportedType');
  }
});

test('a form larger than its call has files for', async () => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    authorization: `Bearer ${seller.token}`,
  };
  const payload = Buffer.alloc(70 * 1024 ** 2, 'x');
  const url = '/api/products/create-new';
  await expectRefused(market, { method: 'POST', url, headers, payload }, 'tooLarge');
});

test('each account has eight open forms, and the ninth is refused at once', async () => {
  const { payload, headers } = await formBytes(formOf([], { name: 'Rice mill', status: 'draft' }));
  const begin = async (token: string): Promise<Socket> => {
    const socket = connect(Number(origin.port), origin.hostname);
    await once(socket, 'connect');
    socket.write(
      `POST /api/products/create-new HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, -20));
    return socket;
  };
  const finish = async (socket: Socket): Promise<string> => {
    socket.write(payload.subarray(-20));
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer);
  };
  const held = (forms: number) =>
    vi.waitFor(() => expect(Math.floor(bodyShares.taken() / LIMITS.formBufferBytes)).toBe(forms));
  const open = await Promise.all(
    Array.from({ length: LIMITS.openFormsPerAccount }, () => begin(seller.token)),
  );
  await held(LIMITS.openFormsPerAccount);
  const ninth = await begin(seller.token);
  const [answer] = await once(ninth, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 5[\s\S]*At most 8 uploads/i);
  ninth.destroy();
  const other = await signUp(market, 'supplier');
  expect(await finish(await begin(other.token))).toMatch(/^HTTP\/1.1 200 /);
  for (const socket of open) socket.destroy();
  await held(0);
  expect(await finish(await begin(seller.token))).toMatch(/^HTTP\/1.1 200 /);
});
