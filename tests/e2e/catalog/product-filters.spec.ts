// Product list filters (spec §2): matching products, address and screen.

import {
  expect,
  expectSameDocument,
  isPhone,
  markDocument,
  open,
  type Page,
  test,
} from '../site.ts';
import {
  activeFilters,
  cards,
  chooseSort,
  closeFilters,
  countOf,
  expectCount,
  openFilters,
  pricesOf,
  titlesOf,
} from './catalog.ts';

test('category, subcategory, origin and verification narrow the list', async ({ page }) => {
  await open(page, '/products');
  await markDocument(page);
  await openFilters(page);
  const subcategory = page.getByLabel('Subcategory', { exact: true });
  await expect(subcategory).toHaveCount(0);

  await page.getByLabel('Category', { exact: true }).selectOption('engineering');
  await expect(page).toHaveURL('/products?category=engineering');
  await expectCount(page, await countOf({ category: 'engineering' }));

  await subcategory.selectOption('metals-mining');
  await expect(page).toHaveURL('/products?category=engineering&subcategory=metals-mining');
  const leaf = { category: 'engineering', subcategory: 'metals-mining' } as const;
  await expectCount(page, await countOf(leaf));
  await expect(subcategory.locator('option:checked')).toHaveText(
    `Metals & Mining (${await countOf(leaf)})`,
  );

  await page.getByLabel('Country of origin').selectOption('China');
  await expect(page).toHaveURL(/country=China/);
  await expectCount(page, await countOf({ ...leaf, country: 'China' }));
  await page.getByRole('checkbox', { name: 'Verified only' }).check();
  await expect(page).toHaveURL(/verified=1/);
  const found = await countOf({ ...leaf, country: 'China', verified: '1' });
  await expectCount(page, found);
  await closeFilters(page);
  await expect(cards(page).getByText('Verified')).toHaveCount(Math.min(found, 30));

  // Another category has other subcategories.
  await openFiltersAgain(page);
  await page.getByLabel('Category', { exact: true }).selectOption('fashion');
  await expect(page).toHaveURL('/products?category=fashion&country=China&verified=1');
  await expectSameDocument(page);
});

const openFiltersAgain: typeof openFilters = async (page) => {
  if (isPhone(page)) await openFilters(page);
};

type Compare = (one: number, two: number) => number;

/** Whether prices are in order, with unpriced products last. */
async function isSorted(page: Page, compare: Compare): Promise<boolean> {
  const prices = await pricesOf(page);
  const priced = prices.filter((price) => price !== null);
  const unpriced = prices.filter((price) => price === null);
  const expected = [...priced.toSorted(compare), ...unpriced];
  return priced.length > 5 && prices.every((price, at) => price === expected[at]);
}

test('filters from the address apply at once and can be changed', async ({ page }) => {
  await open(page, '/products?filters=1');
  const category = page.getByLabel('Category', { exact: true });
  await expect(category).toBeVisible();
  await category.selectOption('robots');
  await expectCount(page, await countOf({ category: 'robots' }));
  await expect(page.getByRole('slider', { name: 'Lowest price' })).toBeVisible();
  const toggle = page.getByRole('button', { name: /^Filters/ }).filter({ visible: true });
  await toggle.click();
  await expect(category).toBeHidden();
  await openFilters(page);
});

test('sorts by price in both directions, products without a price last', async ({ page }) => {
  const sorted = (compare: Compare) => expect.poll(() => isSorted(page, compare)).toBe(true);
  await open(page, '/products?category=it');
  expect(await pricesOf(page)).toContain(null);
  await chooseSort(page, 'Sort by', 'Price');
  await expect(page).toHaveURL('/products?category=it&sort=price');
  await sorted((one, two) => two - one);
  await chooseSort(page, 'Sort order', 'Ascending');
  await expect(page).toHaveURL('/products?category=it&sort=price&order=asc');
  await sorted((one, two) => one - two);
});

test('sorts by name and by date in both directions', async ({ page }) => {
  await open(page, '/products?category=it');
  const newest = await titlesOf(page);
  await chooseSort(page, 'Sort by', 'Name');
  await expect(page).toHaveURL('/products?category=it&sort=name');
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const byName = [...newest].sort(compare);
  await expect(cards(page).getByRole('heading')).toHaveText(byName);
  await chooseSort(page, 'Sort order', 'Descending');
  await expect(cards(page).getByRole('heading')).toHaveText(byName.toReversed());

  await chooseSort(page, 'Sort by', 'Newest First');
  await expect(cards(page).getByRole('heading')).toHaveText(newest);
  await chooseSort(page, 'Sort order', 'Ascending');
  await expect(page).toHaveURL('/products?category=it&order=asc');
  await expect(cards(page).getByRole('heading')).toHaveText(newest.toReversed());
});

