// Chat in the browser: both sides in their languages, on the chat pages, in the dashboard and in the window.

import { signInAs } from '../accounts.ts';
import { expectGeneralChecks, expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, isPhone, LANGUAGES, open, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import {
  createConversation,
  messageInput,
  messageLog,
  openPageAs,
  sendByEnter,
  shownTexts,
} from './chat-users.ts';

const NO_ANSWER = /^Failed to load resource: net::/;

test('a buyer in English and a supplier in Chinese exchange messages', async ({
  page,
  browser,
  request,
}) => {
  const { buyer, supplier, chatId } = await createConversation(request);
  const { chat } = SITE_TEXTS.en;
  const zh = SITE_TEXTS['zh-Hans'].chat;
  await signInAs(page, buyer);
  const li = await openPageAs(browser, supplier, { viewport: page.viewportSize() });
  await open(page, `/chat?c=${chatId}`);
  await expect(messageLog(page).getByText(chat.pane.empty)).toBeVisible();
  const listed = li.waitForResponse(/\/api\/chats\/vendor/);
  await open(li, '/zh-hans/vendorchat');
  expect((await listed).ok()).toBe(true);
  const row = li.locator(`[data-chat="${chatId}"]`);
  await expect(row).toHaveCount(0);

  await sendByEnter(page, 'Is it 415 V?\nSee https://example.com/spec.');
  await expect(messageLog(page).getByText(chat.message.sent)).toBeVisible();
  await expect(row).toContainText('Is it 415 V?');
  await expect(row).toContainText(fillPlaceholders(zh.list.unread_other, { total: 1 }));
  await row.click();
  await expect(li.getByText(zh.pane.online, { exact: true })).toBeVisible();
  const online = page.getByText(chat.pane.online, { exact: true });
  await expect(online).toBeVisible();
  const link = messageLog(li).getByRole('link', { name: 'https://example.com/spec' });
  await expect(link).toHaveAttribute('rel', /noopener nofollow/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(messageLog(page).getByText(chat.message.read)).toBeVisible();

  await messageInput(li).pressSequentially('样册稍后寄出');
  await expect(page.getByText(/ is typing\.\.\.$/)).toBeVisible();
  await messageInput(li).press('Enter');
  const answer = messageLog(page).locator('li', { hasText: '样册稍后寄出' });
  await expect(answer).toContainText(supplier.name);
  await expect(page.getByText(/ is typing\.\.\.$/)).toHaveCount(0);
  // The live region announces the message to screen readers once.
  await expect(page.locator('[role=log]')).toContainText('样册稍后寄出');

  // Without a translation the head says so, and the original stays.
  await expect(page.getByRole('complementary')).toContainText(
    SITE_TEXTS.en.chatTools.notice.noService,
  );
  await expect(answer.getByText('样册稍后寄出', { exact: true })).toBeVisible();
  for (const each of [page, li]) {
    await expectNoViolations(each);
    await expectInsideWindow(each);
  }
  await li.context().close();
  await expect(online).toHaveCount(0);
  if (isPhone(page)) {
    await page.getByRole('link', { name: chat.list.back }).click();
    await expect(page).toHaveURL('/chat');
    await expect(page.locator(`[data-chat="${chatId}"]`)).toBeFocused();
  }
});

test('an available translation is shown under the original', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, supplier, chatId, send: say } = await createConversation(request);
  await say(supplier, '交货期三十天');
  await signInAs(page, buyer);
  await page.route('**/api/translate/batch', (route) =>
    route.fulfill({
      json: {
        success: true,
        translations: [{ text: 'Delivery in thirty days', translated: true }],
      },
    }),
  );
  await open(page, `/chat?c=${chatId}`);
  const { translation } = SITE_TEXTS.en.common.ui;
  const translatedText = messageLog(page).getByText('Delivery in thirty days');
  await expect(translatedText).toBeVisible();
  await expect(messageLog(page).getByText('交货期三十天')).toBeVisible();
  await page.getByRole('button', { name: translation.hide }).click();
  await expect(translatedText).toBeHidden();
  await page.getByRole('button', { name: translation.show }).click();
  await expect(translatedText).toBeVisible();
});

test('a failed message stays, and is stored once after a retry', {
  tag: '@wide',
}, async ({ page, request, pageErrors }) => {
  pageErrors.expected(NO_ANSWER);
  const { buyer, chatId } = await createConversation(request);
  const { message } = SITE_TEXTS.en.chat;
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await expect(messageInput(page)).toBeVisible();
  await page.route('**/api/messages', (route) => route.abort());
  await sendByEnter(page, 'First');
  await sendByEnter(page, 'Second');
  await expect(messageLog(page).getByText(message.failed)).toHaveCount(2, { timeout: 20_000 });
  await expectNoViolations(page);
  await page.unroute('**/api/messages');
  await page.getByRole('button', { name: message.retry }).last().click();
  await expect(messageLog(page).locator('[data-outgoing]')).toHaveCount(0);
  expect(await shownTexts(page)).toEqual(['First', 'Second']);
});

