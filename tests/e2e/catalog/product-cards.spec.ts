// Cards of the product list: their fields, and on phones compact rows or large cards.
import { listProducts } from '../../../contract/catalog/products.ts';
import { api, chineseApi } from '../demo-data.ts';
import { expectPageQuality, layoutShift } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, open, type Page, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { cards } from './catalog.ts';

const apiIn = (lang: string) => (lang === 'en' ? api : chineseApi);

test('a card has the fields of spec §2', async ({ page }) => {
  await open(page, '/products');
  const card = cards(page).first();
  if (isPhone(page)) await press(page, 'Large cards');
  for (const label of ['Price', 'MOQ', 'Stock'])
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  const view = card.getByRole('link', { name: /^View Details/ });
  await expect(view).toHaveText('View Details');
  const address = await view.getAttribute('href');
  await view.click();
  await expect(page).toHaveURL(address ?? '');
  await expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
});

test('a card shows three key attributes, and no sentence that repeats them', async ({ page }) => {
  for (const { lang, prefix } of LANGUAGES) {
    const { products } = await apiIn(lang).call(listProducts, { query: {} });
    await open(page, `${prefix}/products`);
    for (const [at, { attributes, name, supplier, summary }] of products.slice(0, 5).entries()) {
      const card = page.getByRole('main').getByRole('article').nth(at);
      const keys = attributes.filter(({ isKey }) => isKey).slice(0, 3);
      expect(keys).toHaveLength(3);
      const shown = card.locator('dl').first();
      await expect(shown.locator('dt')).toHaveText(keys.map((each) => each.name));
      await expect(shown.locator('dd')).toHaveText(keys.map((each) => each.text));
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card).not.toContainText(summary ?? 'nothing');
      const { verified, level } = SITE_TEXTS[lang].common;
      if (supplier?.isVerified)
        await expect(card).toContainText(`${verified} · ${level[supplier.level as 'basic']}`);
    }
  }
});

/** Number of cards beside each other. */
const columnsOf = async (page: Page): Promise<number> => {
  const tops = await page
    .locator('main article')
    .evaluateAll((all) =>
      all.slice(0, 6).map((card) => Math.round(card.getBoundingClientRect().top)),
    );
  return tops.filter((top) => top === tops[0]).length;
};

test('five columns on a wide window, rows on a phone', async ({ page }) => {
  await open(page, '/products');
  expect(await columnsOf(page)).toBe(isPhone(page) ? 1 : 5);
  await expect(page.getByRole('button', { name: 'Large cards' })).toBeVisible({
    visible: isPhone(page),
  });
  if (!isPhone(page)) return;
  const heights = await cards(page).evaluateAll((all) =>
    all.map(({ clientHeight }) => clientHeight),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(100);
  expect(heights.toSorted((a, b) => a - b)[15]).toBeLessThanOrEqual(112);
  expect(Math.max(...heights)).toBeLessThanOrEqual(132);
});

test('large cards on a phone are remembered, from the first paint on', async ({
  page,
  pageErrors,
}) => {
  test.skip(!isPhone(page), 'phones only');
  await open(page, '/products');
  const rows = page.getByRole('button', { name: 'Compact list' });
  const large = page.getByRole('button', { name: 'Large cards' });
  await expect(rows).toHaveAttribute('aria-pressed', 'true');
  await large.focus();
  await page.keyboard.press('Enter');
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  expect(await columnsOf(page)).toBe(2);
  await expectPageQuality(page, LANGUAGES[0]);

  // Without the page's scripts only the first-paint script runs.
  pageErrors.expected(/net::ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/zh-hans/products');
  expect(await columnsOf(page)).toBe(2);
  await page.unroute('**/*.js');
  await open(page, '/zh-hans/products');
  await expect(page.getByRole('button', { name: '大图卡片' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await press(page, '紧凑列表');
  expect(await columnsOf(page)).toBe(1);
});

test('a row is one link, also for the keyboard', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only');
  await open(page, '/products');
  const card = cards(page).nth(1);
  await expect(card.getByRole('link')).toHaveCount(1);
  const link = card.getByRole('link');
  const [row, target] = await Promise.all([card.boundingBox(), link.boundingBox()]);
  expect(target?.height).toBeGreaterThan((row?.height ?? 0) - 4);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});
