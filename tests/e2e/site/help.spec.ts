// Help center: all answers by topic, and a search whose texts are loaded when it is used first.
import { HELP_CATEGORIES } from '../../../src/content/schemas/help.ts';
import { expectNoViolations } from '../page-quality.ts';
import { expect, LANGUAGES, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const WORDS = {
  en: { password: 'forgotten-password', refund: 'refund-and-cancel', 发票: 'invoices-and-gst' },
  'zh-Hans': { 密码: 'forgotten-password', 退款: 'refund-and-cancel', invoice: 'invoices-and-gst' },
} as const;

for (const { lang, prefix } of LANGUAGES) {
  const { help } = SITE_TEXTS[lang];

  test(`every topic lists its answers, with the number of them (${lang})`, async ({
    page,
    request,
  }) => {
    await open(page, `${prefix}/help`);
    let listed = 0;
    for (const id of HELP_CATEGORIES) {
      const topic = page.locator(`#topic-${id}`);
      const count = await topic.locator('[data-item]').count();
      expect(count, id).toBeGreaterThan(1);
      await expect(topic).toContainText(help.categories[id].count);
      await expect(topic).toContainText(help.categories.published.replace('{{count}}', `${count}`));
      listed += count;
    }
    const texts = await (await request.get(`${prefix}/help/texts.json`)).json();
    expect(texts).toHaveLength(listed);
  });

  test(`the search loads its texts with the first focus, and finds words of both languages (${lang})`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/help/texts.json')) loaded.push(request.url());
    });
    await open(page, `${prefix}/help`);
    expect(loaded).toEqual([]);
    const field = page.getByLabel(help.search.label);
    await field.focus();
    await expect.poll(() => loaded.length).toBe(1);
    for (const [word, slug] of Object.entries(WORDS[lang])) {
      await field.fill(word);
      await expect(page.locator('#help-results a').first()).toHaveAttribute(
        'href',
        new RegExp(`^${prefix}/help/${slug}`),
      );
      await expect(page.locator('#topic-start')).toBeHidden();
      await expect(page.locator('[data-found]')).toContainText(/\d/);
    }
    expect(loaded).toHaveLength(1);
    await expectNoViolations(page);

    await page.reload();
    await expect(page.locator('#help-results a').first()).toBeVisible();
    await field.fill('zzzqqq');
    await expect(page.getByText(help.search.none)).toBeVisible();
    await page.getByRole('button', { name: help.search.clear }).click();
    await expect(page.locator('#topic-start')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${prefix}/help$`));
  });

  test(`a search that cannot be loaded says so, leaves the answers, and tries again (${lang})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected(/texts\.json/);
    await page.route('**/help/texts.json', (route) => route.abort());
    await open(page, `${prefix}/help`);
    const field = page.getByLabel(help.search.label);
    await field.fill('gst');
    await expect(page.getByText(help.search.failed)).toBeVisible();
    await expect(page.locator('#topic-payments')).toBeVisible();
    await page.unroute('**/help/texts.json');
    await field.press('End');
    await field.pressSequentially(' ');
    await field.fill('GST');
    await expect(page.locator('#help-results a').first()).toBeVisible();
  });
}

test('without scripts all answers are listed, and there is no search', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/help');
  await expect(page.locator('#help-search')).toBeHidden();
  await expect(page.locator('[data-item]').last()).toBeVisible();
  await context.close();
});
