// Errors of a backend without error codes: its text is shown for every list, or the default text if it has none.
import { mockCall } from '../accounts.ts';
import { openFakeAdmin } from '../admin/fake-admin-backend.ts';
import { openFakeDashboard } from '../products/fake-dashboard-backend.ts';
import { SUPPLIER } from '../products/fake-supplier.ts';
import { expect, FAILED_REQUEST, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const CLOSED = { error: 'We are closed.' };

const shown = (page: Page, text: string) =>
  page.getByRole('alert').getByText(text, { exact: true });

test.beforeEach(({ pageErrors }) => pageErrors.expected(FAILED_REQUEST));

test('errors of the directory and the product list', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/suppliers');
  await mockCall(page, '/auth/suppliers?*', 422, CLOSED);
  await page.getByLabel(SITE_TEXTS.en.suppliers.form.sort, { exact: true }).selectOption('name');
  await expect(shown(page, 'We are closed.')).toBeVisible();
  await expect(shown(page, 'Failed to fetch suppliers')).toBeVisible();

  await open(page, '/products');
  await mockCall(page, '/products?*', 422, CLOSED);
  await page.getByRole('main').getByRole('searchbox').last().fill('mill');
  await expect(shown(page, 'We are closed.')).toBeVisible();
});

test('errors of own products and enquiries', { tag: '@wide' }, async ({ page }) => {
  await openFakeDashboard(page);
  for (const path of ['/products/my/products?*', '/products/my/products', '/enquiries/vendor*'])
    await mockCall(page, path, 422, CLOSED);
  for (const [tab, title] of [
    ['products', SITE_TEXTS.en.dashboard.products.failed],
    ['inquiry', 'Failed to fetch vendor enquiries'],
  ] as const) {
    await open(page, `/dashboard?tab=${tab}`);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('alert').getByText(title)).toBeVisible();
    await expect(panel.getByRole('alert').getByText('We are closed.')).toBeVisible();
  }
});

for (const [body, users, messages] of [
  [CLOSED, 'We are closed.', 'We are closed.'],
  [{}, 'Failed to fetch users', 'Failed to fetch admin data'],
] as const)
  test(`errors of admin lists: ${users}`, { tag: '@wide' }, async ({ page }) => {
    const backend = await openFakeAdmin(page);
    await open(page, '/admin?view=users');
    // The area opens only after the first list has loaded; the later ones then fail.
    await expect(page.getByText(/^Person /).first()).toBeVisible();
    backend.overrides['admin/users'] = { status: 422, body };
    await page.getByRole('main').getByRole('searchbox').fill('asha');
    await expect(shown(page, users)).toBeVisible();
    delete backend.overrides['admin/users'];
    backend.overrides['admin/contact-messages'] = { status: 422, body };
    await open(page, '/admin?view=messages');
    await expect(shown(page, messages)).toBeVisible();
  });

test('an admin reads which enquiry list was refused', { tag: '@wide' }, async ({ page }) => {
  await openFakeDashboard(page, { ...SUPPLIER, isAdmin: true });
  await mockCall(page, '/enquiries/**', 422, {});
  for (const tab of ['inquiry', 'overview']) {
    await open(page, `/dashboard?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByText('Failed to fetch enquiries')).toBeVisible();
  }
});

test('a backend known to be unreachable is reported in lists', {
  tag: '@wide',
}, async ({ page, pageErrors }) => {
  pageErrors.expected(/Failed to load resource/);
  await openFakeDashboard(page);
  await open(page, '/dashboard?tab=overview');
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: SITE_TEXTS.en.common.ui.retry }).click();
  await expect(
    page.getByText('Backend not available. Please start the database backend first.'),
  ).toBeVisible();
});
