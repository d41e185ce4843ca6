// Chat in the browser: both sides in their languages, on the chat pages, in the dashboard and in the window.

import { expect, isPhone, LANGUAGES, open, REFUSED, test } from '../site.ts';
import { expectInsideWindow, expectNoViolations } from '../sound.ts';
import { filled, WORDS } from '../words.ts';
import { line, log, pageOf, pair, shownTexts, write } from './chat-people.ts';

const NO_ANSWER = /^Failed to load resource: net::/;

test('a buyer in English and a supplier in Chinese talk', async ({ page, browser, request }) => {
  const { buyer, supplier, chatId } = await pair(request);
  const { chat } = WORDS.en;
  const zh = WORDS['zh-Hans'].chat;
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
  const li = await pageOf(browser, supplier, { viewport: page.viewportSize() });
  await open(page, '/chat');
  await page.locator(`[data-chat="${chatId}"]`).click();
  await expect(page).toHaveURL(`/chat?c=${chatId}`);
  await expect(log(page).getByText(chat.pane.empty)).toBeVisible();
  await open(li, '/zh-hans/vendorchat');
  await expect(li.locator(`[data-chat="${chatId}"]`)).toBeVisible();

  await write(page, 'Is it 415 V?\nSee https://example.com/spec.');
  await expect(log(page).getByText(chat.message.sent)).toBeVisible();
  const row = li.locator(`[data-chat="${chatId}"]`);
  await expect(row).toContainText('Is it 415 V?');
  await expect(row).toContainText(filled(zh.list.unread_other, { total: 1 }));
  await row.click();
  await expect(li.getByText(zh.pane.online, { exact: true })).toBeVisible();
  const online = page.getByText(chat.pane.online, { exact: true });
  await expect(online).toBeVisible();
  const link = log(li).getByRole('link', { name: 'https://example.com/spec' });
  await expect(link).toHaveAttribute('rel', /noopener nofollow/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(log(page).getByText(chat.message.read)).toBeVisible();

  await line(li).pressSequentially('样册稍后寄出');
  await expect(page.getByText(/ is typing\.\.\.$/)).toBeVisible();
  await line(li).press('Enter');
  const answer = log(page).locator('li', { hasText: '样册稍后寄出' });
  await expect(answer).toContainText(supplier.name);
  await expect(page.getByText(/ is typing\.\.\.$/)).toHaveCount(0);
  // The live region announces the message to screen readers once.
  await expect(page.locator('[role=log]')).toContainText('样册稍后寄出');

  await expect(answer.getByText(WORDS.en.common.ui.translation.unavailable)).toBeVisible();
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

test('a translation that can be had stands under the original', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, supplier, chatId, say } = await pair(request);
  await say(supplier, '交货期三十天');
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
  await page.route('**/api/translate/batch', (route) =>
    route.fulfill({
      json: {
        success: true,
        translations: [{ text: 'Delivery in thirty days', translated: true }],
      },
    }),
  );
  await open(page, `/chat?c=${chatId}`);
  const { translation } = WORDS.en.common.ui;
  const told = log(page).getByText('Delivery in thirty days');
  await expect(told).toBeVisible();
  await expect(log(page).getByText('交货期三十天')).toBeVisible();
  await page.getByRole('button', { name: translation.hide }).click();
  await expect(told).toBeHidden();
  await page.getByRole('button', { name: translation.show }).click();
  await expect(told).toBeVisible();
});

test('what could not be sent says so, is kept, and is stored once when it is tried again', {
  tag: '@wide',
}, async ({ page, request, faults }) => {
  faults.expected(NO_ANSWER);
  const { buyer, chatId } = await pair(request);
  const { message } = WORDS.en.chat;
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/chat?c=${chatId}`);
  await expect(line(page)).toBeVisible();
  await page.route('**/api/messages', (route) => route.abort());
  await write(page, 'First');
  await write(page, 'Second');
  await expect(log(page).getByText(message.failed)).toHaveCount(2, { timeout: 20_000 });
  await expectNoViolations(page);
  await page.unroute('**/api/messages');
  await page.getByRole('button', { name: message.retry }).last().click();
  await expect(log(page).locator('[data-outgoing]')).toHaveCount(0);
  expect(await shownTexts(page)).toEqual(['First', 'Second']);
});

test('Enter sends, and nothing else that looks like it', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, chatId } = await pair(request);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/chat?c=${chatId}`);
  await line(page).fill('   ');
  await line(page).press('Enter');
  await line(page).fill('ni hao');
  // Enter confirms the input method's text; Safari marks this by key code 229 only.
  for (const of of [{ isComposing: true }, { keyCode: 229 }])
    await line(page).dispatchEvent('keydown', { key: 'Enter', ...of });
  await expect(line(page)).toHaveValue('ni hao');
  await line(page).press('Shift+Enter');
  await line(page).pressSequentially('two');
  await expect(line(page)).toHaveValue('ni hao\ntwo');
  expect(await shownTexts(page)).toEqual([]);
  await line(page).press('Enter');
  await expect(log(page).getByText(WORDS.en.chat.message.sent)).toBeVisible();
  expect(await shownTexts(page)).toEqual(['ni hao\ntwo']);
  await expect(line(page)).toBeFocused();
});

