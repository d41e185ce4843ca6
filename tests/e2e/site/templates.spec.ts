// Documents to fill in and print: list, blanks that send nothing, both languages beside each other, print, without scripts.
import { readdirSync } from 'node:fs';
import { expectGeneralChecks, expectPageQuality } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, open, test } from '../site.ts';

const SLUGS = readdirSync(new URL('../../../src/content/templates/', import.meta.url)).map((file) =>
  file.replace('.yaml', ''),
);
const TYPED = 'Setu Machines 14, 415 V';

for (const language of LANGUAGES) {
  const { lang, prefix } = language;

  test(`the list names every document; general checks (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/templates`);
    await expectPageQuality(page, language);
    for (const slug of SLUGS)
      await expect(page.locator(`main a[href="${prefix}/templates/${slug}"]`)).toBeVisible();
  });

  test(`each document has both languages; general checks (${lang})`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const slug of SLUGS) {
      expect(await open(page, `${prefix}/templates/${slug}`), slug).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectGeneralChecks(page, language);
      // Every text of the document is in both languages.
      const sheet = page.locator('.document');
      const english = await sheet.locator('[lang=en]').count();
      expect(english).toBeGreaterThan(20);
      await expect(sheet.locator('[lang=zh-Hans]')).toHaveCount(english);
      await expect(page.locator('.document form, form .document, .document [name]')).toHaveCount(0);
    }
  });

  test(`languages are beside each other, on a phone one below the other (${lang})`, async ({
    page,
  }) => {
    await open(page, `${prefix}/templates/purchase-contract`);
    const pair = page.locator('.document section p.pair').first();
    const [english, chinese] = await pair
      .locator('span')
      .evaluateAll((spans) =>
        spans.map((span) => span.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
      );
    if (isPhone(page)) expect(chinese?.y).toBeGreaterThan(english?.y ?? Infinity);
    else expect(chinese?.x).toBeGreaterThan(english?.x ?? Infinity);
    await page.emulateMedia({ media: 'print' });
    // A4 less its margins, at 96 pixels an inch.
    await page.setViewportSize({ width: 688, height: 1010 });
    const tops = await pair
      .locator('span')
      .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().y));
    expect(tops[0]).toBe(tops[1]);
  });

  test(`only the document is printed, as it was filled in (${lang}) @wide`, async ({ page }) => {
    await open(page, `${prefix}/templates/fat-protocol`);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const address = page.url();
    await page.locator('.document textarea').first().fill(TYPED);
    await page.locator('.document textarea').first().press('Enter');
    await page.locator('.document input[type=checkbox]').first().check();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.document textarea').first()).toHaveValue(`${TYPED}\n`);
    await expect(page.locator('.document input[type=checkbox]').first()).toBeChecked();
    for (const part of ['body > header', 'body > footer', 'h1', '[data-print]'])
      await expect(page.locator(part).first()).toBeHidden();
    await expect(page.locator('.document .name')).toBeVisible();
    expect(page.url()).toBe(address);
    expect(requests).toEqual([]);
  });

  test(`the button prints (${lang}) @wide`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    await open(page, `${prefix}/templates/packing-list`);
    await page.locator('[data-print]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('blanks can be filled in, and there is no print button', async ({ page }) => {
    await page.goto('/templates/claim-letter');
    await page.locator('.document textarea').first().fill(TYPED);
    await expect(page.locator('.document textarea').first()).toHaveValue(TYPED);
    await expect(page.locator('[data-print]').first()).toBeHidden();
  });
});
