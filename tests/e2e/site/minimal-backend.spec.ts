// Client against a backend without filters, pages or counts (tests/fixtures/minimal-backend.ts).
import { MINIMAL_BACKEND_SITE, SITE } from '../../../playwright.config.ts';
import {
  activeFilters,
  cards,
  closeFilters,
  expectCount,
  openFilters,
  pricesOf,
  searchBox,
} from '../catalog/catalog.ts';
import { expectPageQuality } from '../page-quality.ts';
import {
  expect,
  expectSameDocument,
  FAILED_REQUEST,
  isPhone,
  LANGUAGES,
  markDocument,
  open,
  test,
} from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

test.use({ baseURL: MINIMAL_BACKEND_SITE });

const NEWEST = ['Plain machine 75', 'Plain machine 74', 'Plain machine 73'];

test('the client pages the list and drops invalid rows', async ({ page }) => {
  await open(page, '/products');
  await expectCount(page, 75);
  await expect(cards(page)).toHaveCount(30);
  for (const [at, name] of NEWEST.entries())
    await expect(cards(page).nth(at).getByRole('heading')).toHaveText(name);
  await expect(cards(page).first()).toContainText('No short description');
  await markDocument(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('31 to 60 of 75')).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/products?page=3');
  await expect(cards(page)).toHaveCount(15);
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('31 to 60 of 75')).toBeVisible();
  await expectSameDocument(page);
  await open(page, '/products?page=3');
  await expect(cards(page)).toHaveCount(15);
});

test('the client filters and searches with exact counts', async ({ page }) => {
  await open(page, '/products');
  await searchBox(page).fill('machine 07');
  // First the machine with that number, then the machines of the supplier with that number.
  await expectCount(page, 4);
  await expect(cards(page).first().getByRole('heading')).toHaveText('Plain machine 07');
  await searchBox(page).fill('zzzqqq');
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();

  await openFilters(page);
  const category = page.getByLabel('Category', { exact: true });
  await expect(category.locator('option', { hasText: 'Fashion Machinery' })).toHaveText(
    'Fashion Machinery (25)',
  );
  await expect(category.locator('option', { hasText: 'ROBOTS' })).toHaveText('ROBOTS (0)');
  await category.selectOption('fashion');
  await expectCount(page, 25);
  await page.getByLabel('Subcategory', { exact: true }).selectOption('textiles');
  await expectCount(page, 25);
  await category.selectOption('');
  await page.getByRole('checkbox', { name: 'Verified only' }).check();
  await expectCount(page, 18);
  await page.getByRole('checkbox', { name: 'Verified only' }).uncheck();
  await page.getByRole('textbox', { name: 'Highest price' }).fill('10000');
  await page.keyboard.press('Enter');
  await expectCount(page, 8);
  await page.getByRole('slider', { name: 'Lowest price' }).focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/products?minPrice=3000&maxPrice=10000');
  await expectCount(page, 7);
  await closeFilters(page);
  await activeFilters(page).getByRole('link', { name: 'Clear all' }).click();
  await expectCount(page, 75);
});

test('the client sorts, also as the address requests', async ({ page }) => {
  await open(page, '/products?sort=price&order=asc&maxPrice=8000');
  expect(await pricesOf(page)).toEqual([2000, 3000, 4000, 5000, 7000, 8000]);
  await openFilters(page);
  await page.getByLabel('Sort order').selectOption({ label: 'Descending' });
  await expect.poll(() => pricesOf(page)).toEqual([8000, 7000, 5000, 4000, 3000, 2000]);
  await page.getByLabel('Sort by').selectOption({ label: 'Name' });
  await expect(cards(page).first().getByRole('heading')).toHaveText('Plain machine 02');
  await open(page, '/products?sort=price');
  await expect(cards(page)).toHaveCount(30);
  expect((await pricesOf(page))[0]).toBe(75_000);
});

