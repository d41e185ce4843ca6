// Bad input of every kind, to every call that is served: refused with the right status and clear words, never a 5xx.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { failure } from '../../contract/errors.ts';
import { getProduct, listProducts } from '../../contract/products.ts';
import { getSupplier, listSuppliers } from '../../contract/suppliers.ts';
import { SERVED } from '../../server/api.ts';
import { type Market, openMarket } from './market.ts';
import { expectAnsweredOrRefused, expectNothingInside, expectRefused } from './refusal.ts';

let market: Market;
let origin: URL;
beforeAll(async () => {
  market = await openMarket(60);
  origin = new URL(await market.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => market.close());

const ATTACKS = [
  "' or 1=1 --",
  '"; drop table products; --',
  '1 union select password_hash from users',
  "%' and 1=(select count(*) from users) and '%'='",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return process")()}}',
  '../../../../etc/passwd',
  '\0',
  'a\0b',
  '\u202e\u0000\ufeff',
  '__proto__',
  'NaN',
  '1e400',
  '-0',
  '" OR "x" NOT NEAR(a b) *',
  'a* & b:* | !c',
  '机床'.repeat(90),
  '😀'.repeat(60),
  'x'.repeat(5_000),
];

const urlOf = (path: string, query: Record<string, string> = {}): string =>
  `/api${path}?${new URLSearchParams(query)}`;

describe.each([
  [listProducts, ['search', 'category', 'subcategory', 'industry', 'minPrice', 'maxPrice', 'country', 'verified', 'supplier', 'sort', 'order', 'page', 'limit', 'other']],
  [listSuppliers, ['search', 'country', 'businessType', 'verified', 'category', 'minProducts', 'sort', 'page', 'limit', 'other']],
] as const)('$path', (endpoint, parameters) => {
  test.each(parameters)('SQL, HTML and worse in "%s"', async (name) => {
    for (const attack of ATTACKS) {
      const reply = await market.app.inject({ url: urlOf(endpoint.path, { [name]: attack }) });
      expectAnsweredOrRefused(endpoint, reply);
      expectNothingInside(reply.statusCode === 200 ? '' : reply.payload);
    }
  });

  test('a parameter given twice', async () => {
    for (const name of parameters)
      expectAnsweredOrRefused(
        endpoint,
        await market.app.inject({ url: `/api${endpoint.path}?${name}=1&${name}=2` }),
      );
  });

  test('bytes that are no text', async () => {
    for (const tail of ['?search=%ff%fe', '?search=%', '?search=%zz', '?%00=%00', '?&&&=&=', '?=='])
      expectAnsweredOrRefused(endpoint, await market.app.inject({ url: `/api${endpoint.path}${tail}` }));
  });

  test.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'two'],
    ['page', '1000000001'],
    ['limit', '0'],
    ['limit', '101'],
    ['search', 'x'.repeat(201)],
    ['search', 'x'.repeat(5_000)],
    ['category', 'toys'],
    ['sort', 'random'],
    ['verified', 'perhaps'],
  ])('%s=%.20s is refused', async (name, value) => {
    await expectRefused(market, { url: urlOf(endpoint.path, { [name]: value }) }, 'validation');
    const { body } = await market.app.inject({ url: urlOf(endpoint.path, { [name]: value }) });
    expect(Object.keys(JSON.parse(body).fields)).toEqual([name]);
  });

  test('page 10^9 is empty, not an error', async () => {
    const reply = await market.app.inject({ url: urlOf(endpoint.path, { page: '1000000000' }) });
    expect(reply.statusCode).toBe(200);
    const { data, products } = reply.json();
    expect(data ?? products).toEqual([]);
  });
});

test.each([
  [{ minPrice: '9000', maxPrice: '5000' }, 'minPrice'],
  [{ minPrice: '-1' }, 'minPrice'],
  [{ maxPrice: '100001' }, 'maxPrice'],
  [{ maxPrice: 'cheap' }, 'maxPrice'],
  [{ subcategory: 'toys' }, 'subcategory'],
  [{ industry: 'toys' }, 'industry'],
  [{ order: 'sideways' }, 'order'],
  [{ country: 'x'.repeat(61) }, 'country'],
])('/products refuses %j', async (query, field) => {
  const url = urlOf('/products', query as unknown as Record<string, string>);
  await expectRefused(market, { url }, 'validation');
  expect(Object.keys((await market.app.inject({ url })).json().fields)).toEqual([field]);
});

test.each([
  { country: 'Atlantis' },
  { businessType: 'Pirate' },
  { minProducts: '-1' },
  { minProducts: '1.5' },
])('/auth/suppliers refuses %j', async (query) => {
  const url = urlOf('/auth/suppliers', query as unknown as Record<string, string>);
  await expectRefused(market, { url }, 'validation');
});

