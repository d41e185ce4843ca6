// Saved products: hearts of cards, rows, tables and product pages, the page of a visitor, and the merge into an account.
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { registerAccount, signInAs } from '../accounts.ts';
import { cards } from '../catalog/catalog.ts';
import { fullProduct } from '../demo-data.ts';
import {
  expectInsideWindow,
  expectNoViolations,
  expectPageQuality,
  layoutShift,
} from '../page-quality.ts';
import { expect, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';

const heartOf = (place: Locator | Page): Locator => place.locator('[data-heart]');
const savedList = (page: Page): Locator => page.getByRole('region', { name: 'Saved products' });
const savedCards = (page: Page): Locator => savedList(page).getByRole('article');
const nameOf = async (card: Locator): Promise<string> =>
  (await heartOf(card).getAttribute('aria-label'))?.replace(/^\S+ /, '') ?? '';

const expectOneCompared = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Machines to compare' }).getByRole('link')).toHaveText(
    'Compare (1)',
  );

const storeOnDevice = (page: Page, favourites: readonly object[]): Promise<void> =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.favourites,
    JSON.stringify(favourites),
  ] as const);

test('a visitor saves products with the hearts of the list, and finds them on a page of their own', async ({
  page,
}) => {
  await open(page, '/products');
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  const name = await nameOf(first);
  const heart = page.getByRole('button', { name: `Save ${name}`, exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const before = await heart.boundingBox();
  await heart.focus();
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await heart.boundingBox()).toEqual(before);
  expect(before?.width).toBeGreaterThanOrEqual(44);
  expect(before?.height).toBeGreaterThanOrEqual(44);
  await heartOf(second).click();
  await expect(heartOf(second)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.favourites))
    .toMatch(/savedAt.*savedAt/);

  await open(page, '/products');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(cards(page).nth(2))).toHaveAttribute('aria-pressed', 'false');

  await open(page, '/favourites');
  await expect(savedCards(page)).toHaveCount(2);
  await expect(savedList(page).getByRole('status')).toHaveText('2 products');
  await expect(savedCards(page).last()).toContainText(name);
  expect(await layoutShift(page)).toBeLessThan(0.1);
  await expectNoViolations(page);
});

test('a removed product can be saved again at its place', async ({ page }) => {
  const product = await fullProduct();
  await open(page, `/product/${product.id}`);
  await page.getByRole('button', { name: `Save ${product.name}`, pressed: false }).click();
  await expect(
    page.getByRole('button', { name: `Saved ${product.name}`, pressed: true }),
  ).toHaveText(/Saved/, { useInnerText: true });
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.favourites))
    .toMatch(/savedAt/);

  await open(page, '/favourites');
  await heartOf(savedCards(page)).click();
  const undo = page.getByRole('button', { name: `Undo: save ${product.name} again` });
  await expect(undo).toBeFocused();
  await expect(savedList(page).getByRole('status')).toHaveText('0 products');
  await undo.press('Enter');
  await expect(savedCards(page)).toHaveCount(1);
  await expect(heartOf(savedCards(page))).toBeFocused();
  await expect(heartOf(savedCards(page))).toHaveAttribute('aria-pressed', 'true');
  await heartOf(savedCards(page)).click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No saved products yet' })).toBeVisible();
});

test('the page names what has changed since a product was saved', { tag: '@wide' }, async ({
  page,
}) => {
  const { id, name } = await fullProduct();
  await open(page, '/favourites');
  await storeOnDevice(page, [
    { id, name, price: 7, savedAt: '2026-01-05T09:00:00.000Z' },
    { id: 'gone', name: 'Old mill', price: 8, savedAt: '2026-01-06T09:00:00.000Z' },
  ]);
  await page.reload();
  const items = savedList(page).getByRole('listitem');
  await expect(items.first()).toContainText('No longer available');
  await expect(items.first()).toContainText('Price was $8 when you saved it');
  await expect(items.last()).toContainText('Price was $7 when you saved it');
  await page.getByLabel('Sort by').selectOption('Name');
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(items.first()).toContainText(name);
  await page.getByRole('button', { name: 'Remove Old mill' }).click();
  await expect(items.last()).toContainText('Old mill was removed.');
});

test('a saved product can be chosen for comparison', async ({ page }) => {
  const { id, name } = await fullProduct();
  await open(page, '/favourites');
  await storeOnDevice(page, [{ id, name, price: 7, savedAt: '2026-01-05T09:00:00.000Z' }]);
  await page.reload();
  const box = savedCards(page).getByRole('checkbox', { name: `Compare: ${name}` });
  await box.click();
  await expectOneCompared(page);
  await page.reload();
  await expect(box).toBeChecked();
});

test('hearts stay right while the list changes, also in the table', async ({ page }) => {
  await open(page, '/products?type=cnc-lathe&view=table');
  const row = page.getByRole('row').nth(2);
  await heartOf(row).click();
  await expect(heartOf(row)).toHaveAttribute('aria-pressed', 'true');
  await expectInsideWindow(page);
  const name = (await row.getByRole('link').textContent()) ?? '';
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  const card = cards(page).filter({ hasText: name });
  await expect(heartOf(card)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-heart][aria-pressed=true]')).toHaveCount(1);
});

test('after sign-in the products of the device are in the account, and not on the device any more', {
  tag: '@wide',
}, async ({ page, browser }) => {
  await open(page, '/products');
  const name = await nameOf(cards(page).nth(0));
  await heartOf(cards(page).nth(0)).click();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.favourites))
    .not.toBeNull();
  const account = await registerAccount(page);
  await signInAs(page, account);
  await open(page, '/products');
  await expect(heartOf(cards(page).nth(0))).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.favourites))
    .toBeNull();

  const other = await browser.newPage();
  await signInAs(other, account);
  await other.goto('/dashboard?tab=saved');
  await expect(savedCards(other)).toHaveCount(1);
  await expect(savedCards(other)).toContainText(name);
  await savedCards(other)
    .getByRole('checkbox', { name: /^Compare: / })
    .click();
  await expectOneCompared(other);
  await expectNoViolations(other);
  await heartOf(savedCards(other)).click();
  await expect(other.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await other.close();

  await page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true }).first().count();
  await open(page, '/favourites');
  await expect(page.getByRole('heading', { name: 'No saved products yet' })).toBeVisible();
});

test('a change that the server refuses is taken back', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/favourites/);
  await signInAs(page, await registerAccount(page));
  await open(page, '/products');
  await page.route('**/api/favourites/*', (route) => route.abort());
  const heart = heartOf(cards(page).nth(0));
  await heart.click();
  await expect(page.getByText('The product could not be saved. Please try again.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

for (const language of LANGUAGES)
  test(`the page is whole in ${language.lang}`, async ({ page }) => {
    const { id, name } = await fullProduct();
    await open(page, `${language.prefix}/favourites`);
    await expectPageQuality(page, language);
    await storeOnDevice(page, [{ id, name, price: 7, savedAt: '2026-01-05T09:00:00.000Z' }]);
    await page.reload();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expectPageQuality(page, language);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
