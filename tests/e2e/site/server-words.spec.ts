// Errors of a backend without error codes: its text is shown for every list, or the default text if it has none.
import dashboard from '../../../src/i18n/locales/en/dashboard.json' with { type: 'json' };
import { fakeDesk } from '../admin/admin-desk.ts';
import { answerTo } from '../members.ts';
import { MAKER } from '../products/maker.ts';
import { openDesk } from '../products/maker-desk.ts';
import { expect, open, type Page, REFUSED, test } from '../site.ts';
import { WORDS } from '../words.ts';

const CLOSED = { error: 'We are closed.' };

const shown = (page: Page, text: string) =>
  page.getByRole('alert').getByText(text, { exact: true });

test.beforeEach(({ faults }) => faults.expected(REFUSED));

test('the directory and the product list', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/suppliers');
  await answerTo(page, '/auth/suppliers?*', 422, CLOSED);
  await page.getByLabel(WORDS.en.suppliers.form.sort, { exact: true }).selectOption('name');
  await expect(shown(page, 'We are closed.')).toBeVisible();
  await expect(shown(page, 'Failed to fetch suppliers')).toBeVisible();

  await open(page, '/products');
  await answerTo(page, '/products?*', 422, CLOSED);
  await page.getByRole('searchbox').last().fill('mill');
  await expect(shown(page, 'We are closed.')).toBeVisible();
});

test('my products and inquiries', { tag: '@wide' }, async ({ page }) => {
  await openDesk(page);
  for (const path of ['/products/my/products?*', '/products/my/products', '/enquiries/vendor*'])
    await answerTo(page, path, 422, CLOSED);
  for (const [tab, title] of [
    ['products', dashboard.products.failed],
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
  test(`lists of the admin area: ${users}`, { tag: '@wide' }, async ({ page }) => {
    const desk = await fakeDesk(page);
    await open(page, '/admin?view=users');
    // The area opens only after the first list has loaded; the later ones then fail.
    await expect(page.getByText(/^Person /).first()).toBeVisible();
    desk.answers['admin/users'] = { status: 422, body };
    await page.getByRole('searchbox').fill('asha');
    await expect(shown(page, users)).toBeVisible();
    delete desk.answers['admin/users'];
    desk.answers['admin/contact-messages'] = { status: 422, body };
    await open(page, '/admin?view=messages');
    await expect(shown(page, messages)).toBeVisible();
  });

test('an admin who is asked for all enquiries reads which list it was', { tag: '@wide' }, async ({
  page,
}) => {
  await openDesk(page, { ...MAKER, isAdmin: true });
  await answerTo(page, '/enquiries/**', 422, {});
  for (const tab of ['inquiry', 'overview']) {
    await open(page, `/dashboard?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByText('Failed to fetch enquiries')).toBeVisible();
  }
});

test('a backend that is known to be away is said so where a list is read', {
  tag: '@wide',
}, async ({ page, faults }) => {
  faults.expected(/Failed to load resource/);
  await openDesk(page);
  await open(page, '/dashboard?tab=overview');
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: WORDS.en.common.ui.retry }).click();
  await expect(
    page.getByText('Backend not available. Please start the database backend first.'),
  ).toBeVisible();
});
