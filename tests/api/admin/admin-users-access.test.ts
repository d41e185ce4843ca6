// Access to the admin area: admins only. Everyone else gets the spec's refusal before the request is processed.
import { describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { confirmedHeaders, type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);
const users: Record<'buyer' | 'supplier' | 'admin', SignedInUser> = {
  buyer: await signUp(market, 'buyer'),
  supplier: await signUp(market, 'supplier'),
  admin: await signUp(market, 'admin'),
};

const ADMIN_ENDPOINTS = ALL_ENDPOINTS.filter(({ path }) => path.startsWith('/admin/'));

test('the admin calls are exactly those of this list', () => {
  expect(ADMIN_ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /admin/contact-messages/:id',
    'DELETE /admin/users/:id/suspension',
    'GET /admin/analytics',
    'GET /admin/audit',
    'GET /admin/contact-messages',
    'GET /admin/evidence',
    'GET /admin/evidence/:id',
    'GET /admin/evidence/:id/file',
    'GET /admin/evidence/:id/file/link',
    'GET /admin/import-reviews/:id',
    'GET /admin/reports',
    'GET /admin/reviews',
    'GET /admin/reviews/:id',
    'GET /admin/rules',
    'GET /admin/users',
    'POST /admin/rules/exchange',
    'PUT /admin/contact-messages/:id',
    'PUT /admin/evidence/:id',
    'PUT /admin/import-reviews/:id',
    'PUT /admin/products/:id/take-down',
    'PUT /admin/reports/:id',
    'PUT /admin/reviews/:id',
    'PUT /admin/users/:id/registrations',
    'PUT /admin/users/:id/suspension',
    'PUT /admin/users/:id/verification',
  ]);
});

describe.each(ADMIN_ENDPOINTS.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s',
  (_, { method, path }) => {
    const urlOf = (id: string) => `/api${path.replace(':id', encodeURIComponent(id))}`;
    const requestAs = (token: string, id = 'x') => ({
      method,
      url: urlOf(id),
      headers: { authorization: `Bearer ${token}` },
    });

    test('refuses a visitor', async () => {
      await expectRefused(market, { method, url: urlOf('x') }, 'unauthorized');
    });

    test.each(['buyer', 'supplier'] as const)('refuses a %s', async (role) => {
      await expectRefused(market, requestAs(users[role].token), 'adminsOnly');
      const reply = await market.app.inject(requestAs(users[role].token));
      expect(reply.json().message).toBe('Access denied: Admins only');
    });

    test('replies to an admin without a server error, for any input', async () => {
      const ids = [
        'x',
        "' or 1=1 --",
        'a\0',
        '\0',
        '__proto__',
        '../..',
        '%',
        '😀',
        'x'.repeat(400),
      ];
      const bodies = [
        '{}',
        '[]',
        'null',
        '1',
        '{"__proto__":{"a":1}}',
        '{"level":"Gold","reason":"\\u0000","read":true,"outcome":"upheld","decision":"approve","revision":1e99}',
        '{"level":null,"reason":"\\ud800","read":"x","outcome":"upheld","decision":"reject","revision":1}',
        `{"reason":"${'x'.repeat(2_000)}","note":{"a":[1]}}`,
      ];
      const confirmed = await confirmedHeaders(market, users.admin.token);
      for (const id of path.includes(':id') ? ids : ['x'])
        for (const payload of method === 'PUT' ? bodies : [null]) {
          const { headers: signedIn, ...rest } = requestAs(users.admin.token, id);
          const headers = { ...signedIn, ...confirmed };
          const body = { headers: { ...headers, 'content-type': 'application/json' }, payload };
          const reply = await market.app.inject({
            ...rest,
            ...(payload === null ? { headers } : { ...body, payload }),
          });
          expect([200, 400, 404], `${id} ${payload} ${reply.payload}`).toContain(reply.statusCode);
          expect(reply.headers['cache-control']).toBe('no-store');
        }
    });
  },
);
