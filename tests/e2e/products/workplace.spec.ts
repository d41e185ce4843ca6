// The dashboard as a workplace: waiting items with their buttons, counts in the tabs, its height, and the tables with their menus.
import { demoAccount, registerAccount, signInAs, unusedAddressHeaders } from '../accounts.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { openFakeDashboard } from './fake-dashboard-backend.ts';
import { SUPPLIER } from './fake-supplier.ts';

const BUYER = { ...SUPPLIER, id: 'b1', role: 'buyer', isVerified: false };
/** The first row of work begins above this height of a phone's window. */
const MAX_TOP_PX = 200;
const HEADER_PX = { least: 48, most: 56 };

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const item = (kind: string, id: string, more: object = {}) => ({
  kind,
  id,
  subject: 'Rice mill 20 t',
  counterpart: 'Rao Foods',
  since: hoursAgo(50),
  amount: 16_500,
  ...more,
});

const WAITING = {
  success: true,
  items: [
    item('order.confirm', 'o1'),
    item('enquiry.answer', 'e1', { subject: 'Two mills', since: hoursAgo(26.5), amount: null }),
    item('enquiry.answer', 'e0', { subject: '报价', since: hoursAgo(4.5), amount: null }),
    item('chat.reply', 'c0', { unread: 3, since: hoursAgo(1), amount: null }),
    item('product.rejected', 'p3', { reason: 'The type plate cannot be read.', counterpart: null }),
  ],
  counts: { 'order.confirm': 3, 'enquiry.answer': 2, 'chat.reply': 1, 'product.rejected': 1 },
};

const openOverview = async (page: Page, prefix = ''): Promise<Locator> => {
  await open(page, `${prefix}/dashboard`);
  const panel = page.getByRole('tabpanel');
  await expect(page.locator('.skeleton')).toHaveCount(0);
  return panel;
};

for (const { lang, prefix } of LANGUAGES) {
  const { waiting, dashboard, myProducts } = SITE_TEXTS[lang];

  test(`what waits is at the top, each with the button of its act (${lang})`, async ({ page }) => {
    const backend = await openFakeDashboard(page);
    backend.waiting = WAITING;
    const panel = await openOverview(page, prefix);
    const list = panel.getByRole('list', { name: waiting.overview.attention });
    const links: readonly (readonly [string, RegExp])[] = [
      [`${waiting.act.order.confirm}: Rice mill 20 t`, /\/dashboard\/orders\/o1#confirmed$/],
      [`${waiting.act.enquiry.answer}: Two mills`, /tab=inquiry&enquiry=e1$/],
      [`${waiting.act.enquiry.answer}: 报价`, /tab=inquiry&enquiry=e0$/],
      [`${waiting.act.chat.reply}: Rice mill 20 t`, /tab=chat&c=c0$/],
      [`${waiting.act.product.rejected}: Rice mill 20 t`, /\/products\/edit\/p3$/],
    ];
    for (const [at, [name, href]] of links.entries()) {
      const link = list.getByRole('listitem').nth(at).getByRole('link');
      await expect(link).toHaveAccessibleName(name);
      await expect(link).toHaveAttribute('href', href);
    }
    const over = list.locator('time', {
      hasText: lang === 'en' ? waiting.time.over_other.replace('{{count}}', '2') : '已超 2 小时',
    });
    await expect(over).toHaveClass(/badge-red/);
    await expect(over).toHaveAttribute('title', /24/);
    const left = list.locator('time', {
      hasText: lang === 'en' ? '19 hours left' : '还剩 19 小时',
    });
    await expect(left).not.toHaveClass(/badge-red/);
    // Beyond those of the reply, as the counts say.
    await expect(list.getByRole('listitem').nth(5)).toContainText('2');
    if (lang === 'en')
      await expect(list.getByText('报价', { exact: true })).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('tab', { name: dashboard.tabs.orders })).toContainText('3');
    await expect(page.getByRole('tab', { name: dashboard.tabs.inquiry })).toContainText('2');
    await expect(page.getByRole('tab', { name: dashboard.tabs.saved })).not.toContainText(/\d/);
    const top = (await list.boundingBox())?.y ?? MAX_TOP_PX;
    if (isPhone(page)) expect(top).toBeLessThan(MAX_TOP_PX);
    const head = (await page.locator('main header').first().boundingBox())?.height ?? 0;
    expect(head).toBeGreaterThanOrEqual(HEADER_PX.least);
    expect(head).toBeLessThanOrEqual(HEADER_PX.most);
    await expect(page.locator('.categories').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
    await expectNoViolations(page);
    await expectInsideWindow(page);
  });

  test(`on a phone the lists of inquiries and orders begin at the top too (${lang})`, async ({
    page,
  }) => {
    test.skip(!isPhone(page), 'phones only');
    const { request } = page;
    const login = await request.post('/api/auth/login', {
      data: demoAccount('buyer'),
      headers: unusedAddressHeaders(),
    });
    await signInAs(page, await login.json());
    for (const tab of ['inquiry', 'orders']) {
      await open(page, `${prefix}/dashboard?tab=${tab}`);
      const row = page.locator('[data-row]').first();
      await expect(row).toBeVisible();
      expect((await row.boundingBox())?.y ?? MAX_TOP_PX).toBeLessThan(MAX_TOP_PX);
      // The order is chosen beside the statuses.
      await page.getByRole('combobox', { name: dashboard.list.sort }).selectOption('newest.asc');
      await expect(page).toHaveURL(/sort=newest\.asc/);
    }
  });

  test(`the menu of a row works with the keyboard (${lang})`, async ({ page }) => {
    await openFakeDashboard(page);
    await open(page, `${prefix}/dashboard?tab=products`);
    const button = page.getByRole('button', {
      name: fillPlaceholders(dashboard.list.menu, { name: 'Mill 0' }),
      exact: true,
    });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await expectNoViolations(page);
    await expectInsideWindow(page);
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: myProducts.products.delete })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: myProducts.products.details }).click();
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(button).toBeFocused();
    await button.click();
    // A press beside the menu.
    await page.locator('body').click({ position: { x: 4, y: 300 } });
    await expect(menu).toHaveCount(0);
  });

  test(`prices change at once, with a preview, and back (${lang})`, async ({ page }) => {
    const backend = await openFakeDashboard(page);
    await open(page, `${prefix}/dashboard?tab=products`);
    const panel = page.getByRole('tabpanel');
    for (const name of ['Mill 0', 'Mill 1'])
      await panel
        .locator('tr', { has: page.getByRole('link', { name: new RegExp(`^${name}(?!\\d)`) }) })
        .getByRole('checkbox')
        .check();
    await panel.getByRole('button', { name: myProducts.products.setPrice, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(myProducts.prices.percentLabel);
    await field.fill('cheap');
    await expect(dialog.getByRole('alert').first()).toHaveText(myProducts.prices.number);
    await field.fill('-200');
    await expect(dialog.getByRole('alert').first()).not.toBeEmpty();
    await field.fill('-10');
    await expect(dialog.getByText('$11,250')).toHaveCount(2);
    await expectNoViolations(page);
    await expectInsideWindow(page);
    // Another window changes one of them meanwhile.
    backend.products = backend.products.map((each) =>
      each.id === 'p1' ? { ...each, priceRange: 9_000 } : each,
    );
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByText(myProducts.prices.keptHint)).toBeVisible();
    await expect(panel.getByRole('status').filter({ hasText: 'Mill 1' })).toBeVisible();
    const priceOf = (id: string) => backend.products.find((each) => each.id === id)?.priceRange;
    expect([priceOf('p0'), priceOf('p1')]).toEqual([11_250, 9_000]);
    await panel.getByRole('button', { name: myProducts.prices.undo }).click();
    await expect.poll(() => priceOf('p0')).toBe(12_500);
    await expect(panel.getByRole('button', { name: myProducts.prices.undo })).toHaveCount(0);
  });
}

