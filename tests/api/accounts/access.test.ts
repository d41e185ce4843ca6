// Access control of every endpoint: the role that its declaration requires is checked before any part of the request is read.
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { listContactMessages } from '../../../contract/admin/contact-messages.ts';
import { type Access, endpoint } from '../../../contract/endpoint.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { acknowledgement } from '../../../contract/reply.ts';
import { setAdmin } from '../../../server/accounts/account-queries.ts';
import { registerAuthorization } from '../../../server/accounts/authorization.ts';
import { serve } from '../../../server/platform/http/serve.ts';
import type { SessionUser } from '../../../server/platform/http/session-user.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { expectRefusal, expectRefused } from '../refusal.ts';
import { confirmedHeaders, makeAdmin, type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);
const users: Record<'buyer' | 'supplier' | 'admin', SignedInUser> = {
  buyer: await signUp(market, 'buyer'),
  supplier: await signUp(market, 'supplier'),
  admin: await signUp(market, 'admin'),
};

const TOKENS = [
  ['no token', {}],
  ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ['a token that is too long', { authorization: `Bearer ${'x'.repeat(5_000)}` }],
  ['a blank token', { authorization: 'Bearer ' }],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['SQL', { authorization: "Bearer ' or 1=1 --" }],
  ['a cookie', { cookie: 'auth_token=x' }],
] as const;

const declared = ALL_ENDPOINTS.filter(({ access }) => access !== 'anyone');

describe.each(declared.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s',
  (_, { method, path, access, errors, confirmed }) => {
    const url = `/api${path.replace(':id', 'x')}`;

    test.each(TOKENS)('is refused with %s', async (_name, headers) => {
      await expectRefused(market, { method, url, headers }, 'unauthorized');
      const reply = await market.app.inject({ method, url, headers });
      expect(reply.headers).toMatchObject({
        'www-authenticate': 'Bearer',
        'cache-control': 'no-store',
      });
    });

    test('is refused before its body is read', async () => {
      const headers = { 'content-type': 'application/json' };
      const payload = method === 'GET' ? {} : { headers, payload: '{' };
      await expectRefused(market, { method, url, ...payload }, 'unauthorized');
    });

    test('is refused to roles that may not call it', async () => {
      const codes = errors.filter((code) => /Only|forbidden/.test(code));
      for (const [caller, { token }] of Object.entries(users)) {
        const isAllowed =
          access === 'user' || access === caller || (access === 'buyer' && caller === 'admin');
        const request = { method, url, headers: { authorization: `Bearer ${token}` } };
        if (!isAllowed) await expectRefused(market, request, ...codes);
        else {
          // Each allowed call uses a fresh session, because the call may end the session.
          const fresh = await signUp(market, caller as keyof typeof users);
          const headers = {
            authorization: `Bearer ${fresh.token}`,
            ...(confirmed ? await confirmedHeaders(market, fresh.token) : {}),
          };
          const reply = await market.app.inject({ ...request, headers });
          // The endpoint admits every user; its handler refuses by role, depending on the list that was requested.
          if (access === 'user' && reply.statusCode === 403) expectRefusal(reply, codes, 'en');
          else expect([401, 403]).not.toContain(reply.statusCode);
        }
      }
    });
  },
);

test('a HEAD request needs the same access as GET', async () => {
  for (const url of ['/api/auth/me', '/api/admin/contact-messages'])
    expect((await market.app.inject({ method: 'HEAD', url })).statusCode).toBe(401);
});

test('granting and revoking the admin role takes effect at once', async () => {
  const user = await signUp(market, 'buyer');
  const { api, id } = user;
  const list = () => api.call(listContactMessages, { query: {} });
  await expect(list()).rejects.toMatchObject({ status: 403, code: 'adminsOnly' });
  await makeAdmin(market, user);
  expect((await list()).messages).toEqual([]);
  await withDatabase(market, ({ db }) => setAdmin(db, id, false));
  await expect(list()).rejects.toMatchObject({ message: 'Access denied: Admins only' });
});

