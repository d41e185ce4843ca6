// Mails by kind: switches on the account page, and the page of the link in a mail, which works without scripts.
import { registerAccount, signInAs, type TestAccount } from '../accounts.ts';
import { expectNoViolations, expectPageQuality } from '../page-quality.ts';
import { stopTokenOf } from '../saved-searches/saved-search-calls.ts';
import { expect, FAILED_REQUEST, LANGUAGES, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const sentOverApi = async (page: Page, { token }: TestAccount): Promise<readonly string[]> => {
  const reply = await page.request.get('/api/notifications/mails', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { mails } = (await reply.json()) as { mails: readonly { kind: string; sent: boolean }[] };
  return mails.filter(({ sent }) => sent).map(({ kind }) => kind);
};

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const words = SITE_TEXTS[lang].shell.stopMails;
  const { mails } = SITE_TEXTS[lang].account;

  test.describe(`without scripts (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('one press stops the kind, and one starts it again', async ({ page }) => {
      const account = await registerAccount(page);
      const token = await stopTokenOf(page, account);
      await page.goto(`${prefix}/stop-alert?token=${token}&kind=orders`);
      await expect(page.locator('h1')).toHaveText(words.title);
      // To open the page is not enough.
      expect(await sentOverApi(page, account)).toEqual(['enquiries', 'orders', 'reviews']);
      await page.getByRole('button', { name: words.stopAction }).click();
      await expect(page.locator('h1')).toHaveText(words.stoppedTitle);
      await expect(page.locator('main')).toContainText(words.of.orders);
      expect(await sentOverApi(page, account)).toEqual(['enquiries', 'reviews']);
      await page.getByRole('button', { name: words.startAction }).click();
      await expect(page.locator('h1')).toHaveText(words.startedTitle);
      expect(await sentOverApi(page, account)).toEqual(['enquiries', 'orders', 'reviews']);
    });

    test('a token that is not valid changes nothing', async ({ page }) => {
      await page.goto(`${prefix}/stop-alert?token=none&kind=orders`);
      await page.getByRole('button', { name: words.stopAction }).click();
      await expect(page.locator('h1')).toHaveText(words.failedTitle);
      await page.goto(`${prefix}/stop-alert?kind=orders`);
      await expect(page.locator('h1')).toHaveText(words.failedTitle);
    });
  });

  test(`the stop page of a kind is whole in ${lang}`, async ({ page }) => {
    for (const query of ['', '&start=1', '&done=stopped', '&done=started', '&failed=1'])
      for (const kind of query === ''
        ? ['enquiries', 'orders', 'products', 'reviews']
        : ['orders']) {
        await open(page, `${prefix}/stop-alert?token=a&kind=${kind}${query}`);
        await expectPageQuality(page, language);
      }
  });

  test(`each kind has a switch in the account (${lang})`, async ({ page, pageErrors }) => {
    pageErrors.expected(FAILED_REQUEST);
    const account = await registerAccount(page, 'supplier');
    await signInAs(page, account);
    await open(page, `${prefix}/dashboard/account`);
    const section = page.getByRole('region', { name: mails.title });
    const orders = section.getByRole('checkbox', { name: mails.of.orders });
    await expect(section.getByRole('checkbox')).toHaveCount(5);
    await expect(orders).toBeChecked();
    await orders.focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByText(mails.stopped.replace('{{name}}', mails.of.orders)).first(),
    ).toBeVisible();
    expect(await sentOverApi(page, account)).toEqual([
      'enquiries',
      'products',
      'reviews',
      'evidence',
    ]);
    await expectNoViolations(page);
    await page.reload();
    await expect(orders).not.toBeChecked();

    // A refusal leaves the switch as it is.
    await page.route('**/api/notifications/mails', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 400,
            json: { success: false, code: 'badRequest', message: 'No' },
          })
        : route.fallback(),
    );
    await orders.click();
    await expect(page.getByText(mails.notChanged).first()).toBeVisible();
    await expect(orders).not.toBeChecked();
  });
}