for (const { lang, prefix } of LANGUAGES)
  test(`too long a text is kept and the limit said (${lang})`, async ({ page, request }) => {
    const { buyer, chatId } = await pair(request);
    await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
    await open(page, `${prefix}/chat?c=${chatId}`);
    const long = 'x'.repeat(5_001);
    await write(page, long);
    const words = { most: '5,000', length: '5,001' };
    await expect(page.getByText(filled(WORDS[lang].chat.line.tooLong, words))).toBeVisible();
    await expect(line(page)).toHaveValue(long);
    await expectNoViolations(page);
    // Unsent text is restored after a reload.
    await line(page).fill('Begun');
    await page.reload();
    await expect(line(page)).toHaveValue('Begun');
  });

test('a connection that is lost is said, made anew by hand, and has missed nothing', {
  tag: '@wide',
}, async ({ page, request, faults }) => {
  test.setTimeout(90_000);
  faults.expected(/WebSocket connection/);
  const { buyer, supplier, chatId, say } = await pair(request);
  const { live } = WORDS.en.chat;
  let isOpen = true;
  let refused = 0;
  let drop = (): void => {};
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (!isOpen) {
      refused += 1;
      return void socket.close();
    }
    socket.connectToServer();
    drop = () => void socket.close();
  });
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/chat?c=${chatId}`);
  await say(supplier, 'One');
  await expect(log(page).getByText('One')).toBeVisible();
  isOpen = false;
  drop();
  await expect(page.getByText(live.reconnecting)).toBeVisible();
  await say(supplier, 'Two');
  // A connection attempt without a handshake lasts 20 s; the retry button connects at once.
  await expect.poll(() => refused).toBeGreaterThan(0);
  isOpen = true;
  await page.getByRole('button', { name: live.retry }).click();
  await expect(page.getByText(live.reconnecting)).toHaveCount(0);
  await expect(log(page).getByText('Two')).toBeVisible();
  await say(supplier, 'Three');
  await expect(log(page).getByText('Three')).toBeVisible();
  expect(await shownTexts(page)).toEqual(['One', 'Two', 'Three']);
});

test('earlier messages come when the reader goes up, and the reader stays in place', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { buyer, supplier, chatId, say } = await pair(request);
  for (let at = 0; at < 35; at += 1) await say(at % 2 ? supplier : buyer, `Line ${at}`);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/chat?c=${chatId}`);
  await expect(log(page).getByText('Line 34')).toBeInViewport();
  await expect(log(page).locator('[data-message]')).toHaveCount(30);
  await log(page).evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(log(page).locator('[data-message]')).toHaveCount(35);
  await expect(log(page).getByText('Line 5', { exact: true })).toBeInViewport();
  await say(supplier, 'Newest');
  const news = page.getByRole('button', { name: WORDS.en.chat.pane.news });
  await news.click();
  await expect(log(page).getByText('Newest')).toBeInViewport();
  await expect(news).toHaveCount(0);
});

test('nobody else opens it', { tag: '@wide' }, async ({ page, request, faults }) => {
  faults.expected(REFUSED);
  const { chatId } = await pair(request);
  const { buyer } = await pair(request);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/chat?c=${chatId}`);
  await expect(page.getByRole('alert').getByText(WORDS.en.chat.pane.failed)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('a member of the other side is taken to theirs; visitors sign in and come back', {
  tag: '@wide',
}, async ({ page, request }) => {
  const { supplier, chatId } = await pair(request);
  await page.goto(`/zh-hans/chat?c=${chatId}`);
  await page.waitForURL(/\/zh-hans\/auth/);
  const back = await page.evaluate(() => sessionStorage.getItem('redirect_after_login'));
  expect(back).toBe(`/zh-hans/chat?c=${chatId}`);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), supplier.token);
  // The redirect keeps the selected language.
  await page.goto(`/chat?c=${chatId}`);
  await page.waitForURL(`/zh-hans/vendorchat?c=${chatId}`);
  await expect(line(page)).toBeVisible();
});

for (const { lang, prefix } of LANGUAGES)
  for (const scheme of ['light', 'dark'] as const)
    test(`every state is sound (${lang}, ${scheme})`, async ({ page, request }) => {
      const { buyer, supplier, chatId, say } = await pair(request);
      await page.emulateMedia({ colorScheme: scheme });
      await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
      await open(page, `${prefix}/chat`);
      await expect(page.locator('[data-chat]')).toBeVisible();
      await expectNoViolations(page);
      await say(buyer, 'Hello\nthere https://example.com');
      await say(supplier, '您好');
      await open(page, `${prefix}/chat?c=${chatId}`);
      await expect(log(page).getByText('您好')).toBeVisible();
      await expectNoViolations(page);
      await expectInsideWindow(page);
      await open(page, `${prefix}/dashboard?tab=chat&c=${chatId}`);
      await expect(log(page).getByText('您好')).toBeVisible();
      await expectNoViolations(page);
      await expectInsideWindow(page);
    });

test('in the dashboard a row opens its conversation beside the list', async ({ page, request }) => {
  const { buyer, supplier, chatId, say } = await pair(request);
  await say(supplier, '您好');
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, '/dashboard?tab=chat');
  const row = page.locator(`[data-chat="${chatId}"]`);
  const unread = filled(WORDS.en.chat.list.unread_one, { total: 1 });
  await expect(row).toContainText(unread);
  if (!isPhone(page)) await expect(page.getByText(WORDS.en.chat.list.select)).toBeVisible();
  await row.click();
  await expect(log(page).getByText('您好')).toBeVisible();
  await expect(page).toHaveURL(`/dashboard?tab=chat&c=${chatId}`);
  await expect(row).not.toContainText(unread);
  await page.goBack();
  await expect(log(page)).toHaveCount(0);
});
