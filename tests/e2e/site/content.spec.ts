// Content pages: search without a framework, accordion questions, the PDF, the feed.
import { readFile } from 'node:fs/promises';
import { SITE } from '../../../src/site.ts';
import { expect, isPhone, LANGUAGES, open, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';

const ONE_CODE = {
  en: SITE_TEXTS.en.content.bis.foundCodes_one,
  'zh-Hans': SITE_TEXTS['zh-Hans'].content.bis.foundCodes_other,
} as const;

const UPDATED = {
  en: 'Last updated January 20, 2024',
  'zh-Hans': '最近更新：2024年1月20日',
} as const;
const AMENDED = {
  en: {
    '/privacy': 'Amended November 22, 2026: sections 2, 5 and 10',
    '/terms': 'Amended November 22, 2026: sections 5 and 12',
  },
  'zh-Hans': {
    '/privacy': '2026年11月22日修订：第 2、5、10 节',
    '/terms': '2026年11月22日修订：第 5、12 节',
  },
} as const;

for (const { lang, prefix } of LANGUAGES) {
  const { content } = SITE_TEXTS[lang];

  test(`the blog filters while typing, and the address keeps the text (${lang})`, async ({
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

  test(`a tag of an article lists articles with the same tag (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/blog/import-duty-on-machinery`);
    const tag = page.locator('a[href*="?tag="]').first();
    const name = ((await tag.textContent()) ?? '').trim();
    await tag.click();
    await expect(page.getByLabel(content.blog.tag)).toHaveValue(name);
    await expect(page.locator('[data-item]:visible').first()).toBeVisible();
  });

  test(`HS codes are found by a number inside a range (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/bis`);
    await page.getByLabel(content.bis.searchCodes).fill('8462');
    const rows = page.locator('#hs-codes tbody tr:visible');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('8460-8464');
    await page.getByLabel(content.bis.searchCodes).fill('8462.29.00');
    await expect(rows).toHaveCount(1);
    await expect(page.locator('[data-found]')).toHaveText(
      fillPlaceholders(ONE_CODE[lang], { count: 1 }),
    );
  });

  test(`one question is open at a time, initially the fifth (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/bis`);
    const questions = page.locator('#faq details');
    await expect(questions.nth(4)).toHaveAttribute('open');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await questions.nth(0).locator('summary').click();
    await expect(questions.nth(0)).toHaveAttribute('open');
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await questions.nth(0).locator('summary').click();
    await expect(page.locator('#faq details[open]')).toHaveCount(0);
  });

  test(`the BIS guide downloads as a PDF in the page language (${lang})`, async ({ page }) => {
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

  test(`the feed lists every article of its language (${lang})`, async ({ page, request }) => {
    const feed = await (await request.get(`${prefix}/blog/rss.xml`)).text();
    expect(feed).toContain(`<language>${lang}</language>`);
    await open(page, `${prefix}/blog`);
    expect(feed.match(/<item>/g)?.length).toBe(await page.locator('[data-item]').count());
    for (const [, link = ''] of feed.matchAll(/<item>.*?<link>([^<]+)</gs))
      expect(new URL(link).pathname).toMatch(new RegExp(`^${prefix}/blog/[a-z0-9-]+$`));
  });

  test(`the Grievance Officer is named on the contact page and in the terms (${lang})`, async ({
    page,
  }) => {
    const { name, email } = SITE.grievanceOfficer;
    for (const path of ['/contact', '/terms']) {
      await open(page, prefix + path);
      const officer = page.locator('[data-grievance-officer]');
      await expect(officer).toContainText(name);
      await expect(officer.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
      await expect(officer).toContainText(SITE_TEXTS[lang].contact.grievance.acknowledgedValue);
      await expect(officer).toContainText(SITE_TEXTS[lang].contact.grievance.decidedValue);
    }
  });

  test(`policies have a date and name their amended sections (${lang})`, async ({ page }) => {
    for (const [path, line] of Object.entries(AMENDED[lang])) {
      await open(page, prefix + path);
      await expect(page.getByText(UPDATED[lang], { exact: true })).toBeVisible();
      await expect(page.getByText(line, { exact: true })).toBeVisible();
    }
  });

  test(`a long page has a table of contents with links (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/terms`);
    if (isPhone(page)) await page.locator('[data-contents] summary').click();
    const links = page.locator('[data-contents] a:visible');
    await expect(links).toHaveCount(12);
    await links.nth(10).click();
    await expect(page.locator('.prose h2').nth(10)).toBeInViewport();
  });
}

test('content pages load no framework', async ({ page }) => {
  for (const path of ['/about', '/blog', '/bis', '/privacy', '/help', '/verification']) {
    await open(page, path);
    await expect(page.locator('astro-island')).toHaveCount(0);
  }
});

test('without scripts every article, code and answer is readable', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog');
  await expect(page.locator('form[data-narrow]')).toBeHidden();
  await expect(page.locator('[data-item]').last()).toBeVisible();
  await page.goto('/bis');
  await expect(page.locator('#hs-codes tbody tr')).toHaveCount(8);
  await context.close();
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`links within a page scroll according to the motion setting: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, '/terms');
    const link = page.locator('main a[href^="#"]').last();
    const scrollPositions = await link.evaluate(async (anchor) => {
      const positions: number[] = [];
      addEventListener('scroll', () => positions.push(scrollY));
      const scrollEnded = new Promise((done) =>
        addEventListener('scrollend', done, { once: true }),
      );
      (anchor as HTMLAnchorElement).click();
      await scrollEnded;
      return new Set(positions).size;
    });
    if (motion === 'reduce') expect(scrollPositions).toBe(1);
    else expect(scrollPositions).toBeGreaterThan(3);
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
