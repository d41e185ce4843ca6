// Floating chat window: opened from a product, a supplier's profile and the BIS page, and closed again.

import { BIS_TOPIC_ID } from '../../../contract/limits.ts';
import { SESSION_TEXTS } from '../../../contract/messages/session.ts';
import { demoAccount, mockCall, signInAs } from '../accounts.ts';
import { fullProduct, fullSupplier } from '../demo-data.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, isPhone, LANGUAGES, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import {
  createChatUser,
  messageInput,
  messageLog,
  openPageAs,
  sendByEnter,
  shownTexts,
} from './chat-users.ts';

const { chat } = SITE_TEXTS.en;
const chatWindow = (page: Page) => page.locator('[data-chat-window]');
const chatNow = (page: Page) => page.locator('[data-chat-now]').filter({ visible: true }).first();
const productPath = async () => `/product/${(await fullProduct()).id}`;

for (const { lang, prefix } of LANGUAGES)
  for (const scheme of ['light', 'dark'] as const)
    test(`opens from a product (${lang}, ${scheme})`, async ({ page, request }) => {
      const product = await fullProduct();
      await page.emulateMedia({ colorScheme: scheme });
      await signInAs(page, await createChatUser(request, 'buyer'));
      await open(page, prefix + (await productPath()));
      const opener = chatNow(page);
      await opener.click();
      const words = SITE_TEXTS[lang].chat;
      await expect(chatWindow(page).getByText(words.pane.empty)).toBeVisible();
      if (lang === 'en')
        await expect(chatWindow(page).getByRole('heading')).toHaveText(product.name);
      await expect(messageInput(page)).toBeFocused();
      const box = await chatWindow(page).boundingBox();
      const view = page.viewportSize();
      if (isPhone(page)) expect(box).toEqual({ x: 0, y: 0, ...view });
      else {
        // Over the picture: the price and the buttons stay visible.
        const column = await page.locator('[data-beside-chat]').boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBe((column?.x ?? 0) - 14);
      }
      await sendByEnter(page, '50 Hz?');
      await expect(messageLog(page).getByText(words.message.sent)).toBeVisible();
      await expectNoViolations(page);
      await expectInsideWindow(page);
      await page.keyboard.press('Escape');
      await expect(chatWindow(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      // Opening the window again shows the same conversation.
      await opener.click();
      await expect(messageLog(page).getByText('50 Hz?')).toBeVisible();
      await page.getByRole('button', { name: words.pane.close }).click();
      await expect(chatWindow(page)).toHaveCount(0);
    });

test('works by keyboard alone', { tag: '@wide' }, async ({ page, request }) => {
  await signInAs(page, await createChatUser(request, 'buyer'));
  await open(page, await productPath());
  await chatNow(page).focus();
  await page.keyboard.press('Enter');
  await expect(messageInput(page)).toBeFocused();
  await page.keyboard.type('Is it in stock?');
  await page.keyboard.press('Tab');
  await expect(chatWindow(page).getByRole('button', { name: chat.line.send })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(messageLog(page).getByText(chat.message.sent)).toBeVisible();
  await expect(messageInput(page)).toBeFocused();
  // Past the ready phrases and the choice of files.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(messageLog(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chatNow(page)).toBeFocused();
});

test('loads its scripts only when opened', { tag: '@wide' }, async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (each) => {
    if (/open-window|socket\.io/.test(each.url())) scripts.push(each.url());
  });
  await signInAs(page, await createChatUser(request, 'buyer'));
  await open(page, await productPath());
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await chatNow(page).click();
  await expect(messageInput(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('a visitor signs in and returns to the window', async ({ page }) => {
  const { email, password } = demoAccount('buyer');
  const path = await productPath();
  await open(page, path);
  await chatNow(page).click();
  await page.waitForURL(/\/auth\?tab=signup&for=chat$/);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('tab', { name: SITE_TEXTS.en.auth.tab.signin }).click();
  await page.locator('input[type=email]').first().fill(email);
  await page.locator('input[type=password]').first().fill(password);
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL(`**${path}`);
  await expect(messageInput(page)).toBeFocused();
});

test('the error of the server is shown, and the window can be closed', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await signInAs(page, await createChatUser(request, 'buyer'));
  const message = 'You may not do this.';
  await mockCall(page, '/chats', 403, { success: false, code: 'forbidden', message });
  await open(page, '/bis');
  await chatNow(page).click();
  const alert = chatWindow(page).getByRole('alert');
  await expect(alert).toContainText(chat.pane.failed);
  await expect(alert).toContainText(message);
  await expect(messageInput(page)).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: chat.pane.close }).click();
  await expect(chatWindow(page)).toHaveCount(0);
});

test('opens from a supplier profile, without a product', async ({ page, request }) => {
  const { id, companyName } = await fullSupplier();
  await signInAs(page, await createChatUser(request, 'buyer'));
  await open(page, `/supplier/${id}`);
  await chatNow(page).click();
  await expect(chatWindow(page).getByRole('heading')).toHaveText(companyName ?? '');
  await sendByEnter(page, 'Do you make looms?');
  await expect(messageLog(page).getByText(chat.message.sent)).toBeVisible();
});

test('opens from the BIS page as a conversation with the admin team', async ({
  page,
  browser,
  request,
}) => {
  const buyer = await createChatUser(request, 'buyer');
  await signInAs(page, buyer);
  const openRequest = page.waitForRequest((each) => /\/api\/chats$/.test(each.url()));
  await open(page, '/bis');
  await chatNow(page).click();
  expect((await openRequest).postDataJSON()).toEqual({
    userIds: [buyer.id, 'admin'],
    productId: BIS_TOPIC_ID,
    vendor: 'admin',
  });
  await expect(chatWindow(page).getByText(chat.pane.emptyDesk)).toBeVisible();
  const question = `Which code for ${buyer.id}?`;
  await sendByEnter(page, question);
  await expect(messageLog(page).getByText(chat.message.sent)).toBeVisible();
  await expectNoViolations(page);

  const login = await request.post('/api/auth/login', { data: demoAccount('admin') });
  const { token } = (await login.json()) as { token: string };
  const admin = await openPageAs(browser, { token });
  await open(admin, '/vendorchat');
  await admin.getByRole('link', { name: new RegExp(question.slice(0, -1)) }).click();
  await sendByEnter(admin, '8460.');
  await expect(messageLog(page).getByText('8460.')).toBeVisible();
  // The user does not see which admin answered.
  await expect(messageLog(page).locator('li', { hasText: '8460.' })).toContainText('Yantra Bridge');
  expect(await shownTexts(page)).toEqual([question, '8460.']);
  await admin.context().close();

  if (isPhone(page)) await page.getByRole('button', { name: chat.pane.close }).click();
  else await page.mouse.click(200, 200);
  await expect(chatWindow(page)).toHaveCount(0);
});

test('toasts are above the window', { tag: '@wide' }, async ({ page, request }) => {
  await signInAs(page, await createChatUser(request, 'buyer'));
  await open(page, await productPath());
  await page.locator('[data-buyer="inquiry"]').filter({ visible: true }).first().click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await chatNow(page).click();
  await expect(messageInput(page)).toBeVisible();
  const dialogTop = (await chatWindow(page).boundingBox())?.y ?? 0;
  await page.locator('[data-buyer="inquiry"]').filter({ visible: true }).first().press('Enter');
  await page.locator('dialog:modal').getByLabel(SITE_TEXTS.en.enquiryForm.message).fill('50 Hz?');
  await page.locator('dialog:modal').locator('button[type=submit]').click();
  const toast = page.locator('.toast').first();
  await expect(toast).toBeVisible();
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(dialogTop);
  await expect(chatWindow(page)).toBeVisible();
});

test('an ended session keeps the typed text', { tag: '@wide' }, async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await signInAs(page, await createChatUser(request, 'buyer'));
  await open(page, await productPath());
  await chatNow(page).click();
  await messageInput(page).fill('Begun');
  await page.evaluate(() => {
    localStorage.removeItem('auth_token');
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  });
  await expect(chatWindow(page).getByText(SESSION_TEXTS.ended.en)).toBeVisible();
  await chatWindow(page).getByRole('link', { name: SESSION_TEXTS.signIn.en }).click();
  await page.waitForURL(/\/auth/);
  const back = await page.evaluate(() => sessionStorage.getItem('redirect_after_login'));
  expect(back).toBe(`${await productPath()}#chat`);
});
