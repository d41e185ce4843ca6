// Signed-in state of the header: follows localStorage in every tab.
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { mockCall } from '../accounts.ts';
import { fullProduct, fullSupplier } from '../demo-data.ts';
import {
  expect,
  FAILED_REQUEST,
  isPhone,
  LANGUAGES,
  type Locator,
  open,
  type Page,
  test,
} from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const signIn = (page: Page): Promise<void> =>
  page.evaluate((key) => localStorage.setItem(key, 'a token'), STORAGE_KEYS.token);

const token = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);

/** Answers the unread count, which the server would refuse to a made-up token. */
const answerUnread = (page: Page): Promise<void> =>
  mockCall(page, '/notifications/unread', 200, { success: true, unread: 0, unreadMessages: 0 });

/** On a phone the account is in the menu. */
async function accountOf(page: Page, signOut: string): Promise<Locator> {
  if (isPhone(page)) await page.locator('[data-menu] > summary').click();
  return page.getByRole('button', { name: signOut }).filter({ visible: true });
}

for (const { lang, prefix } of LANGUAGES)
  test(`a token signs in, and Sign Out removes it (${lang})`, async ({ page, pageErrors }) => {
    // The token is not valid on the server.
    pageErrors.expected(/\/api\/auth\//);
    const { signOut } = SITE_TEXTS[lang].common.nav;
    await answerUnread(page);
    await open(page, `${prefix}/`);
    await expect(page.locator('.only-member').filter({ visible: true })).toHaveCount(0);
    await signIn(page);
    await page.reload();
    const button = await accountOf(page, signOut);
    await expect(button).toBeVisible();
    await expect(page.locator('.only-visitor').filter({ visible: true })).toHaveCount(0);

    const signOutRequest = page.waitForRequest('**/api/auth/logout');
    await button.click();
    await expect(button).toBeHidden();
    expect(await token(page)).toBeNull();
    expect((await signOutRequest).headers().authorization).toBe('Bearer a token');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
  });

test('other tabs update too', async ({ page, pageErrors }) => {
  pageErrors.expected(/\/api\/auth\//);
  await open(page, '/');
  const other = await page.context().newPage();
  await Promise.all([page, other].map(answerUnread));
  await open(other, '/suppliers');
  await signIn(other);
  const button = await accountOf(page, 'Sign Out');
  await expect(button).toBeVisible();
  await other.evaluate(() => localStorage.clear());
  await expect(button).toBeHidden();
});

test('keys of earlier versions are removed from storage', async ({ page }) => {
  await open(page, '/');
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, '[]');
  }, STORAGE_KEYS.legacy);
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key)), STORAGE_KEYS.legacy),
    )
    .toEqual([]);
});

test('an invalid token is removed on every public page', async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  const product = `/product/${(await fullProduct()).id}`;
  const supplier = `/supplier/${(await fullSupplier()).id}`;
  const pages = ['/', '/about', '/blog', '/bis', '/contact', '/products', '/suppliers'];
  for (const path of [...pages, product, supplier]) {
    await page.goto('/robots.txt');
    await signIn(page);
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-session', 'out');
    expect(await token(page), path).toBeNull();
    await expect(page.locator('.only-member').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('a session survives an unreachable server and a 403', async ({ page, pageErrors }) => {
  pageErrors.expected(/Failed to load resource/);
  await page.goto('/robots.txt');
  await signIn(page);
  await mockCall(page, '/auth/me', 503, { success: false });
  for (const status of [403, 500, 503]) {
    await mockCall(page, '/notifications/unread', status, { success: false });
    const answered = page.waitForResponse('**/api/notifications/unread');
    await page.goto('/about');
    await (await answered).finished();
    await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
    expect(await token(page)).toBe('a token');
  }
});

test('a suspended account is signed out on public pages, where /auth/me refuses it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/Failed to load resource/);
  await page.goto('/robots.txt');
  for (const path of ['/notifications/unread', '/auth/me'])
    await mockCall(page, path, 403, { success: false });
  for (const path of ['/', '/products']) {
    await signIn(page);
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-session', 'out');
    expect(await token(page), path).toBeNull();
  }
});
