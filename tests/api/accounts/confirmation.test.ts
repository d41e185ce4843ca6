// Confirmation of identity: calls that give access need one, and only the holder of the password and the factor gets it.
import { expect, test } from 'vitest';
import { changePassword } from '../../../contract/accounts/account.ts';
import { login } from '../../../contract/accounts/auth.ts';
import {
  confirmIdentity,
  startPasskeyConfirmation,
} from '../../../contract/accounts/confirmation.ts';
import { completeWithPasskey, startPasskeySignIn } from '../../../contract/accounts/passkeys.ts';
import { CONFIRMATION_HEADER } from '../../../contract/accounts/second-factor-limits.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { codeOf } from '../../../tools/second-factor.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { rawRequest, type SignedInUser, signUp } from '../users.ts';
import {
  addSoftwarePasskey,
  credentialOf,
  enterPassword,
  ORIGIN,
  withApp,
} from './second-factor/factor-users.ts';

const market = await sharedMarket(0, { PUBLIC_ORIGIN: ORIGIN });

const CODE_FIELD = { fields: { code: expect.any(String) } };

/** The error code of an invitation with a session and the token of a confirmation; null if it was made. */
const inviteWith = async (session: string, confirmation?: string): Promise<string | null> => {
  const request = rawRequest({ token: session }, 'POST', '/company/invitations', {
    role: 'viewer',
  });
  const headers = {
    ...request.headers,
    ...(confirmation ? { [CONFIRMATION_HEADER]: confirmation } : {}),
  };
  const reply = await market.app.inject({ ...request, headers });
  return reply.statusCode === 200 ? null : reply.json().code;
};
const confirm = ({ api, password }: Pick<SignedInUser, 'api' | 'password'>, proof: object = {}) =>
  api.call(confirmIdentity, { body: { password, ...proof } });

test('a copied session alone gives nobody access', async () => {
  const owner = await signUp(market, 'supplier');
  const refusal = async ({ method, path }: Endpoint): Promise<unknown> => {
    const request = rawRequest(owner, method, path.replaceAll(/:\w+/g, 'x'));
    return (await market.app.inject(request)).json().code;
  };
  const confirmed = ALL_ENDPOINTS.filter((each) => each.confirmed);
  expect(confirmed.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /admin/users/:id/suspension',
    'GET /auth/account',
    'GET /auth/account/link',
    'POST /auth/account/delete',
    'POST /auth/second-factor/passkeys/:id/remove',
    'POST /auth/second-factor/passkeys/options',
    'POST /auth/second-factor/recovery-codes',
    'POST /auth/second-factor/totp',
    'POST /auth/second-factor/totp/remove',
    'POST /company/invitations',
    'PUT /admin/evidence/:id',
    'PUT /admin/users/:id/suspension',
    'PUT /admin/users/:id/verification',
    'PUT /auth/email',
    'PUT /company/members/:id',
  ]);
  for (const endpoint of confirmed.filter(({ access }) => access === 'user'))
    expect([endpoint.path, await refusal(endpoint)]).toEqual([
      endpoint.path,
      'confirmationRequired',
    ]);
});

test.each([
  [{}, 'This value is required.'],
  [{ password: '' }, 'This value is required.'],
  [{ password: ['a good secret'] }, 'This value is required.'],
  [{ password: 'x'.repeat(201) }, 'The text is too long.'],
  [{ password: 'A good secret' }, 'This is not your current password.'],
  [{ password: '<b>😀\0' }, 'This is not your current password.'],
])('%.60j confirms nothing', async (payload, expected) => {
  const user = await signUp(market, 'buyer');
  const { fields } = await user.expectRefused('validation', 'POST', '/auth/confirmation', payload);
  expect(fields).toEqual({ password: expected });
});

test('the password confirms one session, until it ends or is confirmed again', async () => {
  const owner = await signUp(market, 'supplier');
  await expect(confirm({ ...owner, password: 'wrong' })).rejects.toMatchObject({
    fields: { password: expect.any(String) },
  });
  const first = await confirm(owner);
  expect(await inviteWith(owner.token, first.token)).toBeNull();

  const { email, password } = owner;
  const other = await market.api.call(login, { body: { email, password } });
  expect(await inviteWith(other.token, first.token)).toBe('confirmationRequired');

  const second = await confirm(owner);
  expect(await inviteWith(owner.token, first.token)).toBe('confirmationRequired');
  expect(await inviteWith(owner.token, second.token)).toBeNull();

  await withDatabase(market, ({ db }) =>
    db
      .updateTable('sessions')
      .set({ confirmed_until: new Date().toISOString() })
      .where('user_id', '=', owner.id)
      .execute(),
  );
  expect(await inviteWith(owner.token, second.token)).toBe('confirmationRequired');
});

test('a new password ends the confirmation of the session that set it', async () => {
  const owner = await signUp(market, 'supplier');
  const { token } = await confirm(owner);
  const body = { currentPassword: owner.password, password: 'quite another secret' };
  await owner.api.call(changePassword, { body });
  expect(await inviteWith(owner.token, token)).toBe('confirmationRequired');
});

test('a person with an app gives a code too, once', async () => {
  const owner = await withApp(market, await signUp(market, 'supplier'));
  await expect(confirm(owner)).rejects.toMatchObject(CODE_FIELD);
  await expect(confirm(owner, { code: '000000' })).rejects.toMatchObject(CODE_FIELD);
  const code = codeOf(owner.secret);
  const { token } = await confirm(owner, { code });
  expect(await inviteWith(owner.token, token)).toBeNull();
  await expect(confirm(owner, { code })).rejects.toMatchObject(CODE_FIELD);
  await confirm(owner, { code: owner.recoveryCodes[0] });
});

test('a passkey confirms, and what it signed for a sign-in does not', async () => {
  const owner = await signUp(market, 'supplier');
  const { passkey } = await addSoftwarePasskey(owner);
  const signIn = await owner.api.call(startPasskeySignIn, {});
  await expect(
    confirm(owner, { credential: credentialOf(passkey.sign(signIn.options)) }),
  ).rejects.toMatchObject({ fields: { credential: expect.any(String) } });

  const { options } = await owner.api.call(startPasskeyConfirmation, {});
  const credential = credentialOf(passkey.sign(options));
  const pending = await enterPassword(market, owner);
  await expect(
    pending.api.call(completeWithPasskey, { body: { credential } }),
  ).rejects.toMatchObject({ status: 400 });
  const { token } = await confirm(owner, { credential });
  expect(await inviteWith(owner.token, token)).toBeNull();
});

test('a confirmation needs a complete session, and wrong passwords are limited', async () => {
  const owner = await withApp(market, await signUp(market, 'supplier'));
  const { api } = await enterPassword(market, owner);
  await expect(confirm({ api, password: owner.password })).rejects.toMatchObject({
    code: 'secondFactorRequired',
  });
  const sameNetwork = market.apiAs(owner.token, { address: '203.0.113.9' });
  const guess = () =>
    confirm({ api: sameNetwork, password: 'wrong' }).catch(({ code }: { code: string }) => code);
  const codes: unknown[] = [];
  for (let at = 0; at < 11; at++) codes.push(await guess());
  expect(codes.at(0)).toBe('validation');
  expect(codes.at(-1)).toBe('tooManySignIns');
});
