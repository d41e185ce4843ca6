// Test users, each with an email, an address and a token of their own.
import { login, register } from '../../contract/accounts/auth.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { Lang } from '../../contract/lang.ts';
import { accountsRepository } from '../../server/accounts/account-queries.ts';
import { hashPassword } from '../../server/accounts/passwords.ts';
import type { Api } from '../../src/api/call.ts';
import { withDatabase } from './environment.ts';
import type { Market } from './market.ts';

let userCount = 0;

/** A client address that was not used before, so that no rate limit of another test applies. */
export const unusedAddress = (): string => {
  userCount += 1;
  return `198.18.${userCount >> 8}.${userCount & 255}`;
};

export const PHONES = { buyer: '+919876543210', supplier: '+8613800138000' } as const;

/** Registration input with a unique email. */
export const registrationBody = (
  role: 'buyer' | 'supplier',
  change: Partial<BodyOf<typeof register>> = {},
): BodyOf<typeof register> => ({
  role,
  name: 'Asha Rao',
  email: `person-${userCount++}@example.in`,
  password: 'a good secret',
  phone: PHONES[role],
  ...change,
});

export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly api: Api;
}

/** Client without a session, from an unused address, so that no rate limit applies. */
export const visitor = (market: Market, lang: Lang = 'en'): Api =>
  market.apiAs(null, { lang, address: unusedAddress() });

/** Signs up through the API; an admin gets the role by a database update. */
export async function signUp(
  market: Market,
  role: 'buyer' | 'supplier' | 'admin',
  change: Parameters<typeof registrationBody>[1] = {},
): Promise<SignedInUser> {
  const body = registrationBody(role === 'supplier' ? 'supplier' : 'buyer', change);
  const address = unusedAddress();
  const { token, user } = await market.apiAs(null, { address }).call(register, { body });
  if (role === 'admin')
    await withDatabase(market, ({ db }) => accountsRepository(db).setAdmin(user.id, true));
  const { email, password } = body;
  return { id: user.id, email, password, token, api: market.apiAs(token, { address }) };
}

/** Signs in as the supplier with the most products of a generated market, after giving it a password. */
export async function signInAsLargestSupplier(market: Market): Promise<SignedInUser> {
  const password = 'a supplier secret';
  const { id, email } = await withDatabase(market, async ({ db }) => {
    const largest = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .orderBy('product_count', 'desc')
      .executeTakeFirstOrThrow();
    await accountsRepository(db).setPassword(largest.id, await hashPassword(password));
    return largest;
  });
  const { token } = await visitor(market).call(login, { body: { email, password } });
  return { id, email, password, token, api: market.apiAs(token, { address: unusedAddress() }) };
}
