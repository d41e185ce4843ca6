// A company whose owner signs in with a second step: members without one set theirs up before anything else, and then work on.
import { codeOf, setUpApp } from '../../../tools/second-factor.ts';
import {
  confirmInDialog,
  registerAccount,
  signInAs,
  storedToken,
  type TestAccount,
} from '../accounts.ts';
import { expectPageQuality } from '../page-quality.ts';
import { expect, LANGUAGES, type Language, open, type Page, press, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { call, invite, join, joinOnPage, MEMBER, openCompany } from './company.ts';
import { userIdOf } from './link-tokens.ts';

const protect = (page: Page, owner: TestAccount) =>
  setUpApp((...[, ...rest]) => call(page, owner, 'POST', ...rest), owner.password);

/** The step after which nothing else is asked: an app, its first code, and the recovery codes. */
async function setUp(page: Page, language: Language): Promise<void> {
  const words = SITE_TEXTS[language.lang].secondFactor;
  await expect(page.getByRole('heading', { name: words.setUp.title })).toBeVisible();
  await expect(page.getByText(words.setUp.text)).toBeVisible();
  // The browser has no session before it.
  expect(await storedToken(page)).toBeNull();
  await expectPageQuality(page, language);
  await press(page, words.setUp.app);
  await confirmInDialog(page);
  const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: words.code }).fill(codeOf(secret));
  await press(page, words.app.send);
  await press(page, words.codes.saved);
}

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const words = SITE_TEXTS[lang];

  test(`a member sets a second step up at the next page, and works on there (${lang})`, async ({
    page,
    pageErrors,
  }) => {
    // Calls of the session that lacks its second step, and of the dialog.
    pageErrors.expected(/status of 403/);
    const owner = await openCompany(page);
    const member = await join(page, await invite(page, owner, { role: 'sales' }));
    const question = {
      supplierId: await userIdOf(page, owner),
      subject: 'A mill for millet',
      message: 'Which voltage?',
    };
    const sent = await call(page, await registerAccount(page), 'POST', '/enquiries', question);
    const thread = `${prefix}/dashboard?tab=inquiry&enquiry=${(sent.data as { id: string }).id}`;
    await signInAs(page, member);
    await open(page, thread);
    const dialog = page.getByRole('dialog', { name: question.subject });
    await expect(dialog.getByText(question.message)).toBeVisible();

    await protect(page, owner);
    await page.goto(thread);
    await page.waitForURL(/\/auth\?tab=signin$/);
    await setUp(page, language);
    await page.waitForURL(thread);
    await dialog.getByRole('textbox').fill('400 V');
    await dialog.getByRole('button', { name: words.enquiry.thread.send }).click();
    await expect(dialog.getByText('400 V')).toBeVisible();
  });

  test(`who joins by an invitation sets a second step up first (${lang})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected(/status of 403/);
    const owner = await openCompany(page);
    const token = await invite(page, owner, { role: 'viewer' });
    await protect(page, owner);
    await open(page, `${prefix}/join?token=${token}`);
    await joinOnPage(page, words.people.join);
    await page.waitForURL(/\/auth$/);
    await setUp(page, language);
    await page.waitForURL(`${prefix}/dashboard`);
    const welcome = fillPlaceholders(words.dashboard.head.welcome, { name: MEMBER });
    await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
  });
}