test('a product without pictures, details or price is shown', async ({ page, pageErrors }) => {
  await open(page, '/product/p10');
  await expect(page.locator('h1')).toHaveText('Plain machine 11');
  await expect(page.getByText('No media available')).toBeVisible();
  const side = page.getByRole('region', { name: 'Price and order' });
  await expect(side).toContainText('Contact for quote');
  await expect(side).toContainText('Agricultural Machinery');
  const maker = page.getByRole('region', { name: 'Manufacture Information' });
  await expect(maker).toContainText('Ningbo, China');
  await maker.getByRole('link', { name: 'View Full Profile' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/supplier/s1');

  pageErrors.expected(FAILED_REQUEST);
  expect(await open(page, '/product/p999')).toBe(404);
  await expect(page.locator('h1')).toHaveText('Product not found');
});

test('the client reads supplier addresses from JSON strings and filters the directory', async ({
  page,
}) => {
  await open(page, '/suppliers');
  await expect(page.getByText('Showing 1-12 of 12 manufacturers')).toBeVisible();
  const all = page.getByRole('region', { name: 'Results' }).getByRole('article');
  await expect(all.filter({ hasText: 'Plain Works 02' })).toContainText('Ningbo, China');
  await expect(page.locator('main dd').filter({ hasText: '50%' })).toBeVisible();
  await page.getByLabel('Country', { exact: true }).selectOption('India');
  await expect(page.getByText('Showing 1-3 of 3 manufacturers')).toBeVisible();
  await page.getByLabel('Business type').selectOption('Trading Company');
  await expect(page.getByText('Showing 1 of 1 manufacturers')).toBeVisible();
  await expect(all).toContainText(['Plain Works 01']);
  await page.getByRole('main').getByRole('searchbox').fill('zzzqqq');
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await page.getByLabel('Sort by').selectOption('Most Products');
  await expect(all.first()).toContainText('Plain Works 12');
  await page.getByLabel('Sort by').selectOption('Verified First');
  await expect(all.first()).toContainText('Plain Works 11');
  await page.getByLabel('Sort by').selectOption('Company Name');
  await expect(all.first()).toContainText('Plain Works 01');
});

test('the client pages the products of a profile', async ({ page, pageErrors }) => {
  await open(page, '/supplier/s1');
  await expect(page.locator('h1')).toHaveText('Plain Works 02');
  await expect(page.getByText('None', { exact: true })).toBeVisible();
  await expect(page.getByText('Not uploaded', { exact: true })).toBeVisible();
  const section = page.locator('[data-products]');
  const heading = section.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Products (43)');
  await expect(section.getByRole('article')).toHaveCount(30);
  await markDocument(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/supplier/s1?page=2');
  await expect(section.getByRole('article')).toHaveCount(13);
  await expect(heading).toBeFocused();
  if (isPhone(page)) await expect(section.getByText('Page 2 of 2')).toBeVisible();
  await page.goBack();
  await expect(section.getByRole('article')).toHaveCount(30);
  await expectSameDocument(page);

  pageErrors.expected(FAILED_REQUEST);
  expect(await open(page, '/supplier/s99')).toBe(404);
  await expect(page.locator('h1')).toHaveText('Supplier not found');
});

test('a failing backend shows an error and can be retried', async ({ page, pageErrors }) => {
  pageErrors.expected(/^Failed to load resource: the server responded with a status of 502/);
  for (const language of LANGUAGES) {
    const { product, shell } = SITE_TEXTS[language.lang];
    for (const [path, title, retry] of [
      ['/product/broken', product.failed.title, product.failed.retry],
      ['/supplier/broken', shell.supplier.failedTitle, shell.supplier.retry],
    ] as const) {
      expect(await open(page, language.prefix + path)).toBe(502);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page.getByText('The plain backend broke')).toBeVisible();
      await expectPageQuality(page, language);
      await page.getByRole('link', { name: retry }).click();
      await expect(page).toHaveURL(language.prefix + path);
      await expect(page.locator('h1')).toHaveText(title);
    }
  }
});

test('the interface is Chinese around untranslated texts', async ({ page }) => {
  const { prefix, lang } = LANGUAGES[1];
  const { catalog, product, shell } = SITE_TEXTS[lang];
  await open(page, `${prefix}/products`);
  await expect(page.locator('h1')).toHaveText('产品（75）');
  await expect(page.locator('main article').first()).toContainText(catalog.card.noSummary);
  await open(page, `${prefix}/product/p10`);
  await expect(page.getByText(product.side.noPrice).first()).toBeVisible();
  await open(page, `${prefix}/supplier/s1`);
  await expect(page.getByText(shell.supplier.noLicense)).toBeVisible();
});

test('without an address list the sitemap contains the static pages', async ({ request }) => {
  const index = await request.get(`${MINIMAL_BACKEND_SITE}/sitemap.xml`);
  expect(index.status()).toBe(200);
  const text = await index.text();
  expect(text).toContain('/sitemap-pages.xml');
  expect(text).not.toContain('/sitemap-products');
  expect((await request.get(`${SITE}/sitemap-products-9.xml`)).status()).toBe(404);
});
