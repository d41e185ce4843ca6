// Open chat while the session ends, another user signs in, or messages are still unsent.

import { SESSION_TEXTS } from '../../../contract/messages/session.ts';
import { signInAs } from '../accounts.ts';
import { expect, FAILED_REQUEST, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { createConversation, messageInput, messageLog, sendByEnter } from './chat-users.ts';

/** Changes the token as another tab would. */
const becomes = (page: Page, token: string | null): Promise<void> =>
  page.evaluate((next) => {
    if (next === null) localStorage.removeItem('auth_token');
    else localStorage.setItem('auth_token', next);
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  }, token);

const chatWindow = (page: Page) => page.locator('[data-chat-window]');

test('another account that signs in does not see the open conversation', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, supplier, send: say } = await createConversation(request);
  const { buyer: other } = await createConversation(request);
  await say(supplier, 'For Asha only');
  await page.goto(`/supplier/${supplier.id}`);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/supplier/${supplier.id}`);
  await page.getByRole('button', { name: SITE_TEXTS.en.chat.now.open }).click();
  await expect(messageLog(page).getByText('For Asha only')).toBeVisible();
  await messageInput(page).fill('Begun');
  await becomes(page, null);
  await expect(chatWindow(page).getByText(SESSION_TEXTS.ended.en)).toBeVisible();
  await expect(page.getByText('For Asha only')).toHaveCount(0);
  await becomes(page, other.token);
  await expect(messageInput(page)).toHaveValue('');
  await expect(page.getByText('For Asha only')).toHaveCount(0);
  await becomes(page, buyer.token);
  await expect(messageLog(page).getByText('For Asha only')).toBeVisible();
  await expect(messageInput(page)).toHaveValue('Begun');
});

test('a session that the server ended leads to the sign-in', { tag: '@wide' }, async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  const { buyer, supplier } = await createConversation(request);
  await page.goto(`/supplier/${supplier.id}`);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/supplier/${supplier.id}`);
  await page.getByRole('button', { name: SITE_TEXTS.en.chat.now.open }).click();
  await expect(messageInput(page)).toBeVisible();
  const headers = { authorization: `Bearer ${buyer.token}` };
  expect((await request.post('/api/auth/logout', { headers })).ok()).toBe(true);
  await expect(chatWindow(page).getByText(SESSION_TEXTS.ended.en)).toBeVisible();
  await expect(chatWindow(page).getByRole('link', { name: SESSION_TEXTS.signIn.en })).toBeVisible();
});

test('a message is stored although its window is closed at once', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, supplier } = await createConversation(request);
  await page.goto(`/supplier/${supplier.id}`);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/supplier/${supplier.id}`);
  const button = page.getByRole('button', { name: SITE_TEXTS.en.chat.now.open });
  await button.click();
  await expect(messageInput(page)).toBeFocused();
  let answer = (): void => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/messages', async (route) => {
    await released;
    await route.continue();
  });
  await sendByEnter(page, 'On my way out');
  await page.keyboard.press('Escape');
  await expect(chatWindow(page)).toHaveCount(0);
  const stored = page.waitForResponse('**/api/messages');
  answer();
  expect((await stored).ok()).toBe(true);
  await button.click();
  await expect(messageLog(page).locator('[data-message]')).toHaveCount(1);
  await expect(messageLog(page).locator('[data-outgoing]')).toHaveCount(0);
});

test('a failed list shows so beside the open conversation and can be retried', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  const { buyer, chatId, send: say } = await createConversation(request);
  await say(buyer, 'Is it in stock?');
  await signInAs(page, buyer);
  await page.route('**/api/chats/buyer*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/chat?c=${chatId}`);
  const { list } = SITE_TEXTS.en.chat;
  await expect(page.getByText(list.failed)).toBeVisible();
  await expect(messageInput(page)).toBeVisible();
  await page.unroute('**/api/chats/buyer*');
  await page.getByRole('button', { name: list.retry }).click();
  await expect(page.locator(`[data-chat="${chatId}"]`)).toBeVisible();
});
