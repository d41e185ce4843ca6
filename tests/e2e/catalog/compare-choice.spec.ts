// Choice of machines for the comparison: boxes on cards and in tables, the tray, and the bar on phones.
import { comparePath } from '../../../src/components/compare/compare-address.ts';
import { expectInsideWindow, expectNoViolations, expectUncovered } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, open, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { chooseSort, comparedLathes } from './catalog.ts';
import { boxes, choose, compareLink, LIST, tray } from './compare-steps.ts';

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

test('a fifth machine is refused with a reason', { tag: '@wide' }, async ({ page }) => {
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

test('the choice is kept on the device, and other tabs follow', { tag: '@wide' }, async ({
  page,
  context,
}) => {
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

test('cards of other results keep what is chosen', { tag: '@wide' }, async ({ page }) => {
  await open(page, LIST);
  await choose(page, 1);
  const name = await boxes(page).first().getAttribute('aria-label');
  await chooseSort(page, 'Sort by', 'Name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('checkbox', { name: name ?? '' })).toBeChecked();
  await expect(page.locator('[data-compare]:checked')).toHaveCount(1);
});

test('a table has boxes as well', async ({ page }) => {
  await open(page, `${LIST}&view=table`);
  await choose(page, 2);
  if (!isPhone(page)) await expect(tray(page).locator('img')).toHaveCount(2);
});

test('stored nonsense is ignored', { tag: '@wide' }, async ({ page }) => {
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
    const sheet = page.getByRole('dialog', { name: 'Sort' });
    await expect(sheet.getByRole('radio', { name: 'Newest First' })).toBeFocused();
    await expect(page.locator('select').filter({ visible: true })).toHaveCount(1);
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
      await page.setViewportSize({ width, height: 900 });
      await open(page, LIST);
      const label = page.locator('.compare-box').first();
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectUncovered(label);
      await expectInsideWindow(page);
    }
  });
});