describe.each([
  [getProduct, 'productNotFound'],
  [getSupplier, 'supplierNotFound'],
] as const)('$path', (endpoint, code) => {
  const at = (id: string) => ({ url: `/api${endpoint.path.replace(':id', id)}` });

  test.each([...ATTACKS, '0', 'null', 'undefined', '00000000-0000-0000-0000-000000000000', '.', '%'])(
    'nothing is found under %.40j',
    async (id) => {
      if (id.length > 500) await expectRefused(market, at(encodeURIComponent(id)), 'notFound', 'badRequest', code);
      else if (id !== '.') await expectRefused(market, at(encodeURIComponent(id)), code);
    },
  );

  test('bytes that are no text', async () => {
    for (const id of ['%ff', '%', '%zz', '%c0%af'])
      await expectRefused(market, at(id), 'badRequest', code);
  });
});

describe.each(SERVED.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, { method, path }) => {
    const url = `/api${path.replace(':id', 'x')}`;
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
    const others = methods.filter(
      (each) => each !== method && !(each === 'HEAD' && method === 'GET'),
    );

    test.each(others)('refuses %s', async (other) => {
      const reply = await market.app.inject({ method: other, url });
      expect(reply.statusCode).toBe(405);
      expect(reply.headers.allow).toBe(method === 'GET' ? 'GET, HEAD' : method);
      if (other !== 'HEAD') await expectRefused(market, { method: other, url }, 'methodNotAllowed');
    });

    test('refuses another method whatever its body is', async () => {
      const headers = { 'content-type': 'application/json' };
      for (const payload of ['', '{', '{"a":1}'])
        await expectRefused(market, { method: 'DELETE', url, headers, payload }, 'methodNotAllowed');
    });

    test('takes no 2 MB body', async () => {
      const headers = { 'content-type': 'application/json' };
      const payload = JSON.stringify({ text: 'x'.repeat(2 * 1024 * 1024), targetLang: 'en' });
      const codes = method === 'POST' ? (['tooLarge'] as const) : (['methodNotAllowed'] as const);
      await expectRefused(market, { method: 'POST', url, headers, payload }, ...codes);
    });
  },
);

describe('POST /translate', () => {
  const post = (payload: string, type = 'application/json') => ({
    method: 'POST' as const,
    url: '/api/translate',
    headers: { 'content-type': type },
    payload,
  });

  test.each(['{', '', '{"text": }', "{'text': 1}", '\0', '['.repeat(200_000)])(
    'broken JSON %.20j',
    async (payload) => {
      await expectRefused(market, post(payload), 'brokenJson');
    },
  );

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
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  ])('JSON of the wrong shape %.40j', async (payload) => {
    await expectRefused(market, post(payload), 'validation');
  });

  test('keys that would change what objects inherit', async () => {
    for (const payload of ['{"__proto__":{"text":"a"}}', '{"constructor":{"prototype":{"a":1}}}'])
      await expectRefused(market, post(payload), 'brokenJson', 'badRequest', 'validation');
  });

  test.each(['application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'nonsense'])(
    'a body of type %s',
    async (type) => {
      await expectRefused(market, post('text=a&targetLang=en', type), 'unsupportedType');
    },
  );

  test('no body at all', async () => {
    await expectRefused(market, { method: 'POST', url: '/api/translate' }, 'validation');
  });
});

test.each(['/api/nothing', '/api/products/x/y', '/api/', '/api', '/api/docs/nothing', '/api/auth'])(
  'there is nothing at %s',
  async (url) => {
    await expectRefused(market, { url }, 'notFound');
  },
);

describe('over a socket', () => {
  test('a search of 5,000 Chinese characters is told that it is too long', async () => {
    const url = new URL(urlOf('/products', { search: '机'.repeat(5_000) }), origin);
    const reply = await fetch(url, { headers: { 'accept-language': 'zh-CN' } });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'validation', message: '搜索内容最多 200 个字符。' });
  });

  test.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400],
    ['two lengths', 'POST /api/translate HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}', 400],
    ['a length and chunks', 'POST /api/translate HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n{}', 400],
  ])('%s is refused in the shape of any failure', async (_, bytes, status) => {
    const socket = connect(Number(origin.port), origin.hostname);
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(z.parse(failure, JSON.parse(body))).toMatchObject({ code: 'badRequest' });
    expectNothingInside(body);
  });

  test('a header without end is cut off', async () => {
    const socket = connect(Number(origin.port), origin.hostname);
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(200_000)}`);
    // What was still on its way when the server hung up may take the answer with it.
    const answer = await text(socket).catch(() => '');
    if (answer) expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect((await fetch(new URL('/api/health', origin))).status).toBe(200);
  });
});

describe('too many calls', () => {
  test.each([
    ['addresses that do not exist', 600, { url: '/api/nothing' }],
    ['translations', 240, { method: 'POST', url: '/api/translate', payload: { text: 'a', targetLang: 'en' } }],
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
