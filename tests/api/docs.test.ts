// The documentation page: every served call, from the same declarations that serve it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { SERVED } from '../../server/api.ts';
import { type Market, openMarket } from './market.ts';

let market: Market;
let paths: Record<
  string,
  Record<
    string,
    {
      summary?: string;
      parameters?: { name: string }[];
      requestBody?: unknown;
      responses: Record<string, unknown>;
    }
  >
>;
beforeAll(async () => {
  market = await openMarket(0);
  const reply = await market.app.inject({ url: '/api/docs/json' });
  expect(reply.statusCode).toBe(200);
  ({ paths } = reply.json());
});
afterAll(() => market.close());

const documented = ({ method, path }: (typeof SERVED)[number]) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe.each(SERVED.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('is described, with all it takes', () => {
      const call = documented(endpoint);
      expect(call?.summary).toBe(endpoint.summary);
      const takes = [endpoint.params, endpoint.query].flatMap((part) =>
        part ? Object.keys(part.def.shape) : [],
      );
      expect(new Set(call?.parameters?.map(({ name }) => name) ?? [])).toEqual(new Set(takes));
      expect(call?.requestBody !== undefined).toBe(endpoint.body !== undefined);
      const { replyType } = endpoint as Endpoint;
      expect(call?.responses['200']).toMatchObject({
        content:
          replyType === 'file'
            ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
            : { 'application/json': { schema: { type: 'object' } } },
      });
    });
  },
);

test('lists nothing but what is served', () => {
  const calls = Object.values(paths).flatMap((methods) => Object.keys(methods));
  expect(calls).toHaveLength(SERVED.length);
});

test('is a page, with the files it needs, that also loads without TLS', async () => {
  const page = await market.app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const policy = page.headers['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  const files = [...page.payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const url = new URL(file, 'http://localhost/api/docs').pathname;
    expect((await market.app.inject({ url })).statusCode, url).toBe(200);
  }
});
