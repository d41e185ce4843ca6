// API documentation page: every endpoint of the contract, generated from the declarations that serve the API.
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asSent } from '../../../contract/dialect/sent-as.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { sharedMarket } from '../market.ts';

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
const market = await sharedMarket(0);
const reply = await market.app.inject({ url: '/api/docs/json' });
expect(reply.statusCode).toBe(200);
({ paths } = reply.json());

const documented = ({ method, path }: Endpoint) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe.each(
  ALL_ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_, endpoint) => {
  test('describes all its input', () => {
    const call = documented(endpoint);
    expect(call?.summary).toBe(endpoint.summary);
    const takes = [endpoint.params, endpoint.query].flatMap((part) =>
      part instanceof z.ZodMiniObject ? Object.keys(asSent(part.shape, endpoint.sentAs)) : [],
    );
    expect(new Set(call?.parameters?.map(({ name }) => name) ?? [])).toEqual(new Set(takes));
    expect(call?.requestBody !== undefined).toBe(endpoint.body !== undefined);
    expect(call?.responses['200']).toMatchObject({
      content:
        endpoint.replyType === 'file'
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: { type: 'object' } } },
    });
  });
});

test('lists only the calls of the contract', () => {
  const calls = Object.values(paths).flatMap((methods) => Object.keys(methods));
  expect(calls).toHaveLength(ALL_ENDPOINTS.length);
});

test('is a page that loads with all its files, also without TLS', async () => {
  const page = await market.app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const policy = page.headers['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/https?:|unsafe|\*|validator|upgrade-insecure-requests/);
  const files = [...page.payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const url = new URL(file, 'http://localhost/api/docs').pathname;
    expect((await market.app.inject({ url })).statusCode, url).toBe(200);
  }
});
