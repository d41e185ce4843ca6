// Second factor by an authenticator app: set up, asked for, used once, limited, recovered from and removed.
import { describe, expect, test } from 'vitest';
import {
  changePassword,
  deleteAccountWithPassword,
  downloadAccount,
  linkDownloadWithPassword,
} from '../../../../contract/accounts/account.ts';
import { getCurrentUser, logout } from '../../../../contract/accounts/auth.ts';
import {
  completeSignIn,
  confirmTotp,
  getSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '../../../../contract/accounts/second-factor.ts';
import { MAX_SESSIONS } from '../../../../server/accounts/session-queries.ts';
import { codeOf } from '../../../../tools/second-factor.ts';
import { withDatabase } from '../../environment.ts';
import { sharedMarket } from '../../market.ts';
import { signUp, signUpMember } from '../../users.ts';
import { enterCode, enterPassword, withApp } from './factor-users.ts';

const market = await sharedMarket(0);

test('an app is set up with its first code', async () => {
  const { api, email, password } = await signUp(market, 'buyer');
  expect(await api.call(getSecondFactor, {})).toMatchObject({
    ...{ step: null, required: false, totp: null, passkeys: [], recoveryCodes: 0 },
  });
  const { secret, address } = await api.call(startTotp, {});
  expect(address).toContain(secret);
  await expect(api.call(confirmTotp, { body: { code: '000000' } })).rejects.toMatchObject({
    fields: { code: 'This code is not right. Please check it, or wait for the next one.' },
  });
  // Not in use yet.
  expect((await enterPassword(market, { email, password })).step).toBeNull();
  const { recoveryCodes } = await api.call(confirmTotp, { body: { code: codeOf(secret) } });
  expect(new Set(recoveryCodes).size).toBe(10);
  const status = await api.call(getSecondFactor, {});
  expect(status).toMatchObject({ step: null, recoveryCodes: 10, totp: {} });
  await expect(api.call(confirmTotp, { body: { code: codeOf(secret) } })).rejects.toMatchObject({
    fields: { code: 'The setup has expired. Please start again.' },
  });
});

test('a session is complete only with the code', async () => {
  const user = await withApp(market, await signUp(market, 'buyer'));
  const { api, token, step } = await enterPassword(market, user);
  expect(step).toBe('give');
  expect((await api.call(getCurrentUser, {})).secondFactor).toBe('give');
  expect(await api.call(getSecondFactor, {})).toMatchObject({ step: 'give', passkeys: [] });
  await expect(api.call(downloadAccount, {})).rejects.toMatchObject({
    ...{ code: 'secondFactorRequired', status: 403 },
  });
  const { user: completed } = await enterCode(api, user.secret);
  expect(completed).toMatchObject({ id: user.id, secondFactor: null });
  expect((await api.call(getCurrentUser, {})).secondFactor).toBeNull();
  await api.call(logout, {});
  await expect(market.apiAs(token).call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 });
});

test('an incomplete session cannot set up a factor or remove one', async () => {
  const user = await withApp(market, await signUp(market, 'buyer'));
  const { api } = await enterPassword(market, user);
  for (const endpoint of [startTotp, removeTotp, renewRecoveryCodes])
    await expect(api.call(endpoint, {})).rejects.toMatchObject({
      code: 'secondFactorRequired',
    });
});

test('sessions on other devices must give the new factor, the one that set it up not', async () => {
  const user = await signUp(market, 'buyer');
  const other = await enterPassword(market, user);
  const { secret } = await withApp(market, user);
  expect((await user.api.call(getCurrentUser, {})).secondFactor).toBeNull();
  expect((await other.api.call(getCurrentUser, {})).secondFactor).toBe('give');
  await enterCode(other.api, secret);
  expect((await other.api.call(getCurrentUser, {})).secondFactor).toBeNull();
});

test('sign-ins with the password alone do not end sessions that have given the factor', async () => {
  const user = await withApp(market, await signUp(market, 'buyer'));
  for (let attempt = 0; attempt < MAX_SESSIONS + 1; attempt++) await enterPassword(market, user);
  expect((await user.api.call(getSecondFactor, {})).step).toBeNull();
});

