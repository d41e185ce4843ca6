// Users for browser tests: fresh accounts, signed in or not.
import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../../contract/accounts/user.ts';
import { STORAGE_KEYS } from '../../contract/limits.ts';
import { DATA_DIR } from '../../playwright.config.ts';
import { expect, type Page } from './site.ts';

export interface TestAccount {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export const PASSWORD = 'a long enough one';
export const freshEmail = (): string => `${randomUUID()}@example.com`;

/** Headers of an unused client address, so that no rate limit of another test applies. */
export const unusedAddressHeaders = (): Record<string, string> => ({
  'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`,
});

/** Registers an account over the API. */
export async function registerAccount(page: Page, role: Role = 'buyer'): Promise<TestAccount> {
  const email = freshEmail();
  const phone = role === 'buyer' ? '+919876543210' : '+8613812345678';
  const data = { name: 'Asha Rao', email, password: PASSWORD, role, phone };
  const reply = await page.request.post('/api/auth/register', {
    data,
    headers: unusedAddressHeaders(),
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { token } = (await reply.json()) as { token: string };
  return { email, password: PASSWORD, token };
}

/** Signs the next page of this tab in. */
export async function signInAs(page: Page, { token }: Pick<TestAccount, 'token'>): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.token,
    token,
  ] as const);
}

/** Ends the session on the server only: the page does not know yet. */
export async function endSession(page: Page, { token }: Pick<TestAccount, 'token'>): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/auth/logout', { headers })).ok()).toBe(true);
}

/** Signs in with the form of the sign-in page. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
): Promise<void> {
  await page.waitForURL(/\/auth/);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
}

/** Gives the password in the dialog that a call has opened. */
export async function confirmInDialog(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', {
    name: /^(?:Confirm that it is you|请确认是您本人操作)$/,
  });
  await expect(dialog.locator('#confirm-password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Headers of calls that need a confirmation of identity. */
export async function confirmedHeaders(
  page: Page,
  { token, password = PASSWORD }: { readonly token: string; readonly password?: string },
): Promise<Record<string, string>> {
  const headers = { ...unusedAddressHeaders(), authorization: `Bearer ${token}` };
  const reply = await page.request.post('/api/auth/confirmation', { data: { password }, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  return { ...headers, 'x-confirmation': (await reply.json()).token };
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);

/** Answers a call without the server. */
export const mockCall = async (
  page: Page,
  path: string,
  status: number,
  body: object,
): Promise<void> => {
  await page.route(`**/api${path}`, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
  );
};

/** An account of the demo market. */
export const demoAccount = (user: string): { email: string; password: string } => {
  const line = readFileSync(join(DATA_DIR, 'demo', 'demo-accounts.txt'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${user} `));
  const [, email = '', password = ''] = line?.trim().split(/\s+/) ?? [];
  return { email, password };
};
