// Comparison of machines: boxes on cards and product pages, tray and docked bar, and the compare page.
import { listProducts } from '../../../contract/catalog/products.ts';
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { comparePath } from '../../../src/components/compare/compare-address.ts';
import { api } from '../demo-data.ts';
import { expectInsideWindow, expectNoViolations, expectUncovered } from '../page-quality.ts';
import {
  expect,
  FAILED_REQUEST,
  isPhone,
  LANGUAGES,
  type Locator,
  open,
  type Page,
  test,
} from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { comparedLathes } from './catalog.ts';

const LIST = '/products?type=cnc-lathe';

const boxes = (page: Page): Locator => page.getByRole('main').locator('[data-compare]');
const tray = (page: Page): Locator => page.getByRole('region', { name: 'Machines to compare' });
/** In the bar of the list on phones, elsewhere in the tray. */
const compareLink = (page: Page): Locator =>
  page.getByRole('link', { name: /^Compare( \(|$)/ }).filter({ visible: true });

async function choose(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    await boxes(page).nth(at).click();
    await expect(compareLink(page)).toHaveText(`Compare (${at + 1})`);
  }
}

test('machines are chosen on cards, shown at the bottom, and compared', async ({ page }) => {
  const lathes = await comparedLathes(3);
  await open(page, LIST);
  await choose(page, 3);
  await expectNoViolations(page);
  if (!isPhone(page)) {
    await expect(tray(page).getByRole('listitem')).toHaveCount(3);
    const remove = tray(page).getByRole('button', { name: `Remove: ${lathes[1]?.name}` });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(boxes(page).nth(1)).not.toBeChecked();
    // The pressed button is gone: the next one has the focus.
    await expect(
      tray(page).getByRole('button', { name: `Remove: ${lathes[2]?.name}` }),
    ).toBeFocused();
    await expect(tray(page).getByRole('status')).toContainText('removed. 2 of 4');
  } else await boxes(page).nth(1).click();
  await expect(compareLink(page)).toHaveText('Compare (2)');
  await compareLink(page).click();
  await expect(page).toHaveURL(comparePath([lathes[0]?.id ?? '', lathes[2]?.id ?? '']));
  await expect(page.getByRole('columnheader')).toHaveText([
    lathes[0]?.name ?? '',
    lathes[2]?.name ?? '',
  ]);
});

test('a box works by keyboard and is announced', async ({ page }) => {
  const [lathe] = await comparedLathes(1);
  await open(page, LIST);
  const box = page.getByRole('checkbox', { name: `Compare: ${lathe?.name}`, exact: true });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '1 of 4' })).toHaveText(
    `${lathe?.name} added. 1 of 4 machines chosen to compare.`,
  );
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await expect(compareLink(page)).toHaveText(isPhone(page) ? 'Compare' : []);
});

test('a fifth machine is refused with a reason', async ({ page }) => {
  for (const { lang, prefix } of LANGUAGES) {
    await open(page, prefix + LIST);
    await page.evaluate(() => localStorage.removeItem('compared_products'));
    await page.reload();
    await open(page, prefix + LIST);
    for (let at = 0; at < 5; at++) await boxes(page).nth(at).click();
    const { full } = SITE_TEXTS[lang].tray;
    await expect(page.getByText(fillPlaceholders(full, { most: 4 }))).toBeVisible();
    await expect(boxes(page).nth(3)).toBeChecked();
    await expect(boxes(page).nth(4)).not.toBeChecked();
    await expectNoViolations(page);
  }
});

test('the choice is kept on the device, and other tabs follow', async ({ page, context }) => {
  const [lathe] = await comparedLathes(1);
  await open(page, LIST);
  await choose(page, 2);
  const other = await context.newPage();
  await open(other, `/product/${lathe?.id}`);
  const box = other.getByRole('checkbox', { name: `Compare: ${lathe?.name}` }).first();
  await expect(box).toBeChecked();
  await expect(compareLink(other)).toHaveText('Compare (2)');
  await box.click();
  await expect(compareLink(other)).toHaveText('Compare (1)');
  await expect(compareLink(page)).toHaveText('Compare (1)');
  await expect(boxes(page).first()).not.toBeChecked();
  await tray(other).getByRole('button', { name: 'Clear' }).click();
  await expect(compareLink(other)).toHaveCount(0);
  await expect(boxes(page).nth(1)).not.toBeChecked();
});

test('cards of other results keep what is chosen', async ({ page }) => {
  await open(page, LIST);
  await choose(page, 1);
  const name = await boxes(page).first().getAttribute('aria-label');
  await page.locator('select[name="sort"]').filter({ visible: true }).selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('checkbox', { name: name ?? '' })).toBeChecked();
  await expect(page.locator('[data-compare]:checked')).toHaveCount(1);
});

test('a table has boxes as well', async ({ page }) => {
  await open(page, `${LIST}&view=table`);
  await choose(page, 2);
  if (!isPhone(page)) await expect(tray(page).locator('img')).toHaveCount(2);
});

test('stored nonsense is ignored', async ({ page }) => {
  await open(page, LIST);
  for (const text of ['{', '7', '[null,{"id":""},{"id":7},"a"]']) {
    await page.evaluate((value) => localStorage.setItem('compared_products', value), text);
    await open(page, LIST);
    await boxes(page).first().click();
    await expect(compareLink(page)).toHaveText('Compare (1)');
    await boxes(page).first().click();
  }
});

test('nothing at the end of a page is covered', async ({ page }) => {
  const [lathe] = await comparedLathes(1);
  await open(page, LIST);
  await choose(page, 1);
  const expectEndUncovered = async () => {
    const last = page.locator('footer a').last();
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectUncovered(last);
  };
  await expectEndUncovered();
  await open(page, `/product/${lathe?.id}`);
  await expect(compareLink(page)).toBeVisible();
  await expectEndUncovered();
});

test.describe('bar on phones', () => {
  test('has filters, sort and comparison, each at least 44 pixels high', async ({ page }) => {
    test.skip(!isPhone(page), 'phones only');
    await open(page, LIST);
    const bar = page.locator('.docked-bar');
    const controls = bar.locator('a, button');
    await expect(controls).toHaveText([/^Filters/, 'Sort', 'Compare']);
    for (const control of await controls.all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectUncovered(control);
    }
    await bar.getByRole('button', { name: 'Sort' }).click();
    await expect(page.getByRole('dialog').locator('[name="sort"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // The pages of the list are above the bar.
    await open(page, '/products');
    const next = page.getByRole('link', { name: 'Next page' });
    await next.scrollIntoViewIfNeeded();
    await expectUncovered(next);
    await bar.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare machines');
  });

  test('boxes of rows are large enough for a finger', async ({ page }) => {
    test.skip(!isPhone(page), 'phones only');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, LIST);
      const label = page.locator('.compare-box').first();
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectUncovered(label);
      await expectInsideWindow(page);
    }
  });
});

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
  expect(await sitemap.text()).not.toContain('/compare');
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
