// A company with members for browser tests, made over the API.
import {
  confirmedHeaders,
  freshEmail,
  PASSWORD,
  registerAccount,
  type TestAccount,
  unusedAddressHeaders,
} from '../accounts.ts';
import { box, expect, type Page, press } from '../site.ts';

export const COMPANY = 'Ningbo Mills';
export const MEMBER = 'Li Na';

/** Sends a call as JSON; resolves with the reply. */
export async function call(
  page: Page,
  account: Pick<TestAccount, 'token'> | null,
  method: 'POST' | 'PUT',
  path: string,
  data: object = {},
  moreHeaders: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const headers = {
    ...unusedAddressHeaders(),
    ...(account && { authorization: `Bearer ${account.token}` }),
    ...moreHeaders,
  };
  const reply = await page.request.fetch(`/api${path}`, { method, data, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Record<string, unknown>;
}

export async function openCompany(page: Page): Promise<TestAccount> {
  const owner = await registerAccount(page, 'supplier');
  const profile = { companyName: COMPANY, description: 'Builds mills.' };
  await call(page, owner, 'PUT', '/auth/profile', profile);
  return owner;
}

/** Resolves with the token of the invitation. */
export async function invite(page: Page, owner: TestAccount, data: object): Promise<string> {
  const headers = await confirmedHeaders(page, owner);
  return String((await call(page, owner, 'POST', '/company/invitations', data, headers)).token);
}

export async function join(page: Page, invitation: string): Promise<TestAccount> {
  const [email, password] = [freshEmail(), PASSWORD];
  const person = { token: invitation, name: MEMBER, email, password };
  const { token } = await call(page, null, 'POST', '/company/join', person);
  return { email, password, token: String(token) };
}

type JoinWords = Readonly<Record<'name' | 'email' | 'password' | 'confirm' | 'send', string>>;

/** Fills in the form of an invitation and sends it. */
export async function joinOnPage(page: Page, words: JoinWords): Promise<void> {
  await box(page, words.name).fill(MEMBER);
  await box(page, words.email).fill(freshEmail());
  await box(page, words.password).fill(PASSWORD);
  await box(page, words.confirm).fill(PASSWORD);
  await press(page, words.send);
}
