// Dashboard: tabs and their addresses, a supplier's product management, and what buyers see of it.
import { PRODUCTS_TOASTS } from '../../../contract/toasts/products.ts';
import { registerAccount, signInAs } from '../accounts.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
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
import { type FakeDashboardBackend, openFakeDashboard } from './fake-dashboard-backend.ts';
import { SUPPLIER, toast } from './fake-supplier.ts';

const BUYER = { ...SUPPLIER, id: 'b1', role: 'buyer', isVerified: false, companyName: null };
const TABS = ['overview', 'products', 'orders', 'chat', 'inquiry', 'profile'] as const;

/** Opens a tab and waits until it has loaded. */
async function openTab(page: Page, tab: string, prefix = ''): Promise<Locator> {
  await open(page, `${prefix}/dashboard${tab === 'overview' ? '' : `?tab=${tab}`}`);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
  return panel;
}

const rowOf = (panel: Locator, name: string): Locator =>
  panel
    .locator('tr')
    .filter({ has: panel.page().getByRole('link', { name: new RegExp(`^${name}(?!\\d)`) }) });

/** Opens the menu of a product's row, and returns one of its entries. */
async function openMenuOf(panel: Locator, name: string, entry: string): Promise<Locator> {
  await rowOf(panel, name).locator('[aria-haspopup=menu]').click();
  return panel.getByRole('menuitem', { name: entry, exact: true });
}

const callsTo = (backend: FakeDashboardBackend, path: string): string[] =>
  backend.calls.filter((call) => call.includes(path));

test('a visitor is sent to sign in, with the way back', async ({ page }) => {
  await page.goto('/dashboard?tab=inquiry');
  await page.waitForURL(/\/auth\?tab=signin/);
  const back = await page.evaluate(() => sessionStorage.getItem('redirect_after_login'));
  expect(back).toBe('/dashboard?tab=inquiry');
});

for (const { lang, prefix } of LANGUAGES) {
  const text = SITE_TEXTS[lang].dashboard;
  const mine = SITE_TEXTS[lang].myProducts;

  test(`every tab passes the general checks (${lang})`, async ({ page }) => {
    test.setTimeout(180_000);
    await openFakeDashboard(page);
    for (const tab of TABS) {
      await openTab(page, tab, prefix);
      await expectNoViolations(page);
      await expectInsideWindow(page);
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

  test(`a product is deleted after confirmation (${lang})`, async ({ page }) => {
    const backend = await openFakeDashboard(page);
    const panel = await openTab(page, 'products', prefix);
    const button = rowOf(panel, 'Mill 0').locator('[aria-haspopup=menu]');
    await (await openMenuOf(panel, 'Mill 0', mine.products.delete)).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('Mill 0')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect(callsTo(backend, 'DELETE')).toEqual([]);
    await (await openMenuOf(panel, 'Mill 0', mine.products.delete)).click();
    await dialog.getByRole('button', { name: mine.products.deleteConfirm }).click();
    await expect(toast(page, PRODUCTS_TOASTS.deleted.text[lang])).toBeVisible();
    await expect(rowOf(panel, 'Mill 0')).toHaveCount(0);
    await expect(panel.getByRole('heading', { name: mine.products.title })).toBeFocused();
    expect(callsTo(backend, 'DELETE')).toEqual(['DELETE /products/p0']);
  });

  test(`several products change at once, and unchanged ones are listed (${lang})`, {
    tag: '@wide',
  }, async ({ page }) => {
    await openFakeDashboard(page);
    const panel = await openTab(page, 'products', prefix);
    for (const name of ['Mill 0', 'Mill 1']) await rowOf(panel, name).getByRole('checkbox').check();
    await panel.getByRole('button', { name: mine.products.deactivate, exact: true }).click();
    const notice = panel.getByRole('status').filter({ hasText: 'Mill 1' });
    await expect(notice).toContainText(mine.bulk.keptHint);
    await expect(notice).not.toContainText('Mill 0');
    await expect(
      rowOf(panel, 'Mill 0')
        .getByText(lang === 'en' ? 'Inactive' : '已停用')
        .filter({ visible: true }),
    ).toBeVisible();
    await expect(rowOf(panel, 'Mill 1').getByRole('checkbox')).toBeChecked();
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
  await expect(head.getByRole('link', { name: 'Admin desk' })).toHaveAttribute('href', '/admin');
});

test('open tasks link to their lists', { tag: '@wide' }, async ({ page }) => {
  await openFakeDashboard(page);
  const panel = await openTab(page, 'overview');
  const item = panel.getByRole('listitem').filter({ hasText: '8 drafts' });
  await item.getByRole('link').click();
  await expect(page).toHaveURL(/\?tab=products&status=draft$/);
  await expect(panel.locator('tbody tr')).toHaveCount(8);
});

test('search, status and page are in the address', { tag: '@wide' }, async ({ page }) => {
  const backend = await openFakeDashboard(page);
  const panel = await openTab(page, 'products');
  await expect(panel.locator('tbody tr')).toHaveCount(30);
  await panel.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?tab=products&page=2$/);
  await expect(panel.locator('tbody tr')).toHaveCount(10);
  await panel.getByRole('link', { name: 'Draft (8)' }).click();
  await expect(page).toHaveURL(/\?tab=products&status=draft$/);
  await panel.getByRole('searchbox').fill('mill 7');
  await expect(page).toHaveURL(/\?tab=products&search=mill\+7&status=draft$/);
  await expect(panel.locator('tbody tr')).toHaveCount(1);
  await panel.getByRole('searchbox').fill('nothing like it');
  await panel.getByRole('button', { name: 'Clear filters' }).click();
  await expect(panel.getByRole('searchbox')).toHaveValue('');
  await expect(panel.locator('tbody tr')).toHaveCount(30);
  expect(callsTo(backend, 'limit=30')).toEqual([]);
});

test('a detail dialog shows all fields and returns the focus', async ({ page }) => {
  await openFakeDashboard(page);
  const panel = await openTab(page, 'products');
  await expect(rowOf(panel, 'Mill 5').getByText('Change under review')).toBeVisible();
  const button = rowOf(panel, 'Mill 5').locator('[aria-haspopup=menu]');
  await (await openMenuOf(panel, 'Mill 5', 'View details')).click();
  const dialog = page.getByRole('dialog', { name: 'Mill 5' });
  await expect(dialog.getByRole('heading', { name: 'Mill 5' })).toBeFocused();
  await expect(dialog.getByText('1,205')).toBeVisible();
  await expectNoViolations(page);
  await expectInsideWindow(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
});

test('a product that cannot be deleted stays in the list', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  const backend = await openFakeDashboard(page);
  backend.refused.set('/products/p0', 'It is part of an open order.');
  const panel = await openTab(page, 'products');
  await (await openMenuOf(panel, 'Mill 0', 'Delete')).click();
  await page.getByRole('button', { name: 'Delete product' }).click();
  await expect(toast(page, 'It is part of an open order.')).toBeVisible();
  await expect(rowOf(panel, 'Mill 0')).toBeVisible();
  await page.route('**/api/products/p0', (route) => route.fulfill({ status: 400, json: {} }));
  await (await openMenuOf(panel, 'Mill 0', 'Delete')).click();
  await page.getByRole('button', { name: 'Delete product' }).click();
  await expect(toast(page, 'Failed to delete product')).toBeVisible();
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
