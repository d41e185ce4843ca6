// Admin area: access, the overview, addresses of the sections, and general checks of every section.
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { button, openView } from './admin-page.ts';
import { ADMIN, openFakeAdmin } from './fake-admin-backend.ts';

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

  for (const view of [
    'overview',
    'reviews',
    'reviews&item=p1',
    'users',
    'reports',
    'messages',
    'audit',
  ])
    test(`the section ${view} passes the general checks (${lang})`, async ({ page }) => {
      await openFakeAdmin(page);
      await openView(page, view, prefix);
      await expectInsideWindow(page);
      await expectNoViolations(page);
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

test('a change is compared with the live version and approved, and the next one opens', async ({
  page,
}) => {
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'reviews');
  await section.getByRole('link').first().click();
  await expect(section.getByRole('heading', { name: '2 fields changed' })).toBeVisible();
  await expect(section.locator('del').filter({ hasText: '二手' })).toBeVisible();
  await expect(section.locator('ins').filter({ hasText: '5.5 kW' })).toBeVisible();
  await button(section, EN.reviews.approve).click();
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/reviews/p1',
    { decision: 'approve', revision: 4 },
  ]);
  await expect(page).toHaveURL(/item=p2/);
  await button(section, EN.reviews.approve).click();
  await expect(section.getByRole('heading', { name: EN.reviews.empty })).toBeVisible();
});

test('a rejection needs a reason, and common reasons are in the language of the supplier', {
  tag: '@wide',
}, async ({ page }) => {
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'reviews&item=p2');
  await button(section, EN.reviews.reject).click();
  const dialog = page.getByRole('alertdialog');
  await button(dialog, EN.reviews.reject).click();
  const reason = dialog.getByRole('textbox');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page);
  await button(dialog, 'You have listed this machine already.').click();
  await expect(reason).toHaveValue('该设备已发布过，请勿重复发布。');
  await dialog.getByRole('radio', { name: 'English' }).check();
  await button(dialog, 'This machine may not be offered here.').click();
  await button(dialog, EN.reviews.reject).click();
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/reviews/p2',
    {
      decision: 'reject',
      reason: '该设备已发布过，请勿重复发布。\nThis machine may not be offered here.',
      revision: 4,
    },
  ]);
  await expect(page).toHaveURL(/item=p1/);
});

test('a product changed meanwhile is loaded again before the decision', {
  tag: '@wide',
}, async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'reviews&item=p1');
  await page.route('**/api/admin/reviews/p1', (route: Route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 409,
          json: { success: false, code: 'conflict', message: 'Changed.' },
        })
      : route.fallback(),
  );
  await button(section, EN.reviews.approve).click();
  await expect(section.getByText(EN.reviews.conflict)).toBeVisible();
  await expect(button(section, EN.reviews.approve)).toHaveAttribute('aria-disabled', 'true');
  await page.unroute('**/api/admin/reviews/p1');
  backend.revision = 5;
  await button(section, EN.reviews.loadAgain).click();
  await button(section, EN.reviews.approve).click();
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/reviews/p1',
    { decision: 'approve', revision: 5 },
  ]);
});

test('a product that is no longer pending shows so and links on', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await openFakeAdmin(page);
  const section = await openView(page, 'reviews&item=nothing');
  await button(section, EN.reviews.next).click();
  await expect(page).toHaveURL(/item=p1/);
});

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

test('a report is closed by taking down the product with a reason', async ({ page }) => {
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'reports');
  await expect(section.getByText('<b>A copy</b> of ours')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Mill' })).toHaveAttribute('href', '/product/p9');
  await section.getByRole('button', { name: EN.reports.takeDown }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('It is a copy.');
  await button(dialog, EN.reports.takeDown).click();
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/products/p9/take-down',
    { reason: 'It is a copy.' },
  ]);
  await expect(section.getByRole('heading', { name: EN.reports.empty })).toBeVisible();
});

test('a report is dismissed with a note', { tag: '@wide' }, async ({ page }) => {
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'reports');
  await section.getByRole('button', { name: EN.reports.dismiss }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Looked at, is fine.');
  await button(dialog, EN.reports.dismiss).click();
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/reports/r1',
    { outcome: 'dismissed', note: 'Looked at, is fine.' },
  ]);
});

