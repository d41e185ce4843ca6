// Page of the link that confirms an email: one press, without scripts and without signing in, and never by being opened.
import type { Page } from '@playwright/test';
import { registerAccount, type TestAccount } from '../accounts.ts';
import { expectPageQuality } from '../page-quality.ts';
import { expect, LANGUAGES, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { insertLink, userIdOf } from './link-tokens.ts';

const stateOf = async (page: Page, { token }: TestAccount) => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get('/api/auth/email', { headers });
  return (await reply.json()) as { confirmed: boolean };
};

/** Token of a link to the account: the market of the tests sends no mail. */
async function confirmTokenOf(page: Page, account: TestAccount): Promise<string> {
  const user_id = await userIdOf(page, account);
  return insertLink('email_links', { user_id, kind: 'confirm', email: account.email });
}

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const words = SITE_TEXTS[lang].shell.confirmEmail;

  test.describe(`without scripts (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the button confirms the email, opening the page does not', async ({ page }) => {
      const account = await registerAccount(page);
      const token = await confirmTokenOf(page, account);
      const address = `${prefix}/confirm-email?kind=confirm&token=${token}`;
      await page.goto(address);
      await expect(page.locator('h1')).toHaveText(words.confirm.title);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute(
        'content',
        'noindex, nofollow',
      );
      expect(await stateOf(page, account)).toMatchObject({ confirmed: false });
      await page.getByRole('button', { name: words.confirm.action }).click();
      await expect(page).toHaveURL(`${prefix}/confirm-email?kind=confirm&done=1`);
      await expect(page.locator('h1')).toHaveText(words.confirm.doneTitle);
      expect(await stateOf(page, account)).toMatchObject({ confirmed: true });

      await page.goto(`${prefix}/confirm-email?kind=change&token=${token}`);
      await page.getByRole('button', { name: words.change.action }).click();
      await expect(page.locator('h1')).toHaveText(words.failed.expiredTitle);
    });
  });

  test(`the page passes the general checks (${lang})`, async ({ page }) => {
    await page.goto(`${prefix}/confirm-email?kind=stop&token=nothing`);
    await expect(page.locator('h1')).toHaveText(words.stop.title);
    await expectPageQuality(page, language);
  });
}
