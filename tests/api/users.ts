// Test users, each with an email and a token of their own.
import type { InjectOptions } from 'light-my-request';
import { getCurrentUser, login, register } from '../../contract/accounts/auth.ts';
import { invite, joinCompany } from '../../contract/accounts/invitations.ts';
import type { MemberRole } from '../../contract/accounts/member-limits.ts';
import { CONFIRMATION_HEADER } from '../../contract/accounts/second-factor-limits.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Lang } from '../../contract/lang.ts';
import { setAdmin } from '../../server/accounts/account-queries.ts';
import { setPassword } from '../../server/accounts/sign-in/credential-queries.ts';
import { hashPassword } from '../../server/accounts/sign-in/passwords.ts';
import type { Api } from '../../src/api/call.ts';
import { confirmSession } from '../../tools/confirmed-session.ts';
import { type CallAsPerson, setUpAppIfNeeded } from '../../tools/second-factor.ts';
import { withDatabase } from './environment.ts';
import { type Market, unusedAddress } from './market.ts';
import { expectRefused } from './refusal.ts';

let userCount = 0;

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
  apiIn(lang: Lang): Api;
  /** Request for `market.app.inject`, without the contract client. */
  request(method: RequestMethod, path: string, payload?: unknown): InjectOptions;
  /** Sends the request in both languages; resolves with the English error reply. */
  expectRefused(
    code: ErrorCode,
    ...request: Parameters<SignedInUser['request']>
  ): ReturnType<typeof expectRefused>;
}

type RequestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Request of a user, or of a visitor, from an unused address. A payload is sent as JSON, a string as it is. */
export const rawRequest = (
  user: { readonly token: string } | null,
  method: RequestMethod,
  path: string,
  payload?: unknown,
): InjectOptions & { readonly url: string } => ({
  method,
  url: `/api${path}`,
  remoteAddress: unusedAddress(),
  headers: {
    ...(user && { authorization: `Bearer ${user.token}` }),
    ...(payload !== undefined && { 'content-type': 'application/json' }),
  },
  ...(payload !== undefined && {
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  }),
});

/** Confirms the identity of a session: the header for raw requests that need it. */
export const confirmedHeaders = async (
  market: Pick<Market, 'env'>,
  token: string,
): Promise<Readonly<Record<string, string>>> => ({
  [CONFIRMATION_HEADER]: await withDatabase(market, ({ db }) => confirmSession(db, token)),
});

const signedIn = (
  market: Market,
  user: Pick<SignedInUser, 'id' | 'email' | 'password' | 'token'>,
): SignedInUser => {
  const { token } = user;
  return {
    ...user,
    api: market.apiAs(token),
    apiIn: (lang) => market.apiAs(token, { lang }),
    request: (...request) => rawRequest(user, ...request),
    async expectRefused(code, ...request) {
      const options = rawRequest(user, ...request);
      const headers = { ...options.headers, ...(await confirmedHeaders(market, token)) };
      return expectRefused(market, { ...options, headers }, code);
    },
  };
};

/** Calls of the user for tools/second-factor.ts. */
export const callAs =
  (market: Market, user: Pick<SignedInUser, 'token'>): CallAsPerson =>
  async (method, path, body) => {
    // Confirmed in the database, also where the person has a second factor already.
    const confirmed = await confirmedHeaders(market, user.token);
    if (path === '/auth/confirmation') return { token: confirmed[CONFIRMATION_HEADER] };
    const request = rawRequest(user, method, path, body);
    const headers = { ...request.headers, ...confirmed };
    const reply = await market.app.inject({ ...request, headers });
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };

/** Makes an account an admin by a database update, and sets up the second factor that it needs outside the demo. */
export async function makeAdmin(
  market: Market,
  user: Pick<SignedInUser, 'id' | 'token' | 'password'>,
): Promise<void> {
  await withDatabase(market, ({ db }) => setAdmin(db, user.id, true));
  await setUpAppIfNeeded(callAs(market, user), user.password);
}

/** Signs up through the API; an admin gets the role by a database update. */
export async function signUp(
  market: Market,
  role: 'buyer' | 'supplier' | 'admin',
  change: Parameters<typeof registrationBody>[1] = {},
): Promise<SignedInUser> {
  const body = registrationBody(role === 'supplier' ? 'supplier' : 'buyer', change);
  const { token, user } = await market.api.call(register, { body });
  const { email, password } = body;
  const account = signedIn(market, { id: user.id, email, password, token });
  if (role === 'admin') await makeAdmin(market, account);
  return account;
}

/** As if each had used the link of a mail: only confirmed emails get mails about notifications. */
export const confirmEmails = (
  market: Pick<Market, 'env'>,
  ...people: readonly Pick<SignedInUser, 'email'>[]
): Promise<void> =>
  withDatabase(market, async ({ db }) => {
    const emails = people.map(({ email }) => email);
    for (const table of ['users', 'company_members'] as const)
      await db
        .updateTable(table)
        .set({ email_confirmed_at: new Date().toISOString() })
        .where('email', 'in', emails)
        .execute();
  });

/** A user whose email is confirmed. */
export async function signUpConfirmed(
  ...[market, ...rest]: Parameters<typeof signUp>
): Promise<SignedInUser> {
  const user = await signUp(market, ...rest);
  await confirmEmails(market, user);
  return user;
}

/** Signs in as the supplier with the most products of a generated market, after giving it a password. */
export async function signInAsLargestSupplier(market: Market): Promise<SignedInUser> {
  const password = 'a supplier secret';
  const { id, email } = await withDatabase(market, async ({ db }) => {
    const largest = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .orderBy('product_count', 'desc')
      // Of several, the same one on each database.
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await setPassword(db, largest.id, await hashPassword(password));
    return largest;
  });
  const { token } = await market.api.call(login, { body: { email, password } });
  return signedIn(market, { id, email, password, token });
}

/** Invites a person to the company of `owner` by a link, which the person uses at once. */
export async function signUpMember(
  market: Market,
  owner: Pick<SignedInUser, 'api'>,
  role: MemberRole,
  email = `person-${userCount++}@example.in`,
): Promise<SignedInUser> {
  // Where the site sends mail, only a confirmed account invites.
  if (market.env.SMTP_URL) await confirmEmails(market, await owner.api.call(getCurrentUser, {}));
  const invitation = await owner.api.call(invite, { body: { role } });
  const body = { token: invitation.token ?? '', name: 'Li Na', password: 'a good secret', email };
  const { token, user } = await market.api.call(joinCompany, { body });
  return signedIn(market, { id: user.id, email, password: body.password, token });
}
