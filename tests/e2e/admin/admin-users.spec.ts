// Users in the admin area: filters, and actions with their confirmations.
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, type Locator, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { button, lastSent, openView } from './admin-page.ts';
import { openFakeAdmin } from './fake-admin-backend.ts';

const EN = SITE_TEXTS.en.admin;

const manage = async (page: Page, email: string): Promise<Locator> => {
  const row = page.locator(`[data-row="${email}"]`).filter({ visible: true });
  await row.getByRole('button').click();
  return page.getByRole('dialog').or(page.getByRole('alertdialog'));
};

test('users are filtered, with the filters in the address', { tag: '@wide' }, async ({ page }) => {
  await openFakeAdmin(page);
  await openView(page, 'users');
  const listRequest = page.waitForRequest(/\/api\/admin\/users\?.*search=mill/);
  await page.getByRole('main').getByRole('searchbox').fill('mill');
  await listRequest;
  await expect(page).toHaveURL(/search=mill/);
  await page.getByRole('link', { name: `${EN.users.suspended} (1)` }).click();
  await expect(page).toHaveURL(/state=suspended/);
  await page.getByLabel(EN.users.sort).selectOption(EN.users.sorts.products);
  await expect(page).toHaveURL(/sort=products\.desc/);
  await page.goBack();
  await expect(page.getByLabel(EN.users.sort)).toHaveValue('');
});

test('verification, suspension and restoring need a confirmation', async ({ page }) => {
  const backend = await openFakeAdmin(page);
  await openView(page, 'users');
  let dialog = await manage(page, 'u1@example.com');
  await expectNoViolations(page);
  await button(dialog, EN.users.verify).click();
  await dialog.getByRole('radio', { name: 'Gold' }).check();
  await dialog.getByRole('textbox').fill('Licence seen');
  await button(dialog, EN.users.verify).click();
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/users/u1/verification',
    { level: 'Gold', note: 'Licence seen' },
  ]);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Works u1 is verified.')).toBeVisible();

  dialog = await manage(page, 'u2@example.com');
  await button(dialog, EN.users.unverify).click();
  await button(dialog, EN.users.unverify).click();
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/users/u2/verification',
    { level: null, note: '' },
  ]);
  await expect(dialog).toBeHidden();

  dialog = await manage(page, 'u1@example.com');
  await button(dialog, EN.users.suspend).click();
  await button(dialog, EN.users.suspend).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByRole('textbox').fill('Spam');
  await button(dialog, EN.users.suspend).click();
  await lastSent(backend).toEqual(['PUT', '/api/admin/users/u1/suspension', { reason: 'Spam' }]);
  await expect(dialog).toBeHidden();

  dialog = await manage(page, 'u3@example.com');
  await button(dialog, EN.users.restore).click();
  await button(dialog, EN.users.restore).click();
  await lastSent(backend).toEqual(['DELETE', '/api/admin/users/u3/suspension', null]);
  await expect(dialog).toBeHidden();
  const row = page.locator('[data-row="u3@example.com"]').filter({ visible: true });
  await expect(row.getByRole('button')).toBeFocused();
});

test('a refused action shows its error in the dialog', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  const backend = await openFakeAdmin(page);
  backend.overrides['u3/suspension'] = {
    status: 404,
    body: { success: false, code: 'userNotFound', message: 'There is no such account.' },
  };
  await openView(page, 'users');
  const dialog = await manage(page, 'u3@example.com');
  await button(dialog, EN.users.restore).click();
  await button(dialog, EN.users.restore).click();
  await expect(dialog.getByText('There is no such account.')).toBeVisible();
  await button(dialog, 'Cancel').click();
  await expect(dialog).toBeHidden();
});

test('the creation time of an account is shown', async ({ page }) => {
  await openFakeAdmin(page);
  const section = await openView(page, 'users');
  const times = section.locator('[data-row] time').filter({ visible: true });
  await expect(times.first()).toHaveText(/^[34] Mar 2026, \d\d:\d\d (?:UTC|IST|CST|GMT\S*)$/);
  await expectInsideWindow(page);
});