test('only Enter sends, not Shift+Enter or an input method', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, chatId } = await createConversation(request);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await messageInput(page).fill('   ');
  await messageInput(page).press('Enter');
  await messageInput(page).fill('');
  // Enter that confirms a candidate is a key of the input method: it has the code 229 and breaks no line.
  const browser = await page.context().newCDPSession(page);
  const composed = { text: 'ni hao', selectionStart: 6, selectionEnd: 6 };
  await browser.send('Input.imeSetComposition', composed);
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await browser.send('Input.insertText', { text: 'ni hao' });
  await expect(messageInput(page)).toHaveValue('ni hao');
  await messageInput(page).press('Shift+Enter');
  await messageInput(page).pressSequentially('two');
  await expect(messageInput(page)).toHaveValue('ni hao\ntwo');
  expect(await shownTexts(page)).toEqual([]);
  await messageInput(page).press('Enter');
  await expect(messageLog(page).getByText(SITE_TEXTS.en.chat.message.sent)).toBeVisible();
  expect(await shownTexts(page)).toEqual(['ni hao\ntwo']);
  await expect(messageInput(page)).toBeFocused();
  // Soft keyboards of Android still compose the last word when their Enter is pressed.
  await browser.send('Input.imeSetComposition', {
    text: 'price',
    selectionStart: 5,
    selectionEnd: 5,
  });
  await messageInput(page).press('Enter');
  await expect(messageInput(page)).toHaveValue('');
  await expect.poll(() => shownTexts(page)).toEqual(['ni hao\ntwo', 'price']);
});

for (const { lang, prefix } of LANGUAGES)
  test(`a text that is too long stays, with the limit shown (${lang})`, async ({
    page,
    request,
  }) => {
    const { buyer, chatId } = await createConversation(request);
    await signInAs(page, buyer);
    await open(page, `${prefix}/chat?c=${chatId}`);
    const long = 'x'.repeat(5_001);
    await sendByEnter(page, long);
    const words = { most: '5,000', length: '5,001' };
    await expect(
      page.getByText(fillPlaceholders(SITE_TEXTS[lang].chat.line.tooLong, words)),
    ).toBeVisible();
    await expect(messageInput(page)).toHaveValue(long);
    await expectNoViolations(page);
    // Unsent text is restored after a reload.
    await messageInput(page).fill('Begun');
    await page.reload();
    await expect(messageInput(page)).toHaveValue('Begun');
  });

test('a lost connection is shown, can be restored by hand, and loses no message', {
  tag: '@wide',
}, async ({ page, request, pageErrors }) => {
  test.setTimeout(90_000);
  pageErrors.expected(/WebSocket connection/);
  const { buyer, supplier, chatId, send: say } = await createConversation(request);
  const { live } = SITE_TEXTS.en.chat;
  let isOpen = true;
  let isConnected = false;
  let refused = 0;
  let drop = (): void => {};
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (!isOpen) {
      refused += 1;
      return void socket.close();
    }
    socket.connectToServer().onMessage((message) => {
      socket.send(message);
      // The packet of Socket.IO that confirms the connection.
      if (String(message).startsWith('40')) isConnected = true;
    });
    drop = () => void socket.close();
  });
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await expect.poll(() => isConnected).toBe(true);
  await say(supplier, 'One');
  await expect(messageLog(page).getByText('One')).toBeVisible();
  isOpen = false;
  drop();
  await expect(page.getByText(live.reconnecting)).toBeVisible();
  await say(supplier, 'Two');
  // A connection attempt without a handshake lasts 20 s; the retry button connects at once.
  await expect.poll(() => refused).toBeGreaterThan(0);
  isOpen = true;
  await page.getByRole('button', { name: live.retry }).click();
  await expect(page.getByText(live.reconnecting)).toHaveCount(0);
  await expect(messageLog(page).getByText('Two')).toBeVisible();
  await say(supplier, 'Three');
  await expect(messageLog(page).getByText('Three')).toBeVisible();
  expect(await shownTexts(page)).toEqual(['One', 'Two', 'Three']);
});

