// Page of the link that confirms an email: one press, without scripts and without signing in, and never by being opened.
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { DATA_DIR } from '../../../playwright.config.ts';
import { registerAccount, type TestAccount } from '../accounts.ts';
import { expectPageQuality } from '../page-quality.ts';
import { expect, LANGUAGES, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const stateOf = async (page: Page, { token }: TestAccount) => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get('/api/auth/email', { headers });
  return (await reply.json()) as { confirmed: boolean };
};

/** Token of a link to the account: the market of the tests sends no mail. */
async function confirmTokenOf(page: Page, { email, token: session }: TestAccount): Promise<string> {
  const headers = { authorization: `Bearer ${session}` };
  const reply = await page.request.get('/api/auth/me', { headers });
  const { user } = (await reply.json()) as { user: { id: string } };
  const token = randomBytes(32).toString('base64url');
  const database = new DatabaseSync(join(DATA_DIR, 'demo', 'market.sqlite'), { timeout: 10_000 });
  database
    .prepare(
      `insert into email_links (token_hash, user_id, kind, email, expires_at)
       values (?, ?, 'confirm', ?, '2999-01-01T00:00:00.000Z')`,
    )
    .run(createHash('sha256').update(token).digest('hex'), user.id, email);
  database.close();
  return token;
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
