// Pages of finding, comparing, saving and importing in narrow windows: a small phone, and a laptop with 200 % zoom.

import { listProducts } from '../../../contract/catalog/products.ts';
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { comparePath } from '../../../src/components/compare/compare-address.ts';
import { registerAccount, signInAs } from '../accounts.ts';
import { comparedLathes } from '../catalog/catalog.ts';
import { api, fullProduct, fullSupplier } from '../demo-data.ts';
import { expectInsideWindow } from '../page-quality.ts';
import { expect, LANGUAGES, open, type Page, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const WIDTHS = [320, 640] as const;

/** Of several machine types: their table has the most rows, and texts for screen readers in every column. */
async function differentMachines(): Promise<readonly string[]> {
  const { products } = await api.call(listProducts, { query: { limit: 4 } });
  expect(new Set(products.map(({ machineType }) => machineType?.id)).size).toBeGreaterThan(1);
  return products.map(({ id }) => id);
}

const PAGES: Record<string, () => Promise<string> | string> = {
  'the product list': () => '/products',
  'a table of one machine type': () => '/products?type=cnc-lathe&view=table',
  'a search for an amount': () => '/products?search=lathe+500+mm',
  'a search without results': () => '/products?search=zzzqqqxxyy&category=fashion',
  'a product': async () => `/product/${(await fullProduct()).id}`,
  'a supplier': async () => `/supplier/${(await fullSupplier()).id}`,
  'a comparison of one machine type': async () =>
    comparePath((await comparedLathes(4)).map(({ id }) => id)),
  'a comparison of several machine types': async () => comparePath(await differentMachines()),
  'no comparison': () => '/compare',
  'no saved products': () => '/favourites',
};

const expectInsideNarrowWindows = async (page: Page): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 450 });
    await expectInsideWindow(page);
  }
};

for (const { lang, prefix } of LANGUAGES) {
  for (const [name, address] of Object.entries(PAGES))
    test(`${name} is as wide as the window (${lang}) @wide`, async ({ page }) => {
      await open(page, `${prefix}${await address()}`);
      await expectInsideNarrowWindows(page);
    });

  test(`saved products are as wide as the window (${lang}) @wide`, async ({ page }) => {
    const saved = (await comparedLathes(2)).map(({ id, name }) => ({ id, name, price: 1 }));
    await page.goto('/robots.txt');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.favourites,
      JSON.stringify(saved.map((each) => ({ ...each, addedAt: new Date().toISOString() }))),
    ] as const);
    await open(page, `${prefix}/favourites`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(saved.length);
    await expectInsideNarrowWindows(page);
  });

  test(`an import is as wide as the window (${lang}) @wide`, async ({ page }) => {
    const words = SITE_TEXTS[lang].imports;
    await signInAs(page, await registerAccount(page, 'supplier'));
    await open(page, `${prefix}/dashboard/products/import`);
    const select = (label: string) => page.getByRole('combobox', { name: label, exact: true });
    await select(words.upload.category).selectOption('engineering');
    await select(words.upload.subcategory).selectOption('metals-mining');
    await select(words.upload.type).selectOption('cnc-lathe');
    await expectInsideNarrowWindows(page);
    const rows = [
      ['Model', 'Price (USD)', 'Pictures', 'A heading with very many words, longer than any phone'],
      ['CK6140', 'a lot', `${'a-very-long-file-name-'.repeat(8)}.jpg`, 'x'.repeat(200)],
    ];
    await page.getByLabel(words.upload.file).setInputFiles({
      name: `${'lathes-'.repeat(12)}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')),
    });
    await expect(page.getByRole('heading', { name: words.columns.title })).toBeVisible();
    await expectInsideNarrowWindows(page);
    await press(page, words.columns.check);
    await expect(page.getByRole('heading', { name: words.check.issues })).toBeVisible();
    await expectInsideNarrowWindows(page);
  });
}
