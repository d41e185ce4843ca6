// Account page: password, sessions, data export, account deletion; and signing out from the header.
import { readFileSync } from 'node:fs';
import { unzip } from '../../fixtures/unzip.ts';
import {
  confirmedHeaders,
  confirmInDialog,
  demoAccount,
  mockCall,
  PASSWORD,
  registerAccount,
  signInAs,
  storedToken,
  unusedAddressHeaders,
} from '../accounts.ts';
import { expectPageQuality } from '../page-quality.ts';
import {
  box,
  expect,
  FAILED_REQUEST,
  isPhone,
  LANGUAGES,
  open,
  type Page,
  press,
  test,
} from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const ON_A_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

const toastWith = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

async function signOut(page: Page): Promise<void> {
  if (isPhone(page)) await page.locator('[data-menu] > summary').click();
  await page
    .getByRole('button', { name: 'Sign Out', exact: true })
    .filter({ visible: true })
    .click();
}

for (const language of LANGUAGES)
  test(`the page passes the general checks (${language.lang})`, async ({ page }) => {
    const { account } = SITE_TEXTS[language.lang];
    await signInAs(page, await registerAccount(page));
    await open(page, `${language.prefix}/dashboard/account`);
    await expect(page.getByRole('heading', { name: account.deletion.title })).toBeVisible();
    await expectPageQuality(page, language);
  });

test('a user changes the password and signs in with the new one', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  const { email, ...member } = await registerAccount(page);
  await signInAs(page, member);
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
  await expect(toastWith(page, 'Your password was changed.')).toBeVisible();
  await expect(box(page, 'New password')).toHaveValue('');
  const data = { email, password: 'another long one' };
  expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true);
});

test('a user downloads all stored data', { tag: '@wide' }, async ({ page, pageErrors }) => {
  pageErrors.expected(/status of 403/);
  const { email, ...member } = await registerAccount(page);
  await signInAs(page, member);
  await open(page, '/dashboard/account');
  const downloadEvent = page.waitForEvent('download');
  await press(page, 'Download my data');
  await confirmInDialog(page);
  const file = await downloadEvent;
  expect(file.suggestedFilename()).toMatch(/^yantra-bridge-data-\d{4}-\d{2}-\d{2}\.zip$/);
  const data = JSON.parse(String(unzip(readFileSync(await file.path())).get('data.json')));
  expect(data.account.email).toBe(email);
});

for (const language of LANGUAGES)
  test(`sessions are listed, and ended one by one or all others (${language.lang})`, async ({
    page,
  }) => {
    const { sessions } = SITE_TEXTS[language.lang].account;
    const { email, ...member } = await registerAccount(page);
    const data = { email, password: PASSWORD };
    for (const agent of [ON_A_PHONE, 'curl/8.5.0'])
      await page.request.post('/api/auth/login', {
        data,
        headers: { 'user-agent': agent, ...unusedAddressHeaders() },
      });
    await signInAs(page, member);
    await open(page, `${language.prefix}/dashboard/account`);
    const list = page.getByRole('list', { name: sessions.title });
    const rows = list.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(list.getByText(sessions.current)).toHaveCount(1);
    const phone = rows.filter({ hasText: 'Safari' });
    await expect(phone).toContainText('iOS');
    await expect(phone).toContainText(/198\.\d+\.\d+\.x/);
    await expectPageQuality(page, language);
    await phone.getByRole('button').press('Enter');
    await expect(toastWith(page, sessions.ended)).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(list).toBeFocused();
    const others = page.getByRole('button', { name: sessions.endOthers, exact: true });
    await others.click();
    await expect(rows).toHaveCount(1);
    await expect(others).toHaveAttribute('aria-disabled', 'true');
    const headers = { authorization: `Bearer ${member.token}` };
    expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(200);
    await rows.getByRole('button').click();
    await expect(page).toHaveURL(`${language.prefix}/`.replace(/(.)\/$/, '$1'));
    expect(await storedToken(page)).toBeNull();
  });