test('the creation time of an account is shown', async ({ page }) => {
  await openFakeAdmin(page);
  const section = await openView(page, 'users');
  const times = section.locator('[data-row] time').filter({ visible: true });
  await expect(times.first()).toHaveText(/^[34] Mar 2026, \d\d:\d\d (?:UTC|IST|CST|GMT\S*)$/);
  await expectInsideWindow(page);
});

test('opening a message marks it as read, and it can be marked as unread', {
  tag: '@wide',
}, async ({ page }) => {
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'messages');
  await section.getByRole('button', { name: '415 V' }).click();
  await expect(section.getByText('50 Hz?')).toBeVisible();
  await lastSent(backend).toEqual(['PUT', '/api/admin/contact-messages/m1', { read: true }]);
  await expect(section.getByText(EN.messages.unread, { exact: true })).toHaveCount(0);
  await expect(section.getByRole('link', { name: EN.messages.reply })).toHaveAttribute(
    'href',
    /^mailto:asha%40example\.com\?subject=Re%3A%20415%20V/,
  );
  await button(section, EN.messages.markUnread).click();
  await lastSent(backend).toEqual(['PUT', '/api/admin/contact-messages/m1', { read: false }]);
});

for (const { lang, prefix } of LANGUAGES)
  test(`a message is erased after confirmation (${lang})`, async ({ page }) => {
    const words = SITE_TEXTS[lang].admin.messages;
    const backend = await openFakeAdmin(page);
    const section = await openView(page, 'messages', prefix);
    await section.getByRole('button', { name: '415 V' }).click();
    await button(section, words.erase).click();
    const dialog = page.getByRole('alertdialog', { name: words.eraseAsk });
    await expect(dialog).toContainText('asha@example.com');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await button(section, words.erase).click();
    await button(dialog, words.erase).click();
    await expect(page.getByRole('status').filter({ hasText: words.erased })).toBeVisible();
    await lastSent(backend).toEqual(['DELETE', '/api/admin/contact-messages/m1', null]);
    await expect(section.getByRole('button', { name: '415 V' })).toHaveCount(0);
  });

for (const { lang, prefix } of LANGUAGES)
  test(`the audit log shows the command line and deleted accounts (${lang})`, {
    tag: '@wide',
  }, async ({ page }) => {
    const backend = await openFakeAdmin(page);
    const entry = { at: '2026-06-07T08:09:10.000Z', adminEmail: '', subjectId: 'u1', note: '' };
    const entries = [
      { ...entry, id: '1', actor: 'command', action: 'user.grantAdmin', subject: 'a@b.in' },
      { ...entry, id: '2', actor: 'admin', action: 'user.verify', subject: '' },
      { ...entry, id: '3', actor: 'admin', action: 'message.erase', subject: '' },
    ];
    backend.overrides['admin/audit'] = { status: 200, body: { success: true, entries } };
    const section = await openView(page, 'audit', prefix);
    const texts =
      lang === 'en'
        ? [
            'The command line made a@b.in an admin.',
            'a deleted account verified a deleted account.',
            'a deleted account erased a message of the contact form.',
          ]
        : [
            '命令行 授予 a@b.in 管理员权限。',
            '已删除的账户 核验了 已删除的账户。',
            '已删除的账户 彻底删除了一条留言。',
          ];
    for (const each of texts) await expect(section.getByText(each)).toBeVisible();
  });

test('the audit log is filtered, and links to the subjects', {
  tag: '@wide',
}, async ({ page }) => {
  await openFakeAdmin(page);
  const section = await openView(page, 'audit');
  const listRequest = page.waitForRequest(/\/api\/admin\/audit\?action=user\.suspend/);
  await section.getByRole('combobox').selectOption('user.suspend');
  await listRequest;
  await section.getByRole('link', { name: EN.audit.openAccount }).click();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('u3@example.com');
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
  for (const view of [
    'overview',
    'reviews',
    'reviews&item=p1',
    'users',
    'reports',
    'messages',
    'audit',
  ]) {
    await openView(page, view);
    await expectInsideWindow(page);
  }
});
