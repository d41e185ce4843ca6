// Limits of multipart text parts: bytes, names, values and JSON; and the number of open forms per account.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { bodyAllocator } from '../../../server/platform/http/bodies/bodies.ts';
import { encodeMultipart, sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';
import { buildForm, expectNoFilesLeft, productRequest } from './hostile-form.ts';
import { SENT_PRODUCT } from './product-forms.ts';

const market = await sharedMarket(0);
const supplier = await signUp(market, 'supplier');
const origin = new URL(await market.listen());
afterEach(async () => {
  await expectNoFilesLeft(market);
  await vi.waitFor(() => expect(bodyAllocator.allocated()).toBe(0));
});

const formWith = (entries: readonly (readonly [string, string])[]): FormData => {
  const form = buildForm([]);
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const refusedFor = async (form: FormData, message: string, code: 'tooLarge' | 'badRequest') => {
  const request = await productRequest(supplier.token, form);
  await expectRefused(market, request, code);
  expect((await market.app.inject(request)).json().message).toContain(message);
};
const times = (count: number, name: (at: number) => string, value: string) =>
  Array.from({ length: count }, (_, at) => [name(at), value] as const);

test('limits all text to 512 kB', async () => {
  const large = times(95, () => 'description', 'x'.repeat(250_000));
  await refusedFor(formWith(large), 'at most 512 kB together', 'tooLarge');
});

test('limits field names to 40', async () => {
  const rest = LIMITS.formFieldNames - Object.keys(SENT_PRODUCT).length;
  await refusedFor(formWith(times(rest + 1, (at) => `n${at}`, '')), '40 different', 'tooLarge');
  const fits = formWith(times(rest - 1, (at) => `n${at}`, ''));
  fits.set('status', 'draft');
  expect((await market.app.inject(await productRequest(supplier.token, fits))).statusCode).toBe(
    200,
  );
});

test('limits values to 200', async () => {
  await refusedFor(formWith(times(201, () => 'tags[]', 'a')), 'at most 200 values', 'tooLarge');
});

test.each([
  ['specifications', `[${'{},'.repeat(80_000)}{}]`, '5,000 values'],
  ['tags', '['.repeat(200_000), '20 levels'],
  ['certifications', `[${'"a",'.repeat(6_000)}"a"]`, '5,000 values'],
])('limits JSON inside the field %s', async (name, value, message) => {
  const form = buildForm([]);
  form.set(name, value);
  await refusedFor(form, message, 'badRequest');
});

test('counts JSON in several fields together', async () => {
  const list = `[${'"a",'.repeat(1_500)}"a"]`;
  const form = buildForm([]);
  for (const name of ['tags', 'certifications', 'specifications', 'address']) form.set(name, list);
  await refusedFor(form, '5,000 values', 'badRequest');
});

test('refuses parts of type application/json in any spelling', async () => {
  for (const type of ['application/json', 'Application/JSON; charset=utf-8']) {
    const part = `--x\r\ncontent-disposition: form-data; name="tags"\r\ncontent-type: ${type}\r\n\r\n[${'{},'.repeat(60_000)}{}]\r\n`;
    const payload = `${part.repeat(3)}--x--\r\n`;
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      authorization: `Bearer ${supplier.token}`,
    };
    const url = '/api/products/create-new';
    await expectRefused(market, { method: 'POST', url, headers, payload }, 'unsupportedType');
  }
});

test('refuses a form larger than its files can be', async () => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    authorization: `Bearer ${supplier.token}`,
  };
  const payload = Buffer.alloc(70 * 1024 ** 2, 'x');
  const url = '/api/products/create-new';
  await expectRefused(market, { method: 'POST', url, headers, payload }, 'tooLarge');
});

test('each account has at most eight open forms, and the ninth is refused at once', async () => {
  const { payload, headers } = await encodeMultipart(
    buildForm([], { name: 'Rice mill', status: 'draft' }),
  );
  const openForm = async (token: string): Promise<Socket> => {
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
  const waitForOpenForms = (forms: number) =>
    vi.waitFor(() =>
      expect(Math.floor(bodyAllocator.allocated() / LIMITS.formBufferBytes)).toBe(forms),
    );
  const open = await Promise.all(
    Array.from({ length: LIMITS.openFormsPerAccount }, () => openForm(supplier.token)),
  );
  await waitForOpenForms(LIMITS.openFormsPerAccount);
  const ninth = await openForm(supplier.token);
  const [answer] = await once(ninth, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 5[\s\S]*At most 8 uploads/i);
  ninth.destroy();
  const other = await signUp(market, 'supplier');
  expect(await finish(await openForm(other.token))).toMatch(/^HTTP\/1.1 200 /);
  for (const socket of open) socket.destroy();
  await waitForOpenForms(0);
  expect(await finish(await openForm(supplier.token))).toMatch(/^HTTP\/1.1 200 /);
});
