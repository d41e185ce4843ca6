// Oversized request bodies: refused by declared size, nesting depth or number of values, with the limit in the error text.
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../server/limits.ts';
import { refusalCounts } from '../../../server/platform/http/refusals.ts';
import { sharedMarket } from '../market.ts';
import { SENT_PRODUCT } from '../products/product-forms.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);
const supplier = await signUp(market, 'supplier');

const post = (path: string, payload: string, user: SignedInUser | null = null) =>
  rawRequest(user, 'POST', path, payload);

const objects = (count: number): string => `[${'{},'.repeat(count - 1)}{}]`;
const signIn = (junk: string): string =>
  `{"email":"a@example.in","password":"a guess","j":${junk}}`;

describe('size limit', () => {
  test('refuses a sign-in of 1 MB', async () => {
    const request = post('/auth/login', signIn(objects(330_000)));
    const { message } = await expectRefused(market, request, 'tooLarge');
    expect(message).toContain('at most 32 kB');
  });

  test('applies to the exact byte', async () => {
    const sized = (bytes: number) => post('/auth/login', signIn(`"${'x'.repeat(bytes)}"`));
    const frame = signIn('""').length;
    await expectRefused(market, sized(LIMITS.bodyBytes - frame + 1), 'tooLarge');
    await expectRefused(market, sized(LIMITS.bodyBytes - frame), 'wrongCredentials');
  });

  test('a call can declare a larger limit', async () => {
    const texts = Array.from({ length: 40 }, () => '机'.repeat(500));
    const payload = JSON.stringify({ texts, targetLang: 'zh-Hans' });
    expect(payload.length).toBeLessThan(LIMITS.bodyBytes);
    const wide = payload.replace(/机/g, '\\u673a');
    expect((await market.app.inject(post('/translate/batch', wide))).statusCode).toBe(200);
    const request = post('/translate/batch', `${wide}${' '.repeat(20_000)}`);
    const { message } = await expectRefused(market, request, 'tooLarge');
    expect(message).toContain('at most 128 kB');
  });

  test('refuses a sign-out with a body of 1 MB', async () => {
    await expectRefused(market, post('/auth/logout', objects(330_000)), 'tooLarge');
  });

  test('each refusal is counted', async () => {
    const before = refusalCounts().get('body_bytes') ?? 0;
    await market.app.inject(post('/auth/login', signIn(objects(330_000))));
    expect(refusalCounts().get('body_bytes')).toBe(before + 1);
  });
});

describe('JSON limits', () => {
  test.each([
    ['lists', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['lists without end', '['.repeat(20_000)],
  ])('refuses deep nesting: %s', async (_, junk) => {
    for (const request of [post('/auth/login', signIn(junk)), post('/auth/login', junk)]) {
      const { message } = await expectRefused(market, request, 'badRequest');
      expect(message).toContain('at most 20 levels');
    }
  });

  test.each([
    ['objects', objects(10_000)],
    ['numbers', `[${'1,'.repeat(10_000)}1]`],
    ['pairs', `{${Array.from({ length: 2_600 }, (_, at) => `"${at}":1`).join()}}`],
    ['objects that break off', '[{},'.concat('{},'.repeat(9_000))],
  ])('refuses too many values: %s', async (_, junk) => {
    const request = post('/auth/login', signIn(junk));
    const { message } = await expectRefused(market, request, 'badRequest');
    expect(message).toContain('at most 5,000 values');
  });

  test('brackets and commas inside a text are not counted as values', async () => {
    const text = `,[{"\\":${'[{,:'.repeat(1_200)}`;
    const payload = JSON.stringify({ text, targetLang: 'zh-Hans' });
    const reply = await market.app.inject(post('/translate', payload));
    expect(reply.json()).toMatchObject({ success: true, translatedText: text });
  });

  test('the largest allowed body is accepted', async () => {
    const junk = `${'['.repeat(LIMITS.jsonDepth - 1)}1${']'.repeat(LIMITS.jsonDepth - 1)}`;
    await expectRefused(market, post('/auth/login', signIn(junk)), 'wrongCredentials');
  });

  test.each(['specifications', 'tags', 'certifications'])(
    'apply to JSON inside a text field: %s',
    async (field) => {
      for (const [inner, named] of [
        [objects(50_000), '5,000 values'],
        ['['.repeat(100_000), '20 levels'],
        ['{"a":'.repeat(20_000), '20 levels'],
      ] as const) {
        const body = { ...SENT_PRODUCT, [field]: inner };
        const { message } = await supplier.expectRefused(
          'badRequest',
          'POST',
          '/products/create-new',
          body,
        );
        expect(message).toContain(named);
      }
    },
  );

  test('refuse 100,000 specifications', async () => {
    const specifications = Object.fromEntries(
      Array.from({ length: 100_000 }, (_, at) => [`${at}`, 'x'] as const),
    );
    const payload = JSON.stringify({ ...SENT_PRODUCT, specifications });
    await expectRefused(
      market,
      post('/products/create-new', payload, supplier),
      'tooLarge',
      'badRequest',
    );
  });
});

test('field errors are bounded in number and in the length of their names', async () => {
  const pairs = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [`${at}${'名'.repeat(1_000)}`, 1] as const),
  );
  const payload = JSON.stringify({ ...SENT_PRODUCT, specifications: pairs }).replace(/名/g, 'n');
  const reply = await market.app.inject(post('/products/create-new', payload, supplier));
  expect(reply.statusCode).toBe(400);
  const names = Object.keys(reply.json().fields);
  expect(names).toHaveLength(LIMITS.fieldErrors);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(LIMITS.fieldNameChars);
});

describe('a call without a body', () => {
  const TYPES = [
    'application/json',
    'application/json; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/octet-stream',
    'nonsense',
  ];
  test.each(TYPES)('accepts an empty body of type %s', async (type) => {
    const user = await signUp(market, 'buyer');
    const headers = { 'content-type': type, authorization: `Bearer ${user.token}` };
    for (const [method, url] of [
      ['POST', '/api/auth/logout'],
      ['GET', '/api/products'],
    ] as const) {
      const reply = await market.app.inject({ method, url, headers });
      expect(reply.statusCode, `${method} ${url}`).toBe(200);
    }
    const again = await signUp(market, 'buyer');
    const authorization = `Bearer ${again.token}`;
    const sessions = { method: 'DELETE' as const, url: '/api/auth/sessions' };
    const reply = await market.app.inject({
      ...sessions,
      headers: { ...headers, authorization, 'content-length': '0' },
    });
    expect(reply.statusCode).toBe(200);
  });

  test('ignores a small JSON body, and refuses one of another type', async () => {
    const request = post('/auth/logout', '{"a":1}');
    expect((await market.app.inject(request)).statusCode).toBe(200);
    const other = { ...request, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    await expectRefused(market, other, 'unsupportedType');
  });
});

test('a call that needs a body still refuses an empty one', async () => {
  await expectRefused(market, post('/auth/login', ''), 'brokenJson');
});
