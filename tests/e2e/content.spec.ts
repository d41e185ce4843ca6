// The informing pages at work: searches without a framework, questions that close one another, the PDF, the feed.
import { readFile } from 'node:fs/promises';
import { expect, isPhone, LANGUAGES, open, test } from './site.ts';
import { filled, WORDS } from './words.ts';

const ONE_CODE = {
  en: WORDS.en.content.bis.foundCodes_one,
  'zh-Hans': WORDS['zh-Hans'].content.bis.foundCodes_other,
} as const;

for (const { lang, prefix } of LANGUAGES) {
  const { content, help } = WORDS[lang];

  test(`the blog narrows as one types, and the address remembers it (${lang})`, async ({
    page,
  }) => {
    await open(page, `${prefix}/blog`);
    const articles = page.locator('[data-item]:visible');
    const all = await articles.count();
    expect(all).toBeGreaterThanOrEqual(8);
    await page.getByLabel(content.blog.searchLabel).fill('FOB');
    await expect(articles).not.toHaveCount(all);
    const found = await articles.count();
    expect(found).toBeGreaterThan(0);
    await expect(page.locator('[data-found]')).toContainText(String(found));
    await expect(page).toHaveURL(/\?search=FOB$/);

    await page.reload();
    await expect(articles).toHaveCount(found);
    await page.getByLabel(content.blog.searchLabel).fill('zzzqqq');
    await expect(page.getByText(content.blog.noneFound)).toBeVisible();
    await page.getByRole('button', { name: content.blog.clear }).click();
    await expect(articles).toHaveCount(all);
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog$`));
  });

  test(`a tag of an article leads to the others that have it (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/blog/import-duty-on-machinery`);
    const tag = page.locator('a[href*="?tag="]').first();
    const name = ((await tag.textContent()) ?? '').trim();
    await tag.click();
    await expect(page.getByLabel(content.blog.tag)).toHaveValue(name);
    await expect(page.locator('[data-item]:visible').first()).toBeVisible();
  });

  test(`the help centre finds its articles (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/help`);
    await page.getByLabel(help.search.label).fill('zzzqqq');
    await expect(page.getByText(help.search.none)).toBeVisible();
    await page.getByRole('button', { name: help.search.clear }).click();
    await expect(page.locator('#help-articles [data-item]:visible')).toHaveCount(5);
  });

  test(`HS codes are found by a number inside a range (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/bis`);
    await page.getByLabel(content.bis.searchCodes).fill('8462');
    const rows = page.locator('#hs-codes tbody tr:visible');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('8460-8464');
    await expect(page.locator('[data-found]')).toHaveText(filled(ONE_CODE[lang], { count: 1 }));
  });

  test(`one question is open at a time, the fifth at first (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/bis`);
    const questions = page.locator('#faq details');
    await expect(questions.nth(4)).toHaveAttribute('open');
    await questions.nth(0).locator('summary').click();
    await expect(questions.nth(0)).toHaveAttribute('open');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await questions.nth(0).locator('summary').click();
    await expect(page.locator('#faq details[open]')).toHaveCount(0);
  });

  test(`the BIS guidance downloads as a PDF of its own language (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/bis`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: content.bis.downloadPdf }).click(),
    ]);
    const path = await download.path();
    const bytes = await readFile(path);
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(50_000);
    expect(download.suggestedFilename()).toBe(
      lang === 'en' ? 'bis-certification.pdf' : 'bis-certification-zh-hans.pdf',
    );
  });

  test(`the feed names every article of its language (${lang})`, async ({ page, request }) => {
    const feed = await (await request.get(`${prefix}/blog/rss.xml`)).text();
    expect(feed).toContain(`<language>${lang}</language>`);
    await open(page, `${prefix}/blog`);
    expect(feed.match(/<item>/g)?.length).toBe(await page.locator('[data-item]').count());
    for (const [, link = ''] of feed.matchAll(/<item>.*?<link>([^<]+)</gs))
      expect(new URL(link).pathname).toMatch(new RegExp(`^${prefix}/blog/[a-z-]+$`));
  });

  test(`a long page has a table of contents that leads to its parts (${lang})`, async ({
    page,
  }) => {
    await open(page, `${prefix}/terms`);
    if (isPhone(page)) await page.locator('[data-contents] summary').click();
    const links = page.locator('[data-contents] a:visible');
    await expect(links).toHaveCount(12);
    await links.nth(10).click();
    await expect(page.locator('.prose h2').nth(10)).toBeInViewport();
  });
}

test('informing pages ship no framework', async ({ page }) => {
  for (const path of ['/about', '/blog', '/bis', '/privacy', '/help', '/verification']) {
    await open(page, path);
    await expect(page.locator('astro-island')).toHaveCount(0);
  }
});

test('without scripts every article, code and answer is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog');
  await expect(page.locator('form[data-narrow]')).toBeHidden();
  await expect(page.locator('[data-item]').last()).toBeVisible();
  await page.goto('/bis');
  await expect(page.locator('#hs-codes tbody tr')).toHaveCount(8);
  await context.close();
});
