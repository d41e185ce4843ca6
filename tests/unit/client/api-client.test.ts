// Contract client over a fake transport: sent requests, and the error for every kind of failure.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { ApiError } from '../../../contract/errors.ts';
import { createApi, type Transport, type TransportRequest } from '../../../src/api/call.ts';
import { httpTransport } from '../../../src/api/http.ts';
import { queryString } from '../../../src/api/send.ts';
import { withRetries } from '../../../src/stores/retry.ts';

/** An API whose backend always gives one reply, with a record of its requests. */
const answering = (status: number, body: unknown, token: string | null = null) => {
  const requests: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    return { status, body };
  };
  return { api: createApi({ transport, lang: 'zh-Hans', token: () => token }), requests };
};

const failing = (cause: unknown) =>
  createApi({ transport: () => Promise.reject(cause), lang: 'en' });

const page = { products: [{ id: 'p1', name: 'Mill' }] };

describe('a query string', () => {
  test.each([
    [undefined, ''],
    [{}, ''],
    [{ search: '', page: undefined, sort: null, verified: false }, ''],
    [{ search: 'rice mill', page: 2 }, '?search=rice+mill&page=2'],
    [{ verified: true, minPrice: 0 }, '?verified=1&minPrice=0'],
    [{ search: '碾米机&x=1' }, '?search=%E7%A2%BE%E7%B1%B3%E6%9C%BA%26x%3D1'],
  ])('of %j is "%s"', (query, expected) => {
    expect(queryString(query)).toBe(expected);
  });
});

describe('a call', () => {
  test('sends its query and language, and no token without a session', async () => {
    const { api, requests } = answering(200, page);
    const clean = await api.call(listProducts, { query: { search: 'mill', verified: true } });
    expect(clean.products.map(({ name }) => name)).toEqual(['Mill']);
    expect(requests).toEqual([
      {
        method: 'GET',
        url: '/api/products?search=mill&verified=1',
        headers: { 'accept-language': 'zh-Hans' },
      },
    ]);
  });

  test('encodes its path parameters', async () => {
    const { api, requests } = answering(200, { data: page.products[0] });
    await api.call(getProduct, { params: { id: 'a/../b?c#d' } });
    expect(requests[0]?.url).toBe('/api/products/a%2F..%2Fb%3Fc%23d');
  });

  test('sends the currently stored token', async () => {
    let token: string | null = null;
    const sent: (string | undefined)[] = [];
    const api = createApi({
      lang: 'en',
      token: () => token,
      transport: async ({ headers }) => {
        sent.push(headers.authorization);
        return { status: 200, body: { user: { id: 'u1' } } };
      },
    });
    await api.call(getCurrentUser, {});
    token = 'abc';
    await api.call(getCurrentUser, {});
    expect(sent).toEqual([undefined, 'Bearer abc']);
  });

  test('sends a body as JSON', async () => {
    const { api, requests } = answering(200, { token: 't', user: { id: 'u1' } });
    const body = { email: 'a@b.in', password: 'secret' };
    await expect(api.call(login, { body })).resolves.toMatchObject({ token: 't' });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  });

  test('passes its abort signal', async () => {
    const { api, requests } = answering(200, page);
    const { signal } = new AbortController();
    await api.call(listProducts, { signal });
    expect(requests[0]?.signal).toBe(signal);
  });
});

describe('a failure', () => {
  test.each([
    [
      'the server message',
      404,
      { success: false, code: 'productNotFound', message: 'Product not found' },
      'productNotFound',
      'Product not found',
    ],
    [
      'the error where there is no message',
      403,
      { error: 'Admins only' },
      'unknown',
      'Admins only',
    ],
    ['the message before the error', 400, { message: 'A', error: 'B' }, 'unknown', 'A'],
    ['An error occurred for no words', 500, {}, 'unknown', 'An error occurred'],
    ['An error occurred for no JSON', 502, null, 'unknown', 'An error occurred'],
    ['An error occurred for a page', 502, '<html>', 'unknown', 'An error occurred'],
    ['a code of another backend', 418, { code: 'teapot', message: 'No' }, 'unknown', 'No'],
    ['a redirect', 302, null, 'unknown', 'An error occurred'],
  ])('with %s has its code and message', async (_, status, body, code, message) => {
    const { api } = answering(status, body);
    const call = api.call(getProduct, { params: { id: 'p1' } });
    await expect(call).rejects.toBeInstanceOf(ApiError);
    await expect(call).rejects.toMatchObject({ code, status, message });
  });

  test('has a text for each field', async () => {
    const fields = { minPrice: 'Too low' };
    const { api } = answering(400, { code: 'validation', message: 'No', fields });
    await expect(api.call(listProducts, {})).rejects.toMatchObject({ code: 'validation', fields });
  });

  test.each([
    ['a name every object inherits', { code: 'constructor', message: 'No' }, { code: 'unknown' }],
    ['a field that is no text', { fields: { a: { toString: 1 } } }, { fields: { a: '' } }],
  ])('is an ApiError for any body: %s', async (_, body, expected) => {
    await expect(answering(400, body).api.call(listProducts, {})).rejects.toMatchObject(expected);
  });

  test('of the network means that the backend is unavailable', async () => {
    const call = failing(new TypeError('fetch failed')).call(listProducts, {});
    await expect(call).rejects.toBeInstanceOf(ApiError);
    await expect(call).rejects.toMatchObject({
      code: 'network',
      status: 0,
      message: 'Backend server not available.',
    });
  });

  /** A backend that starts its first response and never completes it; later responses are complete. */
  const stalling = async (ending: 'never' | 'cut') => {
    let calls = 0;
    const server = createServer((_, reply) => {
      calls += 1;
      reply.setHeader('content-type', 'application/json');
      if (calls > 1) return void reply.end(JSON.stringify(page));
      reply.write('{"products":[');
      if (ending === 'cut') setImmediate(() => reply.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const transport = httpTransport(`http://127.0.0.1:${port}`);
    return { api: createApi({ transport, lang: 'en' }), calls: () => calls };
  };

  test.each(['never', 'cut'] as const)(
    'in the middle of a body is a network error (%s)',
    async (ending) => {
      const { api } = await stalling(ending);
      const call = api.call(listProducts, { signal: AbortSignal.timeout(300) });
      await expect(call).rejects.toMatchObject({ code: 'network', status: 0 });
    },
  );

  test('in the middle of a body is retried', async () => {
    const { api, calls } = await stalling('never');
    const attempt = () => api.call(listProducts, { signal: AbortSignal.timeout(300) });
    const { products } = await withRetries(attempt, new AbortController().signal);
    expect([products.length, calls()]).toEqual([1, 2]);
  });

  test('in the middle of a body is no error after an abort', async () => {
    const { api, calls } = await stalling('never');
    const caller = new AbortController();
    const call = api.call(listProducts, { signal: caller.signal });
    await expect.poll(calls).toBe(1);
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('is no error after an abort', async () => {
    const gaveUp = new DOMException('Aborted', 'AbortError');
    await expect(failing(gaveUp).call(listProducts, {})).rejects.toBe(gaveUp);
  });

  test('with status 200 is an error too', async () => {
    const { api } = answering(200, { success: false, message: 'Closed today' });
    await expect(api.call(listProducts, {})).rejects.toMatchObject({ message: 'Closed today' });
    await expect(answering(200, null).api.call(listProducts, {})).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});
