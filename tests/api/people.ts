// Test users, each with an email, an address and a token of their own.
import { login, register } from '../../contract/accounts/auth.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { accountsRepository } from '../../server/accounts/account-queries.ts';
import { hashPassword } from '../../server/accounts/passwords.ts';
import type { Api } from '../../src/api/call.ts';
import type { Market } from './market.ts';
import { inDatabase } from './place.ts';

let people = 0;

/** A client address that was not used before, so that no rate limit of another test applies. */
export const freshAddress = (): string => {
  people += 1;
  return `198.18.${people >> 8}.${people & 255}`;
};

export const PHONES = { buyer: '+919876543210', supplier: '+8613800138000' } as const;

/** Registration input with a unique email. */
export const newcomer = (
  role: 'buyer' | 'supplier',
  change: Partial<BodyOf<typeof register>> = {},
): BodyOf<typeof register> => ({
  role,
  name: 'Asha Rao',
  email: `person-${people++}@example.in`,
  password: 'a good secret',
  phone: PHONES[role],
  ...change,
});

export interface SomeoneSignedIn {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly api: Api;
}

/** Signs up through the API; an admin gets the role by a database update. */
export async function signUp(
  market: Market,
  role: 'buyer' | 'supplier' | 'admin',
  change: Parameters<typeof newcomer>[1] = {},
): Promise<SomeoneSignedIn> {
  const body = newcomer(role === 'supplier' ? 'supplier' : 'buyer', change);
  const address = freshAddress();
  const { token, user } = await market.apiAs(null, { address }).call(register, { body });
  if (role === 'admin')
    await inDatabase(market, ({ db }) => accountsRepository(db).setAdmin(user.id, true));
  const { email, password } = body;
  return { id: user.id, email, password, token, api: market.apiAs(token, { address }) };
}

/** Signs in as the supplier with the most products of a generated market, after giving it a password. */
export async function signInAsSeller(market: Market): Promise<SomeoneSignedIn> {
  const password = 'a supplier secret';
  const { id, email } = await inDatabase(market, async ({ db }) => {
    const busiest = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .orderBy('product_count', 'desc')
      .executeTakeFirstOrThrow();
    await accountsRepository(db).setPassword(busiest.id, await hashPassword(password));
    return busiest;
  });
  const address = freshAddress();
  const { token } = await market
    .apiAs(null, { address })
    .call(login, { body: { email, password } });
  return { id, email, password, token, api: market.apiAs(token, { address }) };
}
