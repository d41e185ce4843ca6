// Comparison page: values side by side, adding and removing machines, addresses, printing, and use without scripts.
// Comparison page: values side by side, adding and removing machines, addresses, printing, and use without scripts.
import { listProducts } from '../../../contract/catalog/products.ts';
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { comparePath } from '../../../src/components/compare/compare-address.ts';
import { api } from '../demo-data.ts';
import { expectInsideWindow, expectUncovered } from '../page-quality.ts';
import { expect, FAILED_REQUEST, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { comparedLathes } from './catalog.ts';
import { choose, compareLink, LIST } from './compare-steps.ts';

/** Texts of the row with this name, by machine. */
const rowCells = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell');

test('values stand side by side, with differences and best values named in words', async ({
  page,
}) => {
  const lathes = await comparedLathes(3);
  await open(page, comparePath(lathes.map(({ id }) => id)));
  const swings = lathes.map(
    ({ attributes }) => attributes.find(({ key }) => key === 'swing')?.number ?? 0,
  );
  const most = Math.max(...swings);
  expect(new Set(swings).size).toBeGreaterThan(1);
  await expect(rowCells(page, 'Swing over bed differs')).toHaveText(
    swings.map(
      (swing) => new RegExp(`^\\s*${swing} mm\\s*${swing === most ? 'Highest' : ''}\\s*$`),
    ),
  );
  const same = page.getByRole('rowheader', { name: 'Machine type', exact: true });
  await expect(same).toBeVisible();
  await page.getByLabel('Only differences').check();
  await expect(same).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Price differs' })).toBeVisible();
});

test('different types share the rows that mean the same', async ({ page }) => {
  const [lathe] = await comparedLathes(1);
  const { products } = await api.call(listProducts, { query: { type: 'excavator', limit: 1 } });
  await open(page, comparePath([lathe?.id ?? '', products[0]?.id ?? '']));
  await expect(page.getByText(SITE_TEXTS.en.compare.notes.types)).toBeVisible();
  await expect(rowCells(page, 'Power differs')).toHaveText([/^\d[\d.]* kW$/, /^\d[\d.]* kW$/]);
  await expect(rowCells(page, 'Swing over bed differs')).toHaveText([/mm$/, /not stated$/]);
});

test('a removed machine leaves the comparison and the tray', async ({ page }) => {
  await open(page, LIST);
  await choose(page, 2);
  await compareLink(page).click();
  const [first, second] = await comparedLathes(2);
  await page.getByRole('link', { name: `Remove: ${first?.name}` }).click();
  await expect(page).toHaveURL(comparePath([second?.id ?? '']));
  await expect(page.getByText(SITE_TEXTS.en.compare.notes.single)).toBeVisible();
  await page.getByRole('link', { name: 'Add another machine' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.locator('[data-compare]:checked')).toHaveCount(1);
});

test('another machine is added to a comparison that was sent', async ({ page }) => {
  const [first, second, third] = await comparedLathes(3);
  await page.addInitScript(
    ([key, value]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    [
      STORAGE_KEYS.compared,
      JSON.stringify([{ id: third?.id, name: third?.name, picture: '' }]),
    ] as const,
  );
  await open(page, comparePath([first?.id ?? '', second?.id ?? '']));
  await page.getByRole('link', { name: 'Add another machine' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(compareLink(page)).toHaveText('Compare (3)');
  await compareLink(page).click();
  await expect(page.getByRole('columnheader')).toHaveText(
    [first, second, third].map((lathe) => lathe?.name ?? ''),
  );
});

test('the table scrolls by keyboard, and its first column stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, comparePath((await comparedLathes(4)).map(({ id }) => id)));
  const table = page.getByRole('region', { name: 'Comparison table, scrollable' });
  const header = page.getByRole('rowheader', { name: 'Country of origin' });
  const before = await header.boundingBox();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect((await header.boundingBox())?.x).toBe(before?.x);
  await expectInsideWindow(page);
});

test('it fits a wide window and a sheet of A4 @wide', async ({ page }) => {
  const address = comparePath((await comparedLathes(4)).map(({ id }) => id));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, address);
  await expectInsideWindow(page);
  await page.evaluate(() => scrollTo(0, 1200));
  await expectUncovered(page.getByRole('columnheader').first());
  await page.setViewportSize({ width: 1920, height: 600 });
  await page.evaluate(() => document.querySelector('tbody')?.scrollIntoView());
  await expectUncovered(page.getByRole('columnheader').first());
  await page.emulateMedia({ media: 'print' });
  // A4 across without the margins, in CSS pixels.
  await page.setViewportSize({ width: 1047, height: 718 });
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Remove/ }).first()).toBeHidden();
  await expectInsideWindow(page);
  await expect(page.getByRole('columnheader').last()).toBeInViewport();
});

test('every address gets a clear answer', async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  const ids = (await comparedLathes(3)).map(({ id }) => id);
  const [first = '', second = ''] = ids;
  for (const { lang, prefix } of LANGUAGES) {
    const { compare } = SITE_TEXTS[lang];
    const answer = async (list: string): Promise<number> => open(page, `${prefix}/compare${list}`);
    const columns = page.getByRole('columnheader');

    expect(await answer('')).toBe(200);
    await expect(page.getByText(compare.empty.choose)).toBeVisible();
    expect(await answer('?ids=,%20,')).toBe(200);
    await expect(page.getByText(compare.empty.choose)).toBeVisible();

    expect(await answer('?ids=nothing,../../admin,%00')).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.missing.title);

    expect(await answer(`?ids=${first},${first},${second}`)).toBe(200);
    await expect(columns).toHaveCount(2);

    expect(await answer(`?ids=${first},nothing,${second}`)).toBe(200);
    await expect(columns).toHaveCount(2);
    const { missing_other: several } = compare.notes;
    const one = lang === 'en' ? SITE_TEXTS.en.compare.notes.missing_one : several;
    await expect(page.getByText(fillPlaceholders(one, { count: 1 }))).toBeVisible();

    const many = [...ids, ...Array.from({ length: 297 }, () => crypto.randomUUID())];
    expect(await answer(`?ids=${many.join(',')}`)).toBe(200);
    await expect(columns).toHaveCount(3);
    await expect(
      page.getByText(fillPlaceholders(compare.notes.tooMany, { count: 300, most: 4 })),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  const sitemap = await page.request.get('/sitemap-pages.xml');
  expect(await sitemap.text()).not.toContain('/compare<');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison, its differences and its links work', async ({ page }) => {
    const lathes = await comparedLathes(2);
    await page.goto(comparePath(lathes.map(({ id }) => id)));
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByLabel('Only differences').check();
    await expect(page.getByRole('rowheader', { name: 'Machine type' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await page.getByRole('link', { name: `Remove: ${lathes[0]?.name}` }).click();
    await expect(page).toHaveURL(comparePath([lathes[1]?.id ?? '']));
    await page.goto(LIST);
    await expect(page.locator('.compare-box').first()).toBeHidden();
  });
});
