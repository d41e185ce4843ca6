// Access control of every endpoint: the role that its declaration requires is checked before any part of the request is read.
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { listContactMessages } from '../../../contract/admin/admin.ts';
import { type Access, endpoint } from '../../../contract/endpoint.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { acknowledgement, readAcknowledgement } from '../../../contract/reply.ts';
import { accountsRepository } from '../../../server/accounts/account-queries.ts';
import { registerAuthentication } from '../../../server/accounts/authorization.ts';
import type { SessionUser } from '../../../server/accounts/sessions.ts';
import { serve } from '../../../server/platform/http/serve.ts';
import { type Market, openMarket } from '../market.ts';
import { type SomeoneSignedIn, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefusal, expectRefused } from '../refusal.ts';

let market: Market;
let people: Record<'buyer' | 'supplier' | 'admin', SomeoneSignedIn>;
beforeAll(async () => {
  market = await openMarket(0);
  people = {
    buyer: await signUp(market, 'buyer'),
    supplier: await signUp(market, 'supplier'),
    admin: await signUp(market, 'admin'),
  };
});
afterAll(() => market.close());

const TOKENS = [
  ['no token', {}],
  ['a token of nobody', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ['a token that is too long', { authorization: `Bearer ${'x'.repeat(5_000)}` }],
  ['a blank token', { authorization: 'Bearer ' }],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['SQL', { authorization: "Bearer ' or 1=1 --" }],
  ['a cookie', { cookie: 'auth_token=x' }],
] as const;

const declared = ALL_ENDPOINTS.filter(({ access }) => access !== 'anyone');

describe.each(declared.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s',
  (_, { method, path, access, errors }) => {
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

    test('is refused to those it is not for', async () => {
      const codes = errors.filter((code) => /Only|forbidden/.test(code));
      for (const [who, { token }] of Object.entries(people)) {
        const may = access === 'user' || access === who || (access === 'buyer' && who === 'admin');
        const request = { method, url, headers: { authorization: `Bearer ${token}` } };
        if (!may) await expectRefused(market, request, ...codes);
        else {
          // Each allowed call uses a fresh session, because the call may end the session.
          const fresh = await signUp(market, who as keyof typeof people);
          const headers = { authorization: `Bearer ${fresh.token}` };
          const reply = await market.app.inject({ ...request, headers });
          // The endpoint admits every user; its handler refuses by role, depending on the list that was requested.
          if (access === 'user' && reply.statusCode === 403) expectRefusal(reply, codes, 'en');
          else expect([401, 403]).not.toContain(reply.statusCode);
        }
      }
    });
  },
);

test('a HEAD is no way around it', async () => {
  for (const url of ['/api/auth/me', '/api/admin/contact-messages'])
    expect((await market.app.inject({ method: 'HEAD', url })).statusCode).toBe(401);
});

test('the admin flag counts from the moment it is set or taken', async () => {
  const { api, id } = await signUp(market, 'buyer');
  const list = () => api.call(listContactMessages, { query: {} });
  const set = (flag: boolean) =>
    inDatabase(market, ({ db }) => accountsRepository(db).setAdmin(id, flag));
  await expect(list()).rejects.toMatchObject({ status: 403, code: 'adminsOnly' });
  await set(true);
  expect((await list()).messages).toEqual([]);
  await set(false);
  await expect(list()).rejects.toMatchObject({ message: 'Access denied: Admins only' });
});

test('a public call takes no notice of tokens, good or bad', async () => {
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

test('the scheme is read without regard to case, as HTTP has it', async () => {
  for (const scheme of ['bearer', 'BEARER', 'Bearer '])
    expect(
      (
        await market.app.inject({
          url: '/api/auth/me',
          headers: { authorization: `${scheme} ${people.buyer.token}` },
        })
      ).statusCode,
    ).toBe(200);
  expect((await people.buyer.api.call(getCurrentUser, {})).id).toBe(people.buyer.id);
});

describe('the rule itself, for every kind of access', () => {
  const PEOPLE: Readonly<Record<string, SessionUser>> = {
    buyer: { id: 'b', role: 'buyer', isAdmin: false },
    supplier: { id: 's', role: 'supplier', isAdmin: false },
    buyingAdmin: { id: 'a', role: 'buyer', isAdmin: true },
    sellingAdmin: { id: 'c', role: 'supplier', isAdmin: true },
  };
  const tokenOf = (who: string): string => who.padEnd(43, '_');

  const callAs = async (access: Access, errors: readonly ErrorCode[], who: string) => {
    const app = Fastify();
    registerAuthentication(app, async (token) => PEOPLE[token.replace(/_+$/, '')] ?? null);
    const call = endpoint({
      method: 'POST',
      path: '/thing',
      summary: 'A thing',
      access,
      reply: acknowledgement,
      read: readAcknowledgement,
      errors,
    });
    let asked: unknown;
    app.setValidatorCompiler(() => () => true);
    app.setErrorHandler<Error>((error, _, reply) => {
      reply.code(400).send({ code: error.message });
    });
    serve(app, call, async (_, context) => {
      asked = (context as { person?: SessionUser }).person;
      return { success: true as const, message: 'done' };
    });
    const headers = { authorization: `Bearer ${tokenOf(who)}` };
    const reply = await app.inject({ method: 'POST', url: '/thing', headers });
    await app.close();
    return { code: reply.json().code ?? 'done', asked };
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
  ] as const)('%s, with %j', async (access, errors, outcomes) => {
    for (const [at, [who, person]] of Object.entries(PEOPLE).entries()) {
      const { code, asked } = await callAs(access, errors, who);
      expect(code, who).toBe(outcomes[at]);
      expect(asked).toEqual(code === 'done' ? person : undefined);
    }
    expect((await callAs(access, errors, 'nobody')).code).toBe('unauthorized');
  });

  test('a server that cannot tell who asks does not serve what is not for anyone', () => {
    expect(() => serve(Fastify(), getCurrentUser, async () => ({}) as never)).toThrow(
      /who may call \/auth\/me/,
    );
  });
});
