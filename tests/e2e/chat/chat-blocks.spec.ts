// Blocking and reporting a counterpart, unblocking in the account settings, and the chat with the admins from the contact page.
import { demoAccount, signInAs } from '../accounts.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, LANGUAGES, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import {
  createChatUser,
  createConversation,
  messageInput,
  messageLog,
  openPageAs,
  sendByEnter,
} from './chat-users.ts';

const menu = (page: Page, lang: 'en' | 'zh-Hans' = 'en') =>
  page.getByRole('button', { name: SITE_TEXTS[lang].chat.pane.menu });

for (const { lang, prefix } of LANGUAGES)
  test(`a counterpart is blocked, told so, and unblocked (${lang})`, async ({
    page,
    browser,
    request,
  }) => {
    const { buyer, supplier, chatId, send } = await createConversation(request);
    await send(supplier, 'Hello');
    const words = SITE_TEXTS[lang].chatTools.block;
    const asha = await openPageAs(browser, supplier);
    await open(asha, `${prefix}/vendorchat?c=${chatId}`);
    await expect(messageInput(asha)).toBeVisible();
    await signInAs(page, buyer);
    await open(page, `${prefix}/chat?c=${chatId}`);
    await menu(page, lang).click();
    await expect(page.getByRole('dialog')).toContainText(words.text);
    await expectNoViolations(page);
    await expectInsideWindow(page);
    await page.getByRole('button', { name: words.confirm, exact: true }).click();
    await expect(messageInput(page)).toHaveCount(0);
    const own = fillPlaceholders(words.own, { name: 'Hengda Tools (example)' });
    await expect(page.getByText(own)).toBeVisible();
    await expectNoViolations(page);

    // The page that was open, and a page opened now.
    await messageInput(asha).fill('Are you there?');
    await messageInput(asha).press('Enter');
    await expect(asha.locator('[data-outgoing="failed"]')).toContainText('Are you there?');
    await asha.reload();
    const theirs = fillPlaceholders(words.theirs, { name: 'Rao Mills (example)' });
    await expect(asha.getByText(theirs)).toBeVisible();
    await expectNoViolations(asha);

    await open(page, `${prefix}/dashboard/account`);
    const account = SITE_TEXTS[lang].account.blocks;
    const unblock = page.getByRole('button', {
      name: fillPlaceholders(account.unblockThis, { name: 'Hengda Tools (example)' }),
    });
    await expect(unblock).toBeVisible();
    await expectNoViolations(page);
    await unblock.click();
    await expect(page.getByText(account.none)).toBeVisible();
    await asha.reload();
    await expect(messageInput(asha)).toBeVisible();
    await asha.context().close();
  });

test('a report reaches the admins with the last messages', async ({ page, browser, request }) => {
  const { buyer, supplier, chatId, send } = await createConversation(request);
  const text = `Pay to my own account ${chatId}`;
  await send(supplier, text);
  const words = SITE_TEXTS.en.chatTools.report;
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await menu(page).click();
  await page.getByRole('button', { name: words.open, exact: true }).click();
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('dialog').locator('.fault')).toBeVisible();
  await page.getByLabel(words.reasons.payment).check();
  await page.getByLabel(words.text).fill('Asks for money');
  await expectNoViolations(page);
  await expectInsideWindow(page);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  const login = await request.post('/api/auth/login', { data: demoAccount('admin') });
  const admin = await openPageAs(browser, (await login.json()) as { token: string });
  await open(admin, '/admin?view=reports');
  const card = admin.getByRole('article').filter({ hasText: text });
  await expect(card).toContainText('Hengda Tools (example)');
  await expect(card).toContainText(SITE_TEXTS.en.admin.reports.userReasons.payment);
  await card.locator('summary').click();
  await expect(card.getByText(text)).toBeVisible();
  await expectNoViolations(admin);
  await admin.context().close();
});

test('Live Chat on the contact page opens the chat with the admins', async ({ page, request }) => {
  await signInAs(page, await createChatUser(request, 'buyer'));
  await open(page, '/contact');
  await page.getByRole('link', { name: SITE_TEXTS.en.chat.now.open }).click();
  await expect(page).toHaveURL(/\/chat\?c=/);
  await expect(page.getByText(SITE_TEXTS.en.chat.desk)).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await sendByEnter(page, 'Hello');
  await expect(messageLog(page).getByText('Hello')).toBeVisible();
  await expectNoViolations(page);
});
