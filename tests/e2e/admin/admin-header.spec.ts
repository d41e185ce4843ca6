// Admin's way through the site: the header links to the admin area instead of a dashboard, with enquiries and chats to answer.
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, isPhone, LANGUAGES, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { ADMIN, openFakeAdmin } from './fake-admin-backend.ts';

const accountLinks = (page: Page) =>
  page.locator('.only-admin, .only-trader').filter({ visible: true });

/** On phones the links are in the panel of the menu button. */
async function openMenu(page: Page): Promise<void> {
  if (isPhone(page)) await page.locator('[data-menu] > summary').click();
}

for (const { lang, prefix } of LANGUAGES) {
  const text = SITE_TEXTS[lang];

  test(`the dashboard of an admin is /admin, also in the header (${lang})`, async ({ page }) => {
    await openFakeAdmin(page);
    await page.goto(`${prefix}/dashboard`);
    await page.waitForURL(`**${prefix}/admin`);
    await expect(page.getByRole('heading', { name: text.admin.overview.waiting })).toBeVisible();
    await openMenu(page);
    await expect(accountLinks(page)).toHaveText([text.shell.admin]);
    await expect(accountLinks(page)).toHaveAttribute('href', `${prefix}/admin`);
    await expectNoViolations(page);
  });

  test(`unanswered enquiries and chats wait, with the oldest of each (${lang})`, async ({
    page,
    pageErrors,
  }) => {
    // The fake backend translates nothing.
    pageErrors.expected(FAILED_REQUEST);
    await openFakeAdmin(page);
    await open(page, `${prefix}/admin`);
    const waiting = page.getByRole('region', { name: text.admin.overview.waiting });
    await expect(waiting.getByRole('link', { name: /Rao Works$|Rao Works\s/ })).toHaveCount(2);
    await expect(
      waiting.getByRole('link', { name: text.admin.overview.oldest }).last(),
    ).toHaveAttribute('href', `${prefix}/chat?c=c1`);
    await waiting.getByRole('link', { name: 'Import duty of a lathe' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Which duty applies?')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await expectInsideWindow(page);
    await expectNoViolations(page);
  });
}

test('a link to an enquiry in the dashboard opens it in the admin area', async ({ page }) => {
  await openFakeAdmin(page);
  await page.goto('/dashboard?tab=inquiry&enquiry=e1');
  await page.waitForURL(/\/admin\?view=enquiries&enquiry=e1/);
  await expect(page.getByRole('dialog').getByText('Which duty applies?')).toBeVisible();
});

test('a supplier who is an admin too has both links', async ({ page }) => {
  const backend = await openFakeAdmin(page);
  const user = { ...ADMIN, role: 'supplier' };
  backend.overrides['auth/me'] = { status: 200, body: { user } };
  await open(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  const stored = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.account);
  expect(stored).toBe('supplier admin admin');
  await openMenu(page);
  await expect(accountLinks(page)).toHaveText(['Dashboard', 'Admin']);
});
