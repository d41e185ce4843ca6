// Page of the link in an alert mail: stops with one press, without scripts, and never by being opened.
import { registerAccount } from '../accounts.ts';
import { expectPageQuality } from '../page-quality.ts';
import { expect, LANGUAGES, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { savedOverApi, saveOverApi, stopTokenOf } from './saved-search-calls.ts';

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const words = SITE_TEXTS[lang].shell.stopAlert;

  test.describe(`without scripts (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the alert of one search is stopped, then all', async ({ page }) => {
      const account = await registerAccount(page);
      const { id } = await saveOverApi(page, account, 'Lathes', 'type=cnc-lathe');
      await saveOverApi(page, account, 'Mills', 'search=mill');
      const token = await stopTokenOf(page, account);
      await page.goto(`${prefix}/stop-alert?token=${token}&id=${id}`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute(
        'content',
        'noindex, nofollow',
      );
      await expect(page.getByText(words.oneText)).toBeVisible();
      // To open the page is not enough.
      expect((await savedOverApi(page, account)).every(({ alert }) => alert)).toBe(true);
      await page.getByRole('button', { name: words.oneAction }).click();
      await expect(page).toHaveURL(`${prefix}/stop-alert?done=one`);
      await expect(page.locator('h1')).toHaveText(words.oneDoneTitle);
      const stopped = (await savedOverApi(page, account)).filter(({ alert }) => !alert);
      expect(stopped.map((each) => each.id)).toEqual([id]);

      await page.goto(`${prefix}/stop-alert?token=${token}`);
      await page.getByRole('button', { name: words.allAction }).click();
      await expect(page.locator('h1')).toHaveText(words.allDoneTitle);
      expect((await savedOverApi(page, account)).some(({ alert }) => alert)).toBe(false);
    });

    test('the other language keeps what is to be stopped', async ({ page }) => {
      const account = await registerAccount(page);
      const { id } = await saveOverApi(page, account, 'Lathes', 'type=cnc-lathe');
      const token = await stopTokenOf(page, account);
      await page.goto(`${prefix}/stop-alert?token=${token}&id=${id}`);
      const other = lang === 'en' ? 'zh-Hans' : 'en';
      await page.locator(`.switch a[hreflang=${other}]`).click();
      const otherWords = SITE_TEXTS[other].shell.stopAlert;
      await page.getByRole('button', { name: otherWords.oneAction }).click();
      await expect(page.locator('h1')).toHaveText(otherWords.oneDoneTitle);
      expect(await savedOverApi(page, account)).toMatchObject([{ id, alert: false }]);
    });

    test('a token that is not valid changes nothing, and the page says what to do', async ({
      page,
    }) => {
      await page.goto(`${prefix}/stop-alert?token=none`);
      await page.getByRole('button', { name: words.allAction }).click();
      await expect(page).toHaveURL(`${prefix}/stop-alert?failed=1`);
      await expect(page.locator('h1')).toHaveText(words.failedTitle);
      await page.goto(`${prefix}/stop-alert`);
      await expect(page.locator('h1')).toHaveText(words.failedTitle);
    });
  });

  test(`the page is whole in ${lang}`, async ({ page }) => {
    for (const query of ['?token=a', '?token=a&id=b', '?done=one', '?done=all', '?failed=1']) {
      await open(page, `${prefix}/stop-alert${query}`);
      await expectPageQuality(page, language);
    }
  });
}