test('a public call ignores tokens, valid or not', async () => {
  const replies = await Promise.all(
    [{}, ...TOKENS.map(([, headers]) => headers)].map((headers) =>
      market.app.inject({ url: '/api/products', headers }),
    ),
  );
  for (const { statusCode, payload, headers } of replies) {
    expect(statusCode).toBe(200);
    expect(payload).toBe(replies[0]?.payload);
    expect(headers['cache-control']).toBeUndefined();
  }
});

test('the authorization scheme is case-insensitive', async () => {
  for (const scheme of ['bearer', 'BEARER', 'Bearer '])
    expect(
      await market.app.inject({
        url: '/api/auth/me',
        headers: { authorization: `${scheme} ${users.buyer.token}` },
      }),
    ).toMatchObject({ statusCode: 200 });
  expect((await users.buyer.api.call(getCurrentUser, {})).id).toBe(users.buyer.id);
});

describe('the access check, for every kind of access', () => {
  const USERS: Readonly<Record<string, SessionUser>> = {
    buyer: {
      id: 'b',
      role: 'buyer',
      isAdmin: false,
      isEmailConfirmed: true,
      member: null,
      factorStep: null,
      confirmation: 'confirmed',
    },
    supplier: {
      id: 's',
      role: 'supplier',
      isAdmin: false,
      isEmailConfirmed: true,
      member: null,
      factorStep: null,
      confirmation: 'confirmed',
    },
    buyingAdmin: {
      id: 'a',
      role: 'buyer',
      isAdmin: true,
      isEmailConfirmed: true,
      member: null,
      factorStep: null,
      confirmation: 'confirmed',
    },
    sellingAdmin: {
      id: 'c',
      role: 'supplier',
      isAdmin: true,
      isEmailConfirmed: true,
      member: null,
      factorStep: null,
      confirmation: 'confirmed',
    },
  };
  const tokenOf = (caller: string): string => caller.padEnd(43, '_');

  const callAs = async (access: Access, errors: readonly ErrorCode[], caller: string) => {
    const app = Fastify();
    const noLinks = { create: async () => null, read: async () => null };
    registerAuthorization(app, async (token) => USERS[token.replace(/_+$/, '')] ?? null, noLinks);
    const call = endpoint({
      method: 'POST',
      path: '/thing',
      summary: 'A thing',
      access,
      reply: acknowledgement,
      errors,
    });
    let contextUser: unknown;
    app.setValidatorCompiler(() => () => true);
    app.setErrorHandler<Error>((error, _, reply) => {
      reply.code(400).send({ code: error.message });
    });
    serve(app, call, async (_, context) => {
      contextUser = (context as { user?: SessionUser }).user;
      return { success: true as const, message: 'done' };
    });
    const headers = { authorization: `Bearer ${tokenOf(caller)}` };
    const reply = await app.inject({ method: 'POST', url: '/thing', headers });
    await app.close();
    return { code: reply.json().code ?? 'done', asked: contextUser };
  };

  test.each([
    ['user', [], ['done', 'done', 'done', 'done']],
    ['buyer', ['orderBuyersOnly'], ['done', 'orderBuyersOnly', 'done', 'orderBuyersOnly']],
    [
      'supplier',
      ['unauthorized', 'createSuppliersOnly'],
      ['createSuppliersOnly', 'done', 'createSuppliersOnly', 'done'],
    ],
    ['supplier', [], ['forbidden', 'done', 'forbidden', 'done']],
    ['admin', ['adminsOnly'], ['adminsOnly', 'adminsOnly', 'done', 'done']],
  ] as const)('access %s with errors %j', async (access, errors, outcomes) => {
    for (const [at, [caller, user]] of Object.entries(USERS).entries()) {
      const { code, asked: contextUser } = await callAs(access, errors, caller);
      expect(code, caller).toBe(outcomes[at]);
      expect(contextUser).toEqual(code === 'done' ? user : undefined);
    }
    expect((await callAs(access, errors, 'nobody')).code).toBe('unauthorized');
  });

  test('a server without access checks refuses to serve calls that are not public', () => {
    expect(() => serve(Fastify(), getCurrentUser, async () => ({}) as never)).toThrow(
      /no authorization is registered for \/auth\/me/,
    );
  });
});
