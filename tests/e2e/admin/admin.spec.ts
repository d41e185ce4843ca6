// Admin area: access, the overview, addresses of the sections, and general checks of every section.
import { expectGeneralChecks, expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { button, openView } from './admin-page.ts';
import { ADMIN, openFakeAdmin } from './fake-admin-backend.ts';

/** As `openView` names them. */
const SECTIONS = [
  'overview',
  'reviews',
  'reviews&item=p1',
  'users',
  'reports',
  'messages',
  'rules',
  'audit',
];

const EN = SITE_TEXTS.en.admin;

test('a visitor is sent to sign in, with the way back', async ({ page }) => {
  await page.goto('/admin?view=users');
  await page.waitForURL(/\/auth\?tab=signin/);
  const back = await page.evaluate(() => sessionStorage.getItem('redirect_after_login'));
  expect(back).toBe('/admin?view=users');
});

for (const { lang, prefix } of LANGUAGES) {
  const text = SITE_TEXTS[lang].admin;

  test(`a user without the admin role is refused (${lang})`, async ({ page }) => {
    const backend = await openFakeAdmin(page);
    backend.overrides['auth/me'] = { status: 200, body: { user: { ...ADMIN, isAdmin: false } } };
    await open(page, `${prefix}/admin`);
    const texts = { en: 'Access denied: Admins only', 'zh-Hans': '拒绝访问：仅限管理员' };
    await expect(page.getByRole('alert').getByText(texts[lang])).toBeVisible();
    await expectNoViolations(page);
  });

  test(`every section passes the general checks (${lang})`, async ({ page }) => {
    test.setTimeout(180_000);
    await openFakeAdmin(page);
    for (const view of SECTIONS) {
      await openView(page, view, prefix);
      await expectGeneralChecks(page, { lang });
    }
  });

  test(`the overview has the figures of the spec (${lang})`, { tag: '@wide' }, async ({ page }) => {
    await openFakeAdmin(page);
    const section = await openView(page, 'overview', prefix);
    const shown = {
      monthlyGMV: '$48,200.50',
      averageOrderValue: '$3,100',
      conversionRate: '7.34%',
    };
    for (const [name, value] of Object.entries(shown))
      await expect(section.locator(`[data-figure=${name}]`)).toContainText(value);
    await section.locator('[data-figure=conversionRate] summary').click();
    await expect(section.getByText(text.overview.conversionRateText)).toBeVisible();
    await expect(section.getByRole('img', { name: text.overview.orders })).toBeVisible();
    await section.getByText(text.overview.table).click();
    await expect(section.getByRole('table').first()).toBeVisible();
    await expect(
      section.locator('[data-row="u1@example.com"]').filter({ visible: true }),
    ).toHaveCount(1);
  });
}

test('a failed load shows the text of the spec and can be retried', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/Failed to load resource/);
  const backend = await openFakeAdmin(page);
  backend.overrides['admin/analytics'] = { status: 500 };
  await open(page, '/admin');
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Failed to fetch analytics')).toBeVisible();
  delete backend.overrides['admin/analytics'];
  await button(alert, EN.state.retry).click();
  await expect(page.getByText('1,240')).toBeVisible();
});

test('sections have addresses, and the back button works', { tag: '@wide' }, async ({ page }) => {
  await openFakeAdmin(page);
  await openView(page, 'overview');
  const tabs = page.getByRole('navigation', { name: EN.views.label });
  await expect(tabs.getByRole('link', { name: EN.views.reviews })).toContainText('2');
  await tabs.getByRole('link', { name: EN.views.audit }).click();
  await expect(page).toHaveURL(/view=audit/);
  await expect(page.getByText(`${ADMIN.email} suspended u3@example.com.`)).toBeVisible();
  await expect(tabs.getByRole('link', { name: EN.views.audit })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(page.getByRole('heading', { name: EN.overview.waiting })).toBeVisible();
});

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('colors have enough contrast', async ({ page }) => {
    await openFakeAdmin(page);
    for (const view of ['overview', 'reviews&item=p1', 'users', 'reports', 'messages']) {
      await openView(page, view);
      await expectNoViolations(page);
    }
  });
});

test('every section fits a window of 320 pixels', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only');
  await page.setViewportSize({ width: 320, height: 568 });
  await openFakeAdmin(page);
  for (const view of SECTIONS) {
    await openView(page, view);
    await expectInsideWindow(page);
  }
});
