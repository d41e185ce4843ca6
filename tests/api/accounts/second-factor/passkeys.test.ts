// Second factor by a passkey: added, asked for, bound to the site and to one challenge, removed; refused at an IP address.
import { expect, test } from 'vitest';
import {
  addPasskey,
  completeWithPasskey,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
} from '../../../../contract/accounts/passkeys.ts';
import { getSecondFactor } from '../../../../contract/accounts/second-factor.ts';
import type { Api } from '../../../../src/api/call.ts';
import { type SoftwarePasskey, softwarePasskey } from '../../../fixtures/software-passkey.ts';
import { openMarket, sharedMarket } from '../../market.ts';
import { signUp } from '../../users.ts';
import { addSoftwarePasskey, credentialOf, enterPassword, ORIGIN } from './factor-users.ts';

const market = await sharedMarket(0, { PUBLIC_ORIGIN: ORIGIN });
const REFUSED = { fields: { credential: 'The passkey was not accepted. Please try again.' } };

const optionsFor = async (api: Api): Promise<string> =>
  (await api.call(startPasskeySignIn, {})).options;
const complete = (api: Api, answer: object) =>
  api.call(completeWithPasskey, { body: { credential: credentialOf(answer) } });
const signInWith = async (api: Api, passkey: SoftwarePasskey) =>
  complete(api, passkey.sign(await optionsFor(api)));

test('a passkey is added and completes the next sign-in', async () => {
  const user = await signUp(market, 'supplier');
  const { passkey, recoveryCodes } = await addSoftwarePasskey(user);
  expect(recoveryCodes).toHaveLength(10);
  const { passkeys, recoveryCodes: left } = await user.api.call(getSecondFactor, {});
  expect(passkeys).toMatchObject([{ name: 'Work laptop', lastUsedAt: null }]);
  expect(left).toBe(10);
  const { api, step } = await enterPassword(market, user);
  expect(step).toBe('give');
  expect(await api.call(getSecondFactor, {})).toMatchObject({ passkeys: [], passkeyCount: 1 });
  expect((await signInWith(api, passkey)).user).toMatchObject({ id: user.id, secondFactor: null });
  const [used] = (await api.call(getSecondFactor, {})).passkeys;
  expect(used?.lastUsedAt).not.toBeNull();
});

test('the options name the site and the passkeys that exist', async () => {
  const user = await signUp(market, 'buyer');
  await addSoftwarePasskey(user);
  const options = JSON.parse((await user.api.call(startPasskey, {})).options);
  expect(options).toMatchObject({ rp: { id: 'market.example' }, user: { name: user.email } });
  expect(options.excludeCredentials).toHaveLength(1);
  const { api } = await enterPassword(market, user);
  const asked = JSON.parse(await optionsFor(api));
  expect(asked).toMatchObject({ rpId: 'market.example' });
  expect(asked.allowCredentials).toHaveLength(1);
});

test('the challenge of a sign-in adds no passkey', async () => {
  const user = await signUp(market, 'buyer');
  await addSoftwarePasskey(user);
  const options = await optionsFor(user.api);
  const withParty = JSON.stringify({ ...JSON.parse(options), rp: { id: 'market.example' } });
  const credential = credentialOf(softwarePasskey(ORIGIN).create(withParty));
  const body = { name: 'Thief', credential };
  await expect(user.api.call(addPasskey, { body })).rejects.toMatchObject(REFUSED);
});

test('a challenge is valid once, for its session', async () => {
  const user = await signUp(market, 'buyer');
  const { passkey } = await addSoftwarePasskey(user);
  const first = await enterPassword(market, user);
  const second = await enterPassword(market, user);
  const answer = passkey.sign(await optionsFor(first.api));
  await optionsFor(second.api);
  await expect(complete(second.api, answer)).rejects.toMatchObject(REFUSED);
  await complete(first.api, answer);
  await expect(complete(first.api, answer)).rejects.toMatchObject(REFUSED);
});

test('a passkey of another site, of another person, or a copied one is refused', async () => {
  const user = await signUp(market, 'buyer');
  const { passkey } = await addSoftwarePasskey(user);
  const { api } = await enterPassword(market, user);
  const { passkey: strangers } = await addSoftwarePasskey(await signUp(market, 'buyer'));
  await expect(signInWith(api, strangers)).rejects.toMatchObject(REFUSED);

  const phishing = softwarePasskey('https://market.example.evil.example');
  const { options } = await user.api.call(startPasskey, {});
  const body = { name: 'Elsewhere', credential: credentialOf(phishing.create(options)) };
  await expect(user.api.call(addPasskey, { body })).rejects.toMatchObject(REFUSED);

  await signInWith(api, passkey);
  passkey.rewind();
  const again = await enterPassword(market, user);
  await expect(signInWith(again.api, passkey)).rejects.toMatchObject(REFUSED);
});

test.each([[{}], ['text'], [{ id: 'a', rawId: 'a', type: 'public-key', response: {} }]])(
  'an unreadable reply of the browser is a field error: %j',
  async (answer) => {
    const user = await signUp(market, 'buyer');
    await addSoftwarePasskey(user);
    const { api } = await enterPassword(market, user);
    await optionsFor(api);
    await expect(complete(api, answer as object)).rejects.toMatchObject({ status: 400 });
  },
);

test('after the last passkey is removed the password is enough', async () => {
  const user = await signUp(market, 'buyer');
  await addSoftwarePasskey(user);
  const [passkey] = (await user.api.call(getSecondFactor, {})).passkeys;
  const params = { id: passkey?.id ?? '' };
  const stranger = await signUp(market, 'buyer');
  await expect(stranger.api.call(removePasskey, { params })).rejects.toMatchObject({ status: 404 });
  await user.api.call(removePasskey, { params });
  expect((await enterPassword(market, user)).step).toBeNull();
});

test('at an IP address passkeys are refused, and on localhost they work', async () => {
  await using plain = await openMarket(0, { PUBLIC_ORIGIN: 'http://192.0.2.1' });
  const { api } = await signUp(plain, 'buyer');
  expect((await api.call(getSecondFactor, {})).passkeysPossible).toBe(false);
  await expect(api.call(startPasskey, {})).rejects.toMatchObject({
    ...{ code: 'passkeysImpossible', status: 409 },
  });
  await using local = await openMarket(0, { PUBLIC_ORIGIN: 'http://localhost:4321' });
  const user = await signUp(local, 'buyer');
  expect((await user.api.call(getSecondFactor, {})).passkeysPossible).toBe(true);
});