test('a failed session list shows the reason and can be loaded again', {
  tag: '@wide',
}, async ({ page, pageErrors }) => {
  pageErrors.expected(/Failed to load resource/);
  await signInAs(page, await registerAccount(page));
  await mockCall(page, '/auth/sessions', 503, {
    success: false,
    code: 'unavailable',
    message: 'Not now, please.',
  });
  await open(page, '/dashboard/account');
  const alert = page.getByRole('alert').filter({ hasText: 'Not now, please.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/auth/sessions');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This device')).toBeVisible();
});

for (const language of LANGUAGES)
  test(`a suspended user downloads the data and deletes the account (${language.lang})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected(FAILED_REQUEST);
    // The server allows only a few exports a minute from one address.
    await page.setExtraHTTPHeaders(unusedAddressHeaders());
    const words = SITE_TEXTS[language.lang].auth;
    const { email, token } = await registerAccount(page, 'supplier');
    const admin = await page.request.post('/api/auth/login', {
      data: demoAccount('admin'),
      headers: unusedAddressHeaders(),
    });
    const headers = await confirmedHeaders(page, {
      token: (await admin.json()).token,
      password: demoAccount('admin').password,
    });
    const me = await page.request.get('/api/auth/me', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { user } = await me.json();
    const suspended = await page.request.put(`/api/admin/users/${user.id}/suspension`, {
      data: { reason: 'A test.' },
      headers,
    });
    expect(suspended.ok()).toBe(true);
    await open(page, `${language.prefix}/auth?tab=signin`);
    await box(page, words.email).fill(email);
    await box(page, words.password).fill(PASSWORD);
    await page.locator('#auth-panel').getByRole('button', { name: words.signIn.send }).click();
    await page.getByRole('link', { name: words.leave.open }).click();
    await expect(page.getByRole('heading', { name: words.view.leave })).toBeVisible();
    await expectPageQuality(page, language);
    await expect(box(page, words.email)).toHaveValue(email);
    await box(page, words.password).fill('not the one');
    await press(page, words.leave.download);
    await expect(page.locator('[data-refusal]')).toBeFocused();
    await box(page, words.password).fill(PASSWORD);
    const downloadEvent = page.waitForEvent('download');
    await press(page, words.leave.download);
    const download = await downloadEvent;
    // Browsers inside apps save only what has an address of its own.
    expect(new URL(download.url()).pathname).toBe('/api/auth/leave/download');
    const archive = unzip(readFileSync(await download.path()));
    expect(String(archive.get('data.json'))).toContain(email);
    await press(page, words.leave.delete);
    const dialog = page.getByRole('alertdialog', { name: words.leave.ask });
    await dialog.getByRole('button', { name: words.leave.delete }).click();
    await expect(toastWith(page, words.leave.deleted)).toBeVisible();
    const again = await page.request.post('/api/auth/login', {
      data: { email, password: PASSWORD },
      headers: unusedAddressHeaders(),
    });
    expect(again.status()).toBe(401);
  });

test('signing out everywhere needs confirmation and ends this session too', {
  tag: '@wide',
}, async ({ page }) => {
  const member = await registerAccount(page);
  await signInAs(page, member);
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
  await expect(toastWith(page, 'You are signed out on every device.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const headers = { authorization: `Bearer ${member.token}` };
  expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401);
});

test('deleting the account needs a confirmation', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  const { email, ...member } = await registerAccount(page, 'supplier');
  await signInAs(page, member);
  await open(page, '/dashboard/account');
  await press(page, 'Delete my account');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Your products with their pictures and videos');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await confirmInDialog(page, 'not the one');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.locator('#confirm-password').fill('');
  await confirmInDialog(page);
  await expect(page).toHaveURL('/');
  await expect(toastWith(page, 'Your account was deleted.')).toBeVisible();
  const data = { email, password: PASSWORD };
  expect((await page.request.post('/api/auth/login', { data })).status()).toBe(401);
});

test('signing out on a page for signed-in users leads home', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, await registerAccount(page));
  await open(page, '/dashboard/account');
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(toastWith(page, 'You are signed out.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('signing out works without the backend', { tag: '@wide' }, async ({ page, pageErrors }) => {
  pageErrors.expected(/Failed to load resource/);
  await signInAs(page, await registerAccount(page));
  await open(page, '/');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut(page);
  const toast = toastWith(page, 'Logged out locally');
  await expect(toast).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
});