test('codes are understood as input methods and messengers write them', async () => {
  const fullWidth = (code: string): string =>
    code.replace(/[a-z\d-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const user = await withApp(market, await signUp(market, 'buyer'));
  const [first = '', second = ''] = user.recoveryCodes;
  const code = codeOf(user.secret);
  const enter = async (typed: string) => {
    const { api } = await enterPassword(market, user);
    return api.call(completeSignIn, { body: { code: typed } });
  };
  const { user: signedIn } = await enter(
    `验证码：${fullWidth(code.slice(0, 3))}　\u200b${code.slice(3)}\u2060`,
  );
  expect(signedIn.id).toBe(user.id);
  await enter(`\ufeff${fullWidth(first)}\u200e`);
  const body = { email: user.email, password: user.password };
  await market.api.call(linkDownloadWithPassword, { body: { ...body, code: fullWidth(second) } });
  await expect(enter('　\u200b')).rejects.toMatchObject({
    fields: { code: 'This value is required.' },
  });
});

test('a code works once, also for two calls at the same time', async () => {
  const user = await withApp(market, await signUp(market, 'buyer'));
  const sessions = [await enterPassword(market, user), await enterPassword(market, user)];
  const code = codeOf(user.secret);
  const results = await Promise.allSettled(
    sessions.map(({ api }) => api.call(completeSignIn, { body: { code } })),
  );
  const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toMatchObject([
    { fields: { code: 'This code was used already. Please wait for the next one.' } },
  ]);
});

test('the code of the app before counts no more once another app was confirmed', async () => {
  const first = await withApp(market, await signUp(market, 'buyer'));
  const second = await withApp(market, first);
  expect(second.recoveryCodes).toEqual([]);
  const { api } = await enterPassword(market, first);
  await expect(enterCode(api, first.secret)).rejects.toMatchObject({ status: 400 });
  await enterCode(api, second.secret);
});

describe('recovery codes', () => {
  test('each works once, in any letter case, and is stored as a hash', async () => {
    const user = await withApp(market, await signUp(market, 'buyer'));
    const [code = ''] = user.recoveryCodes;
    const enter = async (typed: string) => {
      const { api } = await enterPassword(market, user);
      return api.call(completeSignIn, { body: { code: typed } });
    };
    await enter(code.toUpperCase().replaceAll('-', ' '));
    await expect(enter(code)).rejects.toMatchObject({ fields: { code: expect.any(String) } });
    expect((await user.api.call(getSecondFactor, {})).recoveryCodes).toBe(9);
    const stored = await withDatabase(market, ({ db }) =>
      db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(user.recoveryCodes[1]?.slice(0, 9));
  });

  test('new ones replace the old ones', async () => {
    const user = await withApp(market, await signUp(market, 'buyer'));
    const renewed = await user.api.call(renewRecoveryCodes, {});
    const { api } = await enterPassword(market, user);
    const enter = (code = '') => api.call(completeSignIn, { body: { code } });
    await expect(enter(user.recoveryCodes[0])).rejects.toMatchObject({ status: 400 });
    await enter(renewed.recoveryCodes[0]);
  });

  test('one of another person does not work', async () => {
    const [user, stranger] = [
      await withApp(market, await signUp(market, 'buyer')),
      await withApp(market, await signUp(market, 'buyer')),
    ];
    const { api } = await enterPassword(market, user);
    const body = { code: stranger.recoveryCodes[0] ?? '' };
    await expect(api.call(completeSignIn, { body })).rejects.toMatchObject({ status: 400 });
  });

  test('there are none without a factor', async () => {
    const { api } = await signUp(market, 'buyer');
    await expect(api.call(renewRecoveryCodes, {})).rejects.toMatchObject({
      code: 'secondFactorMissing',
    });
  });
});

test('after the app is removed the password is enough, also for waiting sessions', async () => {
  const user = await withApp(market, await signUp(market, 'buyer'));
  const waiting = await enterPassword(market, user);
  const { api } = user;
  await api.call(removeTotp, {});
  expect(await api.call(getSecondFactor, {})).toMatchObject({ totp: null, recoveryCodes: 0 });
  expect((await waiting.api.call(getCurrentUser, {})).secondFactor).toBeNull();
  expect((await enterPassword(market, user)).step).toBeNull();
  await expect(api.call(removeTotp, {})).rejects.toMatchObject({
    code: 'secondFactorMissing',
  });
});

test('wrong codes are limited per network and per day; a recovery code still works', async () => {
  const user = await withApp(market, await signUp(market, 'buyer'));
  const { token } = await enterPassword(market, user);
  const guess = (address: string) =>
    market
      .apiAs(token, { address })
      .call(completeSignIn, { body: { code: '000000' } })
      .catch((error: { readonly code: string }) => error.code);
  const codes: unknown[] = [];
  for (let at = 0; at < 11; at++) codes.push(await guess('203.0.113.7'));
  expect(new Set(codes.slice(0, 10))).toEqual(new Set(['validation']));
  expect(codes[10]).toBe('tooManyCodes');
  // The right code is refused as well.
  const body = { code: codeOf(user.secret) };
  const sameNetwork = market.apiAs(token, { address: '203.0.113.7' });
  await expect(sameNetwork.call(completeSignIn, { body })).rejects.toMatchObject({ status: 429 });
  for (let at = 0; at < 40; at++) await guess(`198.51.100.${at}`);
  expect(await guess('198.51.100.99')).toBe('tooManyCodes');
  const recovery = { code: user.recoveryCodes[0] ?? '' };
  expect((await sameNetwork.call(completeSignIn, { body: recovery })).user.id).toBe(user.id);
});

test('wrong codes from other networks do not refuse those of a network that the person uses', async () => {
  const user = await withApp(market, await signUp(market, 'buyer'));
  const known = '203.0.113.41';
  const first = await enterPassword(market, user);
  await enterCode(market.apiAs(first.token, { address: known }), user.secret);
  const { token } = await enterPassword(market, user);
  const enter = (code: string, address: string) =>
    market
      .apiAs(token, { address })
      .call(completeSignIn, { body: { code } })
      .then(
        () => null,
        (error: { readonly code: string }) => error.code,
      );
  for (let at = 0; at < 50; at++) await enter('000000', `198.51.101.${at}`);
  expect(await enter('000000', '198.51.101.99')).toBe('tooManyCodes');
  expect(await enter('000000', known)).toBe('validation');
  expect(await enter(codeOf(user.secret, 1), known)).toBeNull();
});

test('each member of a company has a factor of its own', async () => {
  const owner = await signUp(market, 'supplier');
  const member = await withApp(market, await signUpMember(market, owner, 'viewer'));
  expect((await enterPassword(market, owner)).step).toBeNull();
  expect((await owner.api.call(getSecondFactor, {})).totp).toBeNull();
  const { api, step } = await enterPassword(market, member);
  expect(step).toBe('give');
  expect((await enterCode(api, member.secret)).user.member?.email).toBe(member.email);
});

test('the password alone does not download or delete an account with a second factor', async () => {
  const { email, password, secret } = await withApp(market, await signUp(market, 'buyer'));
  const body = { email, password };
  for (const endpoint of [linkDownloadWithPassword, deleteAccountWithPassword]) {
    await expect(market.api.call(endpoint, { body })).rejects.toMatchObject({
      code: 'secondFactorRequired',
    });
    await expect(
      market.api.call(endpoint, { body: { ...body, code: '000000' } }),
    ).rejects.toMatchObject({ fields: { code: expect.any(String) } });
  }
  await market.api.call(deleteAccountWithPassword, { body: { ...body, code: codeOf(secret) } });
  await expect(enterPassword(market, { email, password })).rejects.toMatchObject({ status: 401 });
});

test('a new password leaves the factor as it is', async () => {
  const user = await withApp(market, await signUp(market, 'buyer'));
  const body = { currentPassword: user.password, password: 'another secret' };
  await user.api.call(changePassword, { body });
  const { step } = await enterPassword(market, { ...user, password: 'another secret' });
  expect(step).toBe('give');
});
