// Language switch: the same page in the other language, and a stored choice.
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { expect, open, type Page, test } from '../site.ts';

const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.language);

const choose = (page: Page, name: 'EN' | 'CN'): Promise<void> =>
  page.locator('header').getByRole('link', { name, exact: true }).click();

test('switching keeps page and query, and stores the choice', async ({ page }) => {
  await open(page, '/products?search=loom&sort=price');
  await choose(page, 'CN');
  await expect(page).toHaveURL('/zh-hans/products?search=loom&sort=price');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  expect(await stored(page)).toBe('zh-Hans');

  await choose(page, 'EN');
  await expect(page).toHaveURL('/products?search=loom&sort=price');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await stored(page)).toBe('en');
  await page.reload();
  await expect(page).toHaveURL('/products?search=loom&sort=price');
});

test('switching keeps filters chosen after the page was loaded', async ({ page }) => {
  await open(page, '/products');
  await page
    .getByRole('list', { name: 'Industries' })
    .getByRole('link', { name: 'Textile' })
    .click();
  await expect(page).toHaveURL('/products?industry=textile');
  await choose(page, 'CN');
  await expect(page).toHaveURL('/zh-hans/products?industry=textile');
});

test('stored Chinese redirects an address without a language once', async ({ page }) => {
  await open(page, '/zh-hans');
  expect(await stored(page)).toBe('zh-Hans');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto('/suppliers?country=India#content', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/zh-hans/suppliers?country=India#content');
  await expect(page.locator('h1')).toHaveText('制造商');
  await expect(page.locator('html')).toHaveCSS('visibility', 'visible');
  expect(visited.filter((address) => address.includes('/zh-hans/'))).toHaveLength(1);

  // The redirect leaves no history entry for the back button to return to.
  await page.goBack();
  await expect(page).toHaveURL('/zh-hans');
});

test('a Chinese address takes precedence over stored English', async ({ page }) => {
  await open(page, '/');
  await choose(page, 'EN');
  expect(await stored(page)).toBe('en');
  await open(page, '/zh-hans/products');
  await expect(page.locator('h1')).toContainText('产品');
  expect(await stored(page)).toBe('zh-Hans');
});

test('without storage the address decides, and the page works', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    }),
  );
  await open(page, '/zh-hans/suppliers');
  await choose(page, 'EN');
  await expect(page).toHaveURL('/suppliers');
  await expect(page.locator('h1')).toHaveText('Manufacturers');
});
