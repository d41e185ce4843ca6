// Dashboard: tabs with their addresses, the overview, empty and failed lists, and the tabs of buyers.
import { registerAccount, signInAs } from '../accounts.ts';
import { expectGeneralChecks, expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, isPhone, LANGUAGES, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { callsTo, openTab } from './dashboard-page.ts';
import { openFakeDashboard } from './fake-dashboard-backend.ts';
import { SUPPLIER } from './fake-supplier.ts';

const BUYER = { ...SUPPLIER, id: 'b1', role: 'buyer', isVerified: false, companyName: null };
const TABS = ['overview', 'products', 'orders', 'chat', 'inquiry', 'profile'] as const;

test('a visitor is sent to sign in, with the way back', async ({ page }) => {
  await page.goto('/dashboard?tab=inquiry');
  await page.waitForURL(/\/auth\?tab=signin/);
  const back = await page.evaluate(() => sessionStorage.getItem('redirect_after_login'));
  expect(back).toBe('/dashboard?tab=inquiry');
});

for (const { lang, prefix } of LANGUAGES) {
  const text = SITE_TEXTS[lang].dashboard;

  test(`every tab passes the general checks (${lang})`, async ({ page }) => {
    test.setTimeout(180_000);
    await openFakeDashboard(page);
    for (const tab of TABS) {
      await openTab(page, tab, prefix);
      await expectGeneralChecks(page, { lang });
    }
  });

  test(`every empty tab shows so (${lang})`, { tag: '@wide' }, async ({ page }) => {
    const backend = await openFakeDashboard(page);
    Object.assign(backend, { products: [], enquiries: [], orders: [], chats: [] });
    for (const tab of ['products', 'inquiry', 'orders', 'chat'] as const) {
      const panel = await openTab(page, tab, prefix);
      await expect(
        panel.getByRole('heading', {
          name: (tab === 'chat' ? SITE_TEXTS[lang].chat.list : text[tab]).empty,
          exact: true,
        }),
      ).toBeVisible();
    }
    const panel = await openTab(page, 'overview', prefix);
    await expect(panel.getByText(text.products.empty)).toBeVisible();
    await expect(panel.getByText(text.inquiry.empty)).toBeVisible();
    await expectNoViolations(page);
  });

  test(`buyers see what they saved and viewed instead of products (${lang})`, {
    tag: '@wide',
  }, async ({ page }) => {
    const backend = await openFakeDashboard(page, BUYER);
    const panel = await openTab(page, 'products', prefix);
    const { favourites } = SITE_TEXTS[lang];
    await expect(panel.getByRole('heading', { name: favourites.empty })).toBeVisible();
    await expect(panel.getByText(favourites.viewed.empty)).toBeVisible();
    await expectNoViolations(page);
    await openTab(page, 'inquiry', prefix);
    expect(callsTo(backend, '/products/my')).toEqual([]);
    expect(callsTo(backend, '/vendor')).toEqual([]);
  });
}

test('tabs have addresses, and the back button works', async ({ page }) => {
  const backend = await openFakeDashboard(page);
  await openTab(page, 'overview');
  expect(callsTo(backend, '/chats/')).toEqual([]);
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=orders$/);
  await expect(page).toHaveTitle(/^Orders - Dashboard/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'chat' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No messages yet.')).toBeVisible();
  // A phone shows only the list until a chat is selected.
  await expect(page.getByText('Select a chat to view messages')).toBeVisible({
    visible: !isPhone(page),
  });
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('$16,500').filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('tab', { name: 'overview' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the header shows the user, and the overview the counts', { tag: '@wide' }, async ({
  page,
}) => {
  await openFakeDashboard(page, { ...SUPPLIER, isAdmin: true });
  await openTab(page, 'overview');
  const head = page.locator('main header').first();
  await expect(head.getByRole('heading', { name: 'Welcome, Li Wei' })).toBeVisible();
  await expect(head.getByText('Verified manufacturer')).toBeVisible();
  await expect(page.getByRole('tabpanel').locator('dd').first()).toHaveText('40');
  await expect(head.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
    'href',
    '/dashboard/profile',
  );
  await expect(head.getByRole('link', { name: 'Admin area' })).toHaveAttribute('href', '/admin');
});

test('open tasks link to their lists', { tag: '@wide' }, async ({ page }) => {
  await openFakeDashboard(page);
  const panel = await openTab(page, 'overview');
  const item = panel.getByRole('listitem').filter({ hasText: '8 drafts' });
  await item.getByRole('link').click();
  await expect(page).toHaveURL(/\?tab=products&status=draft$/);
  await expect(panel.locator('tbody tr')).toHaveCount(8);
});

test('failed lists show an error and can be retried', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  const backend = await openFakeDashboard(page);
  backend.refused
    .set('/enquiries/vendor', 'The list is being repaired.')
    .set('/chats/vendor', 'No.');
  const panel = await openTab(page, 'inquiry');
  await expect(panel.getByRole('alert')).toContainText('Failed to fetch vendor enquiries');
  await expect(panel.getByRole('alert')).toContainText('The list is being repaired.');
  await expectNoViolations(page);
  backend.refused.delete('/enquiries/vendor');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('Quote for two mills').first()).toBeVisible();
  // For conversations the spec requires a console error and an empty list.
  await openTab(page, 'chat');
  await expect(panel.getByText('No chats yet.')).toBeVisible();
});

test('an ended session leads to the sign-in', { tag: '@wide' }, async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  await openFakeDashboard(page);
  await openTab(page, 'overview');
  await page.route('**/api/orders**', (route) =>
    route.fulfill({ status: 401, json: { success: false, code: 'unauthorized', message: 'No.' } }),
  );
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.waitForURL(/\/auth\?tab=signin/);
});

test('a new supplier sees an empty dashboard', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, await registerAccount(page, 'supplier'));
  for (const tab of ['products', 'inquiry', 'orders', 'chat'] as const) {
    const panel = await openTab(page, tab);
    await expect(
      panel.getByText(
        (tab === 'chat' ? SITE_TEXTS.en.chat.list : SITE_TEXTS.en.dashboard[tab]).empty,
      ),
    ).toBeVisible();
  }
});
