// Calls with a wrong method, body, type or length: each refused with its own status, in the client's language.
import { describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';

const market = await sharedMarket(1);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Endpoints grouped by path; a trailing slash does not make another path. */
const ADDRESSES = [...Map.groupBy(ALL_ENDPOINTS, ({ path }) => path.replace(/\/$/, ''))];

describe.each(ADDRESSES)('%s', (path, endpoints) => {
  const url = `/api${path.replace(/:\w+/g, 'x')}`;
  const served: readonly string[] = endpoints.flatMap(({ method }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  const others = METHODS.filter((each) => !served.includes(each));

  test.each(others)('refuses %s', async (other) => {
    const reply = await market.app.inject({ method: other, url });
    expect(reply.statusCode).toBe(405);
    expect(String(reply.headers.allow).split(', ').sort()).toEqual(served.toSorted());
    if (other !== 'HEAD') await expectRefused(market, { method: other, url }, 'methodNotAllowed');
  });

  test('refuses another method with any body', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const payload of ['', '{', '{"a":1}'])
      await expectRefused(market, { method: 'PATCH', url, headers, payload }, 'methodNotAllowed');
  });

  test('refuses a 2 MB body', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ text: 'x'.repeat(2 * 1024 * 1024), targetLang: 'en' });
    const post = endpoints.find(({ method }) => method === 'POST');
    // Authentication is checked before the body.
    const taken = post?.access === 'anyone' ? ('tooLarge' as const) : ('unauthorized' as const);
    await expectRefused(
      market,
      { method: 'POST', url, headers, payload },
      post ? taken : 'methodNotAllowed',
    );
  });
});

describe('POST /translate refuses', () => {
  const post = (payload: string, type = 'application/json') => ({
    method: 'POST' as const,
    url: '/api/translate',
    headers: { 'content-type': type },
    payload,
  });

  test.each(['{', '', '{"text": }', "{'text': 1}", '\0'])('broken JSON %.20j', async (payload) => {
    await expectRefused(market, post(payload), 'brokenJson');
  });

  test.each([
    'null',
    '1',
    '"text"',
    '[]',
    '{}',
    '{"text":1,"targetLang":"en"}',
    '{"text":{"toString":1},"targetLang":"en"}',
    '{"text":"a","targetLang":"fr"}',
    '{"text":"a","targetLang":["en"]}',
    `{"text":"${'x'.repeat(5_001)}","targetLang":"en"}`,
  ])('JSON of a wrong shape %.40j', async (payload) => {
    await expectRefused(market, post(payload), 'validation');
  });

  test('keys that would change object prototypes', async () => {
    for (const payload of ['{"__proto__":{"text":"a"}}', '{"constructor":{"prototype":{"a":1}}}'])
      await expectRefused(market, post(payload), 'brokenJson', 'badRequest', 'validation');
  });

  test.each([
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'nonsense',
  ])('a body of type %s', async (type) => {
    await expectRefused(market, post('text=a&targetLang=en', type), 'unsupportedType');
  });

  test('a missing body', async () => {
    await expectRefused(market, { method: 'POST', url: '/api/translate' }, 'validation');
  });
});

test.each(['/api/nothing', '/api/products/x/y', '/api', '/api/docs/nothing', '/api/auth'])(
  '%s is not found',
  async (url) => {
    await expectRefused(market, { url }, 'notFound');
  },
);

describe('rate limits', () => {
  test.each([
    ['addresses that do not exist', 600, { url: '/api/nothing' }],
    [
      'translations',
      2_400,
      { method: 'POST', url: '/api/translate', payload: { text: 'a', targetLang: 'en' } },
    ],
  ] as const)('%s', async (_, allowed, request) => {
    const from = { ...request, remoteAddress: '203.0.113.9' };
    for (let call = 0; call < allowed; call++)
      expect((await market.app.inject(from)).statusCode).not.toBe(429);
    await expectRefused(market, from, 'tooMany');
    expect((await market.app.inject(from)).headers['retry-after']).toMatch(/^\d+$/);
    const other = { ...request, remoteAddress: '203.0.113.10' };
    expect((await market.app.inject(other)).statusCode).not.toBe(429);
  });
});