test('scrolling up loads earlier messages and keeps the position', async ({ page, request }) => {
  test.setTimeout(120_000);
  const { buyer, supplier, chatId, send: say } = await createConversation(request);
  for (let at = 0; at < 35; at += 1) await say(at % 2 ? supplier : buyer, `Line ${at}`);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await expect(messageLog(page).getByText('Line 34')).toBeInViewport();
  await expect(messageLog(page).locator('[data-message]')).toHaveCount(30);
  await messageLog(page).evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(messageLog(page).locator('[data-message]')).toHaveCount(35);
  await expect(messageLog(page).getByText('Line 5', { exact: true })).toBeInViewport();
  await say(supplier, 'Newest');
  const news = page.getByRole('button', { name: SITE_TEXTS.en.chat.pane.news });
  await news.click();
  await expect(messageLog(page).getByText('Newest')).toBeInViewport();
  await expect(news).toHaveCount(0);
});

test('other users cannot open it', { tag: '@wide' }, async ({ page, request, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  const { chatId } = await createConversation(request);
  const { buyer } = await createConversation(request);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await expect(page.getByRole('alert').getByText(SITE_TEXTS.en.chat.pane.failed)).toBeVisible();
  await expect(messageInput(page)).toHaveCount(0);
});

test('a participant is sent to the page of the own role, and a visitor signs in and returns', {
  tag: '@wide',
}, async ({ page, request }) => {
  const { supplier, chatId } = await createConversation(request);
  await page.goto(`/zh-hans/chat?c=${chatId}`);
  await page.waitForURL(/\/zh-hans\/auth/);
  const back = await page.evaluate(() => sessionStorage.getItem('redirect_after_login'));
  expect(back).toBe(`/zh-hans/chat?c=${chatId}`);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), supplier.token);
  // The redirect keeps the selected language.
  await page.goto(`/chat?c=${chatId}`);
  await page.waitForURL(`/zh-hans/vendorchat?c=${chatId}`);
  await expect(messageInput(page)).toBeVisible();
});

for (const { lang, prefix } of LANGUAGES)
  for (const scheme of ['light', 'dark'] as const)
    test(`every state passes the general checks (${lang}, ${scheme})`, async ({
      page,
      request,
    }) => {
      const { buyer, supplier, chatId, send: say } = await createConversation(request);
      await page.emulateMedia({ colorScheme: scheme });
      await signInAs(page, buyer);
      await open(page, `${prefix}/chat`);
      await expect(page.getByText(SITE_TEXTS[lang].chat.list.empty)).toBeVisible();
      await expectGeneralChecks(page, { lang });
      await say(buyer, 'Hello\nthere https://example.com');
      await say(supplier, '您好');
      await expect(page.locator('[data-chat]')).toBeVisible();
      await expectGeneralChecks(page, { lang });
      await open(page, `${prefix}/chat?c=${chatId}`);
      await expect(messageLog(page).getByText('您好')).toBeVisible();
      await expectGeneralChecks(page, { lang });
      await open(page, `${prefix}/dashboard?tab=chat&c=${chatId}`);
      await expect(messageLog(page).getByText('您好')).toBeVisible();
      await expectGeneralChecks(page, { lang });
    });

test('a row of the dashboard opens its conversation beside the list', async ({ page, request }) => {
  const { buyer, supplier, chatId, send: say } = await createConversation(request);
  await say(supplier, '您好');
  await signInAs(page, buyer);
  await open(page, '/dashboard?tab=chat');
  const row = page.locator(`[data-chat="${chatId}"]`);
  const unread = fillPlaceholders(SITE_TEXTS.en.chat.list.unread_one, { total: 1 });
  await expect(row).toContainText(unread);
  if (!isPhone(page)) await expect(page.getByText(SITE_TEXTS.en.chat.list.select)).toBeVisible();
  const tab = page.getByRole('tab', { name: /^chat/i });
  await expect(tab).toContainText('1');
  await row.click();
  await expect(messageLog(page).getByText('您好')).toBeVisible();
  await expect(page).toHaveURL(`/dashboard?tab=chat&c=${chatId}`);
  await expect(row).not.toContainText(unread);
  await expect(tab).not.toContainText('1');
  await page.goBack();
  await expect(messageLog(page)).toHaveCount(0);
});

test('the list shows new messages long after a conversation was closed', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, supplier, chatId, send: say } = await createConversation(request);
  await say(buyer, 'Is it in stock?');
  await signInAs(page, buyer);
  await page.clock.install();
  await open(page, '/chat');
  const row = page.locator(`[data-chat="${chatId}"]`);
  await row.click();
  await expect(messageInput(page)).toBeVisible();
  await page.goBack();
  await expect(messageInput(page)).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await say(supplier, 'Still there?');
  await expect(row).toContainText('Still there?');
});
