// A supplier's products in the dashboard: filters in the address, details, deletion, and bulk actions.
import { PRODUCTS_TOASTS } from '../../../contract/toasts/products.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, LANGUAGES, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { callsTo, openMenuOf, openTab, rowOf } from './dashboard-page.ts';
import { openFakeDashboard } from './fake-dashboard-backend.ts';
import { toast } from './fake-supplier.ts';

for (const { lang, prefix } of LANGUAGES) {
  const mine = SITE_TEXTS[lang].myProducts;

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

  test(`a product is deactivated at once, which can be undone with the keyboard (${lang})`, async ({
    page,
  }) => {
    const backend = await openFakeDashboard(page);
    const panel = await openTab(page, 'products', prefix);
    const menu = rowOf(panel, 'Mill 0').locator('[aria-haspopup=menu]');
    await (await openMenuOf(panel, 'Mill 0', mine.products.deactivate)).click();
    const undo = page.getByRole('status').getByRole('button', { name: mine.prices.undo });
    await expect(undo).toBeVisible();
    await expectNoViolations(page);
    await expect(menu).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(undo).toHaveCount(0);
    await expect(menu).toBeFocused();
    const status = () => backend.products.find(({ name }) => name === 'Mill 0')?.status;
    await expect.poll(status).toBe('active');
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