test('the price slider works by keyboard, keeps its gap, and its maximum means no limit', async ({
  page,
}) => {
  await open(page, '/products');
  await openFilters(page);
  const low = page.getByRole('slider', { name: 'Lowest price' });
  const high = page.getByRole('slider', { name: 'Highest price' });
  await expect(high).toHaveAttribute('aria-valuetext', 'No upper limit');
  await low.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/products?minPrice=1000');
  await expectCount(page, await countOf({ minPrice: '1000' }));
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/products?minPrice=99000');
  await expect(high).toHaveValue('100000');

  await high.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(high).toHaveAttribute('aria-valuetext', 'No upper limit');
  await low.focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL('/products');
  await high.focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL('/products?maxPrice=90000');
  await expectCount(page, await countOf({ maxPrice: '90000' }));
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/products');
});

test('the results follow a price while it is typed, in one entry of the history', async ({
  page,
}) => {
  await open(page, '/products?category=fashion');
  await openFilters(page);
  const total = await countOf({ category: 'fashion', maxPrice: '9000' });
  const field = page.getByRole('textbox', { name: 'Highest price' });
  await field.pressSequentially('9000');
  await expect(
    page.getByText(isPhone(page) ? `Show ${total} products` : `Products (${total})`),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/products?category=fashion');
});

test('prices can be typed', async ({ page }) => {
  await open(page, '/products');
  await openFilters(page);
  await page.getByRole('textbox', { name: 'Lowest price' }).fill('2500');
  await page.getByRole('textbox', { name: 'Highest price' }).fill('20000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?minPrice=2500&maxPrice=20000');
  await expectCount(page, await countOf({ minPrice: '2500', maxPrice: '20000' }));
  await expect(page.getByRole('slider', { name: 'Highest price' })).toHaveValue('20000');
  for (const price of await pricesOf(page)) {
    expect(price).toBeGreaterThanOrEqual(2500);
    expect(price).toBeLessThanOrEqual(20_000);
  }
});

test('reversed price limits are swapped, typed or from the address', async ({ page }) => {
  const [minPrice, maxPrice] = ['5000', '20000'];
  const total = await countOf({ minPrice, maxPrice });
  expect(await open(page, '/products?minPrice=20000&maxPrice=5000&filters=1')).toBe(200);
  await expectCount(page, total);
  await open(page, '/products');
  await openFilters(page);
  const low = page.getByRole('textbox', { name: 'Lowest price' });
  const high = page.getByRole('textbox', { name: 'Highest price' });
  await low.fill(maxPrice);
  await high.fill(minPrice);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/products?minPrice=${minPrice}&maxPrice=${maxPrice}`);
  await expectCount(page, total);
  await expect([await low.inputValue(), await high.inputValue()]).toEqual([minPrice, maxPrice]);
  await high.fill('5200');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?minPrice=5000&maxPrice=6000');
  await expectCount(page, await countOf({ minPrice, maxPrice: '6000' }));
});

test('active filters are removed one by one or all at once', async ({ page }) => {
  await open(
    page,
    '/products?search=machine&category=fashion&subcategory=textiles&maxPrice=60000&country=China&verified=1',
  );
  const remove = (name: string) =>
    activeFilters(page).getByRole('link', { name: `Remove filter: ${name}` });
  await expect(activeFilters(page).getByRole('listitem')).toHaveCount(7);
  await remove('Search: machine').click();
  await expect(page).not.toHaveURL(/search=/);
  await remove('Textiles').click();
  await expect(page).toHaveURL(
    '/products?category=fashion&maxPrice=60000&country=China&verified=1',
  );
  await remove('Up to $60,000').click();
  await remove('Origin: China').click();
  await remove('Verified only').click();
  await expect(page).toHaveURL('/products?category=fashion');
  await expectCount(page, await countOf({ category: 'fashion' }));
  await remove('Fashion Machinery').click();
  await expect(page).toHaveURL('/products');
  await expect(activeFilters(page)).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL('/products?category=fashion');
  await activeFilters(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/products');
  await expectCount(page, await countOf({}));
});

test('on a phone the filters are a sheet that closes with Escape or its button', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'phones only');
  await open(page, '/products');
  await openFilters(page);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await openFilters(page);
  await page.getByLabel('Category', { exact: true }).selectOption('robots');
  await page
    .getByRole('button', { name: `Show ${await countOf({ category: 'robots' })} products` })
    .tap();
  await expect(sheet).toBeHidden();
  await expect(
    page.getByRole('button', { name: /^Filters.*1 set/ }).filter({ visible: true }),
  ).toBeVisible();
});
