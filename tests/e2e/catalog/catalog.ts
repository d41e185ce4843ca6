// Product list helpers that work at both viewport sizes.

import type { Product } from '../../../contract/catalog/product.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { api } from '../demo-data.ts';
import { expect, isPhone, type Locator, type Page } from '../site.ts';

export const searchBox = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');

export const cards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Results' }).getByRole('article');

export const industryChips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Industries' });

export const activeFilters = (page: Page): Locator =>
  page.getByRole('list', { name: 'Filters in use' });

/** The heading shows the number of matching products. */
export const expectCount = (page: Page, total: number): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Products (${total})`);

/** Number of products that the API finds; fails on 0, because a test without results proves nothing. */
export async function countOf(query: QueryOf<typeof listProducts>): Promise<number> {
  const { pagination } = await api.call(listProducts, { query });
  const total = pagination?.total ?? 0;
  expect(total, JSON.stringify(query)).toBeGreaterThan(0);
  return total;
}

export async function openFilters(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Filters/ }).filter({ visible: true });
  // Absent until hydrated. In a wide window they are open from the start.
  await expect(toggle).toHaveAttribute('aria-expanded', /./);
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(page.getByLabel('Category', { exact: true })).toBeVisible();
}

/** A field of the filters, on a phone in the sheet. */
export const filterField = (page: Page, name: string): Locator =>
  (isPhone(page) ? page.getByRole('dialog') : page).getByLabel(name, { exact: true });

/** Chooses the sort or its direction: fields beside the results, on a phone radio buttons in a sheet of their own. */
export async function chooseSort(
  page: Page,
  name: 'Sort by' | 'Sort order',
  option: string,
): Promise<void> {
  if (!isPhone(page)) {
    await page.getByLabel(name).selectOption({ label: option });
    return;
  }
  await page.locator('.docked-bar').getByRole('button', { name: 'Sort' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sort' });
  await sheet.getByRole('group', { name }).getByLabel(option, { exact: true }).check();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
}

/** Closes the filter sheet on a phone, where it covers the results; in a wide window the filters stay open. */
export async function closeFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('button', { name: /^Show [\d,]+ products?$/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Prices on the cards in dollars, as shown; null if a card has none. */
export async function pricesOf(page: Page): Promise<(number | null)[]> {
  const texts = await cards(page).locator('dl > div:first-child dd').allInnerTexts();
  return texts.map((text) =>
    text === 'N/A' ? null : Number(/^\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
  );
}

export const titlesOf = (page: Page): Promise<string[]> =>
  cards(page).getByRole('heading').allTextContents();

/** Lathes of the demo market, the newest first. */
export async function comparedLathes(count: number): Promise<readonly Product[]> {
  const { products } = await api.call(listProducts, {
    query: { type: 'cnc-lathe', limit: count },
  });
  expect(products).toHaveLength(count);
  return products;
}
