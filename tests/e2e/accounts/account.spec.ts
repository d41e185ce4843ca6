// Account page: password, sessions, data export, account deletion; and signing out from the header.
import { readFileSync } from 'node:fs';
import { unzipped } from '../../fixtures/unzipped.ts';
import {
  accountOf,
  answerTo,
  enterAs,
  fromElsewhere,
  newMember,
  PASSWORD,
  storedToken,
} from '../members.ts';
import { expect, isPhone, LANGUAGES, open, type Page, REFUSED, test } from '../site.ts';
import { expectSound } from '../sound.ts';
import { WORDS } from '../words.ts';

const ON_A_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

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
  expect(file.suggestedFilename()).toMatch(/^yantra-bridge-data-\d{4}-\d{2}-\d{2}\.zip$/);
  const data = JSON.parse(String(unzipped(readFileSync(await file.path())).get('data.json')));
  expect(data.account.email).toBe(email);
});

for (const language of LANGUAGES)
  test(`sessions are listed, and ended one by one or all others (${language.lang})`, async ({
    page,
  }) => {
    const { sessions } = WORDS[language.lang].account;
    const { email, ...member } = await newMember(page);
    const data = { email, password: PASSWORD };
    for (const agent of [ON_A_PHONE, 'curl/8.5.0'])
      await page.request.post('/api/auth/login', {
        data,
        headers: { 'user-agent': agent, ...fromElsewhere() },
      });
    await enterAs(page, member);
    await open(page, `${language.prefix}/dashboard/account`);
    const list = page.getByRole('list', { name: sessions.title });
    const rows = list.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(list.getByText(sessions.current)).toHaveCount(1);
    const phone = rows.filter({ hasText: 'Safari' });
    await expect(phone).toContainText('iOS');
    await expect(phone).toContainText(/198\.\d+\.\d+\.x/);
    await expectSound(page, language);
    await phone.getByRole('button').press('Enter');
    await expect(said(page, sessions.ended)).toBeVisible();
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

test('sessions that cannot be loaded say why, and are loaded the next time', {
  tag: '@wide',
}, async ({ page, faults }) => {
  faults.expected(/Failed to load resource/);
  await enterAs(page, await newMember(page));
  await answerTo(page, '/auth/sessions', 503, {
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
  test(`people whose account is suspended take their data and go (${language.lang})`, async ({
    page,
    faults,
  }) => {
    faults.expected(REFUSED);
    // The server allows only a few exports a minute from one address.
    await page.setExtraHTTPHeaders(fromElsewhere());
    const words = WORDS[language.lang].auth;
    const { email, token } = await newMember(page, 'supplier');
    const admin = await page.request.post('/api/auth/login', {
      data: accountOf('admin'),
      headers: fromElsewhere(),
    });
    const headers = { authorization: `Bearer ${(await admin.json()).token}` };
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
    await expectSound(page, language);
    await expect(box(page, words.email)).toHaveValue(email);
    await box(page, words.password).fill('not the one');
    await press(page, words.leave.download);
    await expect(page.locator('[data-refusal]')).toBeFocused();
    await box(page, words.password).fill(PASSWORD);
    const coming = page.waitForEvent('download');
    await press(page, words.leave.download);
    const archive = unzipped(readFileSync(await (await coming).path()));
    expect(String(archive.get('data.json'))).toContain(email);
    await press(page, words.leave.delete);
    const dialog = page.getByRole('alertdialog', { name: words.leave.ask });
    await dialog.getByRole('button', { name: words.leave.delete }).click();
    await expect(said(page, words.leave.deleted)).toBeVisible();
    const again = await page.request.post('/api/auth/login', {
      data: { email, password: PASSWORD },
      headers: fromElsewhere(),
    });
    expect(again.status()).toBe(401);
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
