// Who must have a second factor, what a session may do without it, and the operator's reset.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { getCurrentUser, login } from '../../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../../contract/accounts/profile.ts';
import { getSecondFactor, removeTotp } from '../../../../contract/accounts/second-factor.ts';
import { listContactMessages } from '../../../../contract/admin/contact-messages.ts';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { ALL_ENDPOINTS } from '../../../../contract/index.ts';
import { setAdmin } from '../../../../server/accounts/account-queries.ts';
import { connected, connectionRefused, liveClient } from '../../../fixtures/live-client.ts';
import { withDatabase } from '../../environment.ts';
import { openMarket, sharedMarket } from '../../market.ts';
import { rawRequest, signUp, signUpMember } from '../../users.ts';
import { enterCode, enterPassword, withApp } from './factor-users.ts';

const CLI = fileURLToPath(new URL('../../../../server/admin/cli.ts', import.meta.url));
const market = await sharedMarket(0);
const makeAdmin = (id: string) => withDatabase(market, ({ db }) => setAdmin(db, id, true));
const protectedCalls = ALL_ENDPOINTS.filter(({ access }) => access !== 'anyone');

/** The calls that are refused to this session. */
const refusedCalls = async (token: string): Promise<Endpoint[]> => {
  const refused: Endpoint[] = [];
  for (const endpoint of protectedCalls) {
    const path = endpoint.path.replaceAll(/:\w+/g, 'x');
    // The path to complete or end the session must stay the last step.
    if (endpoint.openBefore) continue;
    const { statusCode, body } = await market.app.inject(
      rawRequest({ token }, endpoint.method, path),
    );
    expect([endpoint.path, statusCode, JSON.parse(body).code]).toEqual([
      ...[endpoint.path, 403, 'secondFactorRequired'],
    ]);
    refused.push(endpoint);
  }
  return refused;
};

test('an incomplete session may read its user and complete the sign-in, nothing else', async () => {
  const user = await withApp(market, await signUp(market, 'supplier'));
  const { token } = await enterPassword(market, user);
  expect((await refusedCalls(token)).length).toBeGreaterThan(80);
  const open = (step: 'give' | 'setUp') =>
    protectedCalls
      .filter(({ openBefore }) => openBefore?.includes(step))
      .map(({ method, path }) => `${method} ${path.replace('/auth', '')}`)
      .sort();
  expect(open('give')).toEqual([
    ...['GET /me', 'GET /second-factor', 'POST /second-factor'],
    ...['POST /second-factor/passkey', 'POST /second-factor/passkey/options'],
  ]);
  expect(open('setUp')).toEqual([
    ...['GET /me', 'GET /second-factor', 'POST /confirmation'],
    ...['POST /second-factor/passkeys', 'POST /second-factor/passkeys/options'],
    ...['POST /second-factor/totp', 'POST /second-factor/totp/confirm'],
  ]);
});

test('before the factor is given, private data of the account is not sent', async () => {
  const signedUp = await signUp(market, 'buyer');
  const own = { gstin: '27AAPFU0939F1ZV', phone: '+919812345678', street: '12 Ring Road' };
  await signedUp.api.call(updateProfile, { body: own });
  const user = await withApp(market, signedUp);
  const { token, user: atSignIn } = await market.api.call(login, { body: user });
  const api = market.apiAs(token);
  for (const read of [atSignIn, await api.call(getCurrentUser, {})]) {
    expect(read).toMatchObject({ id: user.id, email: user.email, secondFactor: 'give' });
    for (const value of Object.values(own)) expect(JSON.stringify(read)).not.toContain(value);
  }
  expect((await enterCode(api, user.secret)).user).toMatchObject({ gstin: own.gstin });
});

test('an admin without a second factor may only set one up', async () => {
  const user = await signUp(market, 'buyer');
  await makeAdmin(user.id);
  expect((await user.api.call(getCurrentUser, {})).secondFactor).toBe('setUp');
  await refusedCalls(user.token);
  expect((await enterPassword(market, user)).step).toBe('setUp');
  const admin = await withApp(market, user);
  expect((await admin.api.call(listContactMessages, { query: {} })).messages).toEqual([]);
  expect((await admin.api.call(getSecondFactor, {})).required).toBe(true);

  const { api, step } = await enterPassword(market, admin);
  expect(step).toBe('give');
  await expect(api.call(listContactMessages, { query: {} })).rejects.toMatchObject({
    ...{ code: 'secondFactorRequired', status: 403 },
  });
  await enterCode(api, admin.secret);
  await api.call(listContactMessages, { query: {} });

  await expect(api.call(removeTotp, {})).rejects.toMatchObject({ code: 'lastSecondFactor' });
  expect((await api.call(getSecondFactor, {})).totp).not.toBeNull();
});

test('in the demo admins need none', async () => {
  await using demo = await openMarket(0, { DEMO: '1' });
  const user = await signUp(demo, 'buyer');
  await withDatabase(demo, ({ db }) => setAdmin(db, user.id, true));
  const { email, password } = user;
  expect((await demo.api.call(login, { body: { email, password } })).user.secondFactor).toBeNull();
  await user.api.call(listContactMessages, { query: {} });
});

test('live connections need a complete session, and end when it is no longer one', async () => {
  const origin = await market.listen();
  const user = await signUp(market, 'buyer');
  const other = await enterPassword(market, user);
  const open = liveClient(origin, other.token);
  await connected(open);
  const ended = new Promise((resolve) => open.socket.once('disconnect', resolve));
  const { email, password } = await withApp(market, user);
  await ended;

  const { token } = await enterPassword(market, { email, password });
  const incomplete = liveClient(origin, token);
  const { data } = await connectionRefused(incomplete);
  expect(data).toMatchObject({ code: 'secondFactorRequired' });
  for (const { socket } of [open, incomplete]) socket.disconnect();
});

test('a member of a company whose owner has a second factor needs one too', async () => {
  const owner = await signUp(market, 'supplier');
  const earlier = await signUpMember(market, owner, 'sales');
  expect((await earlier.api.call(getCurrentUser, {})).secondFactor).toBeNull();
  await withApp(market, owner);
  // Those who joined before it and after it.
  const later = await signUpMember(market, owner, 'viewer');
  for (const member of [earlier, later]) {
    expect((await member.api.call(getCurrentUser, {})).secondFactor).toBe('setUp');
    await member.expectRefused('secondFactorRequired', 'GET', '/orders');
    expect((await enterPassword(market, member)).step).toBe('setUp');
  }
  const { api } = await withApp(market, earlier);
  expect(await api.call(getSecondFactor, {})).toMatchObject({ step: null, required: true });
  await expect(api.call(removeTotp, {})).rejects.toMatchObject({ code: 'lastSecondFactor' });

  await owner.api.call(removeTotp, {});
  expect((await later.api.call(getCurrentUser, {})).secondFactor).toBeNull();
  await api.call(removeTotp, {});
});

test('the command line removes a lost factor and ends the sessions', async () => {
  const user = await withApp(market, await signUp(market, 'buyer'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [CLI, 'reset-factor', user.email],
    { env: { PATH: process.env.PATH ?? '', ...market.env } },
  );
  expect(stdout).toContain('signs in with the password alone');
  await expect(user.api.call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 });
  expect((await enterPassword(market, user)).step).toBeNull();
  const entry = await withDatabase(market, ({ db }) =>
    db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', user.id)
      .executeTakeFirstOrThrow(),
  );
  expect(entry.action).toBe('user.resetSecondFactor');
});
