// Answers that an email already has an account: honest, and few per network and account, after which every email is refused alike.
import { beforeAll, describe, expect, test } from 'vitest';
import { register } from '../../../contract/accounts/auth.ts';
import { changeEmail } from '../../../contract/accounts/email.ts';
import { invite } from '../../../contract/accounts/invitations.ts';
import { LIMITS } from '../../../server/limits.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { registrationBody, type SignedInUser, signUp } from '../users.ts';

const { takenEmailsPerHour } = LIMITS;
const market = await sharedMarket(0);
let other: SignedInUser;
beforeAll(async () => {
  other = await signUp(market, 'buyer');
});

const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const registerFrom = (address: string, given = {}) =>
  market.apiAs(null, { address }).call(register, { body: registrationBody('buyer', given) });
const taken = (address: string) => outcome(registerFrom(address, { email: other.email }));
const takenTimes = async (address: (at: number) => string, count: number): Promise<string[]> => {
  const outcomes: string[] = [];
  for (let at = 0; at < count; at++) outcomes.push(await taken(address(at)));
  return outcomes;
};

describe('of sign-ups', () => {
  test('end for a network, and a free email then gets the same answer', async () => {
    const address = unusedAddress();
    expect(await outcome(registerFrom(address))).toBe('done');
    expect(await takenTimes(() => address, takenEmailsPerHour)).toEqual(
      Array(takenEmailsPerHour).fill('emailTaken'),
    );
    await expect(registerFrom(address, { email: other.email })).rejects.toMatchObject({
      code: 'tooMany',
      message:
        'Too many emails that already have an account were entered from your network. Please sign in instead, or try again in an hour.',
    });
    expect(await outcome(registerFrom(address))).toBe('tooMany');
    expect(await taken(unusedAddress())).toBe('emailTaken');
  });

  test('are not more for concurrent calls', async () => {
    const address = unusedAddress();
    const all = await Promise.all(Array.from({ length: 60 }, () => taken(address)));
    expect(all.filter((each) => each === 'emailTaken')).toHaveLength(takenEmailsPerHour);
  });

  test('end for the networks of one /48', async () => {
    const networks = takenEmailsPerHour * 16;
    const all = await takenTimes(
      (at) => `2001:db8:51:${(at * 157).toString(16)}::1`,
      networks + 10,
    );
    expect(all.filter((each) => each === 'emailTaken')).toHaveLength(networks);
  });
});

test('of a signed-in account end whichever call and network it uses', async () => {
  const { token } = await signUp(market, 'buyer');
  const calls = [
    (address: string) =>
      market.apiAs(token, { address }).call(changeEmail, { body: { email: other.email } }),
    (address: string) =>
      market
        .apiAs(token, { address })
        .call(invite, { body: { role: 'viewer', email: other.email } }),
  ] as const;
  const outcomes: string[] = [];
  for (let at = 0; at <= takenEmailsPerHour; at++)
    outcomes.push(await outcome(calls[(at % 2) as 0 | 1](unusedAddress())));
  expect(outcomes).toEqual([...Array(takenEmailsPerHour).fill('emailTaken'), 'tooMany']);
});
