// Articles and help answers: drawings, contents, tables on phones, print, related reading, structured data, the feed, preview images.
import { expectNoViolations } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, open, type Page, test } from '../site.ts';

const DRAWN = [
  'incoterms-for-machinery',
  'voltage-and-phase-in-india',
  'import-duty-on-machinery',
  'packing-and-freight',
] as const;

const jsonLdOf = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
const typesOf = async (page: Page): Promise<unknown[]> =>
  (await jsonLdOf(page)).map((data) => data['@type']).sort();

for (const { lang, prefix } of LANGUAGES) {
  test(`drawings in articles have a text alternative and fit the page (${lang})`, async ({
    page,
  }) => {
    for (const slug of DRAWN) {
      await open(page, `${prefix}/blog/${slug}`);
      const drawing = page.locator('.prose figure').getByRole('img');
      await expect(drawing).toHaveAccessibleName(lang === 'en' ? /[a-z]{3}/ : /\p{Script=Han}/u);
      await expect(page.locator('.prose figcaption')).toBeVisible();
      const box = await drawing.boundingBox();
      expect(box?.width).toBeGreaterThan(300);
      expect(box?.width).toBeLessThan(520);
      const textHeights = await drawing
        .locator('text')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
      // The mark on the skid is a sign; its meaning is below.
      expect(textHeights.filter((height) => height < 11).length).toBeLessThanOrEqual(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await expectNoViolations(page);
    }
  });

  test(`an article has its contents, and tables that scroll by keyboard (${lang})`, async ({
    page,
  }) => {
    await open(page, `${prefix}/blog/incoterms-for-machinery`);
    if (isPhone(page)) await page.locator('[data-contents] summary').click();
    const links = page.locator('[data-contents] a:visible');
    expect(await links.count()).toBeGreaterThanOrEqual(4);
    await links.last().click();
    await expect(page.locator('.prose h2').last()).toBeInViewport();
    const table = page.locator('.prose .wide').nth(1);
    await expect(table).toHaveAccessibleName(lang === 'en' ? 'Table' : '表格');
    await table.focus();
    const canScroll = await table.evaluate((area) => area.scrollWidth > area.clientWidth);
    if (isPhone(page)) expect(canScroll).toBe(true);
    if (canScroll) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => table.evaluate((area) => area.scrollLeft)).toBeGreaterThan(0);
    }
  });

  test(`print has the text with its drawing and sources, and nothing else (${lang})`, async ({
    page,
  }) => {
    for (const path of ['/blog/packing-and-freight', '/help/delivery-terms']) {
      await open(page, prefix + path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.prose')).toBeVisible();
      for (const part of [
        'body > header',
        'body > footer',
        '[data-contents]',
        '#related',
        '.actions',
      ])
        await expect(page.locator(part).first()).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test(`related reading ends articles and answers (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/blog/incoterms-for-machinery`);
    await expect(page.locator('[aria-labelledby=related] li')).toHaveCount(3);
    await open(page, `${prefix}/help/delivery-terms`);
    await expect(page.locator('[aria-labelledby=related] li')).toHaveCount(3);
    const articles = page.locator('[aria-labelledby=articles] a');
    expect(await articles.count()).toBeGreaterThan(0);
    const hrefs = await articles.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(hrefs).toContain(`${prefix}/blog/incoterms-for-machinery`);
    await expectNoViolations(page);
  });

  test(`structured data say what a page is (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/blog/incoterms-for-machinery`);
    expect(await typesOf(page)).toEqual(['Article', 'BreadcrumbList']);
    await open(page, `${prefix}/help/forgotten-password`);
    expect(await typesOf(page)).toEqual(['BreadcrumbList', 'HowTo']);
    const howTo = (await jsonLdOf(page)).find((data) => data['@type'] === 'HowTo');
    expect(howTo?.step).toHaveLength(await page.locator('.prose ol > li').count());
    await open(page, `${prefix}/help/browsers-and-phones`);
    expect(await typesOf(page)).toEqual(['BreadcrumbList', 'FAQPage']);
    await open(page, `${prefix}/help/saved-products-and-alerts`);
    expect(await typesOf(page)).toEqual(['BreadcrumbList']);
  });

  test(`the feed is announced in the head, and each article has a preview image (${lang})`, async ({
    page,
    request,
  }) => {
    for (const path of ['/blog', '/blog/incoterms-for-machinery']) {
      await open(page, prefix + path);
      const feed = page.locator('head link[type="application/rss+xml"]');
      const { pathname } = new URL((await feed.getAttribute('href')) ?? '');
      expect(pathname).toBe(`${prefix}/blog/rss.xml`);
      expect((await request.get(pathname)).status()).toBe(200);
    }
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
      'content',
      ((await page.locator('h1').textContent()) ?? '').trim(),
    );
    const image = page.locator('meta[property="og:image"]');
    const { pathname } = new URL((await image.getAttribute('content')) ?? '');
    expect((await request.get(pathname)).headers()['content-type']).toBe('image/png');
  });
}

test('the list of articles has each drawing once, and shows it on every card', async ({ page }) => {
  await open(page, '/blog');
  const cards = page.locator('[data-item]');
  const empty = await cards
    .locator('.drawing use')
    .evaluateAll(
      (uses) => uses.filter((use) => (use as SVGUseElement).getBBox().width < 200).length,
    );
  expect(empty).toBe(0);
  expect(await cards.locator('.drawing use').count()).toBe(await cards.count());
});
