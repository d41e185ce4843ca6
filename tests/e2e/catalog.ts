// The product list as a reader handles it, at either size.
import type { QueryOf } from '../../contract/endpoint.ts';
import { listProducts } from '../../contract/products.ts';
import { expect, isPhone, type Locator, type Page } from './site.ts';
import { api } from './subjects.ts';

export const searchBox = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');

export const cards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Results' }).getByRole('article');

export const chips = (page: Page): Locator => page.getByRole('list', { name: 'Industries' });

export const inUse = (page: Page): Locator => page.getByRole('list', { name: 'Filters in use' });

/** The heading counts what the filters let through. */
export const expectCount = (page: Page, total: number): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Products (${total})`);

/** How many products the API finds; 0 would make a test that proves nothing. */
export async function countOf(query: QueryOf<typeof listProducts>): Promise<number> {
  const { pagination } = await api.call(listProducts, { query });
  const total = pagination?.total ?? 0;
  expect(total, JSON.stringify(query)).toBeGreaterThan(0);
  return total;
}

export async function openFilters(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Filters/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByLabel('Category', { exact: true })).toBeVisible();
}

/** A phone's sheet lies over the results; a wide window's filters stay where they are. */
export async function closeFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('button', { name: /^Show [\d,]+ products?$/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The prices on the cards in dollars; null where there is none. */
export async function pricesOf(page: Page): Promise<(number | null)[]> {
  const texts = await cards(page).locator('dl > div:first-child dd').allTextContents();
  return texts.map((text) => (text === 'N/A' ? null : Number(text.replace(/[$,]/g, ''))));
}

export const titlesOf = (page: Page): Promise<string[]> =>
  cards(page).getByRole('heading').allTextContents();