test('the order of a table is in the address, on a phone too', async ({ page }) => {
  const backend = await openFakeDashboard(page);
  backend.products = backend.products.map((each, at) => ({ ...each, priceRange: 100 + at }));
  await open(page, '/dashboard?tab=products');
  const rows = page.locator('tbody tr');
  if (isPhone(page)) await page.getByLabel('Sort by').selectOption('price.desc');
  else await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
  await expect(page).toHaveURL(/\?tab=products&sort=price\.desc$/);
  await expect(rows.first()).toContainText('Mill 39');
  if (isPhone(page)) await page.getByLabel('Sort by').selectOption('price.asc');
  else {
    const header = page.getByRole('columnheader', { name: 'Price' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await header.getByRole('link').click();
  }
  await expect(page).toHaveURL(/sort=price\.asc$/);
  await expect(rows.first()).toContainText('Mill 0');
  await page.goBack();
  await expect(rows.first()).toContainText('Mill 39');
  const height = (await rows.first().boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThanOrEqual(64);
  expect(height).toBeLessThanOrEqual(72);
});

test('no table is wider than a window of 320 px', async ({ page }) => {
  test.skip(!isPhone(page), 'for phones');
  await page.setViewportSize({ width: 320, height: 640 });
  const backend = await openFakeDashboard(page);
  backend.waiting = WAITING;
  for (const tab of ['', '?tab=products', '?tab=orders', '?tab=inquiry']) {
    await open(page, `/dashboard${tab}`);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expectInsideWindow(page);
  }
});

test('a buyer who has seen a new price is not told again', async ({ page }) => {
  const backend = await openFakeDashboard(page, BUYER);
  backend.waiting = {
    success: true,
    items: [item('saved.price', 'p1', { counterpart: null, amount: 9_000, earlierAmount: 9_500 })],
    counts: { 'saved.price': 1 },
  };
  await page.route('**/product/p1', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const panel = await openOverview(page);
  await expect(panel.getByText('$9,500 → $9,000')).toBeVisible();
  await panel.getByRole('link', { name: 'View: Rice mill 20 t' }).click();
  await page.waitForURL(/\/product\/p1$/);
  expect(backend.calls).toContain('PUT /favourites/p1/seen');
});

test('products viewed on this device are in the buyer’s tab until the history is cleared', async ({
  page,
}) => {
  await open(page, '/products');
  await page.locator('main a[href*="/product/"]').first().click();
  await page.waitForURL(/\/product\//);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen'))).not.toBeNull();
  await signInAs(page, await registerAccount(page));
  await open(page, '/dashboard?tab=products');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('row').last()).toBeVisible();
  expect(name).toContain((await viewed.getByRole('link').first().textContent())?.slice(0, 8));
  await expectNoViolations(page);
  await viewed.getByRole('button', { name: 'Clear the history' }).click();
  await expect(viewed.getByRole('row')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(viewed.getByRole('row').last()).toBeVisible();
});
