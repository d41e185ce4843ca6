// Table of the products of one machine type: its columns, sort links, download, and its address.
import { readFile } from 'node:fs/promises';
import { listProducts } from '../../../contract/catalog/products.ts';
import { api } from '../demo-data.ts';
import { expect, expectSameDocument, isPhone, markDocument, open, test } from '../site.ts';
import { cards } from './catalog.ts';

const TABLE = '/products?type=cnc-lathe&view=table';

const lathes = async () =>
  (await api.call(listProducts, { query: { type: 'cnc-lathe' } })).products;

test('cards become a table and back', async ({ page }) => {
  await open(page, '/products?type=cnc-lathe');
  await markDocument(page);
  const view = page.getByRole('list', { name: 'View' });
  await view.getByRole('link', { name: 'Table' }).click();
  await expect(page).toHaveURL(TABLE);
  // Beside the name is the box to compare.
  const rows = page.getByRole('rowheader').getByRole('link');
  await expect(rows).toHaveText((await lathes()).map(({ name }) => name));
  await expect(cards(page)).toHaveCount(0);
  await view.getByRole('link', { name: 'Cards' }).click();
  await expect(page).toHaveURL('/products?type=cnc-lathe');
  await expect(cards(page).first()).toBeVisible();
  await expectSameDocument(page);
});

test('phones have the switch of the cards only beside cards', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only');
  const largeCards = page.getByRole('button', { name: 'Large cards' });
  await open(page, TABLE);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(largeCards).toHaveCount(0);
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await largeCards.click();
  await expect(largeCards).toHaveAttribute('aria-pressed', 'true');
});

test('a table without a machine type is a list of cards', async ({ page }) => {
  await open(page, '/products?view=table');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'View' })).toHaveCount(0);
});

test('column headers sort', async ({ page }) => {
  await open(page, TABLE);
  const header = page.getByRole('columnheader', { name: 'Maximum spindle speed (rpm)' });
  await header.getByRole('link').click();
  await expect(page).toHaveURL(`${TABLE.replace('&view', '&sort=attr.spindle-speed&view')}`);
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('link').click();
  await expect(page).toHaveURL(/sort=attr\.spindle-speed&order=asc/);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText(
    'Maximum spindle speed',
  );
});

test('the table scrolls by keyboard under a head and a first column that stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: isPhone(page) ? 320 : 900, height: 600 });
  await open(page, TABLE);
  const region = page.getByRole('region', { name: /^Table of products/ });
  await region.focus();
  const name = page.getByRole('rowheader').first();
  const before = await name.boundingBox();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await name.boundingBox())?.x).toBe(before?.x);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
});

/** Whether a part of the text is not covered (WCAG 2.4.11): browsers accept that another part is. */
const isVisible = (link: Element): boolean =>
  [...link.getClientRects()].some(({ left, right, top, bottom }) => {
    const y = (top + bottom) / 2;
    return [left + 4, (left + right) / 2, right - 4].some((x) =>
      link.contains(document.elementFromPoint(x, y)),
    );
  });

test('links of the table are not focused under its head or first column', async ({ page }) => {
  await page.setViewportSize({ width: isPhone(page) ? 390 : 900, height: 500 });
  await open(page, TABLE);
  const links = page.getByRole('table').getByRole('link');
  for (let at = (await links.count()) - 1; at >= 0; at -= 1) {
    await links.nth(at).focus();
    await expect.poll(() => links.nth(at).evaluate(isVisible), `link ${at}`).toBe(true);
  }
});

test('all rows scroll under the head, which stays in the window', async ({ page }) => {
  await open(page, TABLE);
  const region = page.getByRole('region', { name: /^Table of products/ });
  const head = page.getByRole('columnheader', { name: 'Name' });
  await region.scrollIntoViewIfNeeded();
  await region.evaluate((box) => scrollTo(0, box.getBoundingClientRect().top + scrollY));
  await region.hover();
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole('rowheader').last()).toBeInViewport({ ratio: 0.9 });
  await expect(head).toBeInViewport({ ratio: 0.9 });
});

test('the page of results is a CSV file in the language of the page, also to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/zh-hans${TABLE}`);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载本页 CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('cnc-lathe-1.csv');
  const content = await readFile(await file.path(), 'utf8');
  await page.getByRole('button', { name: '复制: 表格' }).click();
  await expect(page.getByRole('button', { name: '已复制: 表格' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content.slice(1));
  const [head = '', ...rows] = content.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFF名称,价格（美元）,价格条款,制造商,/);
  expect(head).toContain('（mm）');
  expect(rows).toHaveLength((await lathes()).length);
  const [lathe] = await lathes();
  const swing = lathe?.attributes.find(({ key }) => key === 'swing')?.number;
  expect(rows[0]).toContain(`,${swing},`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is there, and its headers are links', async ({ page }) => {
    await page.goto('/products?type=cnc-lathe');
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await expect(page).toHaveURL(TABLE);
    await expect(page.getByRole('rowheader')).toHaveCount((await lathes()).length);
    await page.getByRole('columnheader', { name: 'Power (kW)' }).getByRole('link').click();
    await expect(page).toHaveURL(/sort=attr\.power/);
    await expect(page.getByRole('rowheader')).toHaveCount((await lathes()).length);
    await expect(page.getByRole('button', { name: /CSV/ })).toBeHidden();
  });
});
