// The account page: password, sessions, download, deletion; and signing out from the header.
import { readFileSync } from 'node:fs';
import { enterAs, newMember, PASSWORD, storedToken } from './members.ts';
import { expect, isPhone, LANGUAGES, open, type Page, REFUSED, test } from './site.ts';
import { expectSound } from './sound.ts';
import { WORDS } from './words.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

async function signOut(page: Page): Promise<void> {
  if (isPhone(page)) await page.locator('[data-menu] > summary').click();
  await page
    .getByRole('button', { name: 'Sign Out', exact: true })
    .filter({ visible: true })
    .click();
}

for (const language of LANGUAGES)
  test(`the page is sound (${language.lang})`, async ({ page }) => {
    const { account } = WORDS[language.lang];
    await enterAs(page, await newMember(page));
    await open(page, `${language.prefix}/dashboard/account`);
    await expect(page.getByRole('heading', { name: account.deletion.title })).toBeVisible();
    await expectSound(page, language);
  });

test('a password is changed, and the new one opens the account', { tag: '@wide' }, async ({
  page,
  faults,
}) => {
  faults.expected(REFUSED);
  const { email, ...member } = await newMember(page);
  await enterAs(page, member);
  await open(page, '/dashboard/account');
  const fill = async (current: string): Promise<void> => {
    await box(page, 'Current password').fill(current);
    await box(page, 'New password').fill('another long one');
    await box(page, 'Confirm new password').fill('another long one');
    await press(page, 'Change password');
  };
  await fill('not the one');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(box(page, 'Current password')).toBeFocused();
  await fill(PASSWORD);
  await expect(said(page, 'Your password was changed.')).toBeVisible();
  await expect(box(page, 'New password')).toHaveValue('');
  const data = { email, password: 'another long one' };
  expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true);
});

test('everything kept is downloaded as a file', { tag: '@wide' }, async ({ page }) => {
  const { email, ...member } = await newMember(page);
  await enterAs(page, member);
  await open(page, '/dashboard/account');
  const coming = page.waitForEvent('download');
  await press(page, 'Download my data');
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^yantra-bridge-data-\d{4}-\d{2}-\d{2}\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(() => JSON.parse(text)).not.toThrow();
  expect(text).toContain(email);
});

test('signing out everywhere asks first, and ends this session too', { tag: '@wide' }, async ({
  page,
}) => {
  const member = await newMember(page);
  await enterAs(page, member);
  await open(page, '/dashboard/account');
  await press(page, 'Sign out everywhere');
  const dialog = page.getByRole('alertdialog', { name: 'Sign out on every device?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await storedToken(page)).toBe(member.token);
  await press(page, 'Sign out everywhere');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect(said(page, 'You are signed out on every device.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const headers = { authorization: `Bearer ${member.token}` };
  expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401);
});

test('an account is deleted with its password only', { tag: '@wide' }, async ({ page, faults }) => {
  faults.expected(REFUSED);
  const { email, ...member } = await newMember(page, 'supplier');
  await enterAs(page, member);
  await open(page, '/dashboard/account');
  await press(page, 'Delete my account');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Your products with their pictures and videos');
  const password = dialog.getByRole('textbox', { name: 'Your password' });
  await password.fill('not the one');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(said(page, 'Your account was deleted.')).toBeVisible();
  const data = { email, password: PASSWORD };
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(401);
});

test('signing out on a page for members leads home', { tag: '@wide' }, async ({ page }) => {
  await enterAs(page, await newMember(page));
  await open(page, '/dashboard/account');
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(said(page, 'You are signed out.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('without the backend one is signed out all the same', { tag: '@wide' }, async ({
  page,
  faults,
}) => {
  faults.expected(/Failed to load resource/);
  await enterAs(page, await newMember(page));
  await open(page, '/');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut(page);
  const toast = said(page, 'Logged out locally');
  await expect(toast).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
});
