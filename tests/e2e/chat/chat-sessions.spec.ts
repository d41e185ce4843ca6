// Open chat while the session ends, another user signs in, or messages are still unsent.

import { expect, open, type Page, REFUSED, test } from '../site.ts';
import { WORDS } from '../words.ts';
import { line, log, pair, write } from './chat-people.ts';

/** Changes the token as another tab would. */
const becomes = (page: Page, token: string | null): Promise<void> =>
  page.evaluate((next) => {
    if (next === null) localStorage.removeItem('auth_token');
    else localStorage.setItem('auth_token', next);
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  }, token);

const chatWindow = (page: Page) => page.locator('[data-chat-window]');

test('another account that signs in sees nothing of the conversation that was open', async ({
  page,
  request,
}) => {
  const { buyer, supplier, say } = await pair(request);
  const { buyer: other } = await pair(request);
  await say(supplier, 'For Asha only');
  await page.goto(`/supplier/${supplier.id}`);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/supplier/${supplier.id}`);
  await page.getByRole('button', { name: WORDS.en.chat.now.open }).click();
  await expect(log(page).getByText('For Asha only')).toBeVisible();
  await line(page).fill('Begun');
  await becomes(page, null);
  await expect(chatWindow(page).getByText(WORDS.en.chat.live.signedOut)).toBeVisible();
  await expect(page.getByText('For Asha only')).toHaveCount(0);
  await becomes(page, other.token);
  await expect(line(page)).toHaveValue('');
  await expect(page.getByText('For Asha only')).toHaveCount(0);
  await becomes(page, buyer.token);
  await expect(log(page).getByText('For Asha only')).toBeVisible();
  await expect(line(page)).toHaveValue('Begun');
});

test('a session that the server ended leads to the sign-in', async ({ page, request, faults }) => {
  faults.expected(REFUSED);
  const { buyer, supplier } = await pair(request);
  await page.goto(`/supplier/${supplier.id}`);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/supplier/${supplier.id}`);
  await page.getByRole('button', { name: WORDS.en.chat.now.open }).click();
  await expect(line(page)).toBeVisible();
  const headers = { authorization: `Bearer ${buyer.token}` };
  expect((await request.post('/api/auth/logout', { headers })).ok()).toBe(true);
  await expect(chatWindow(page).getByText(WORDS.en.chat.live.signedOut)).toBeVisible();
  await expect(
    chatWindow(page).getByRole('link', { name: WORDS.en.chat.live.signIn }),
  ).toBeVisible();
});

test('a message is stored although its window was closed at once', async ({ page, request }) => {
  const { buyer, supplier } = await pair(request);
  await page.goto(`/supplier/${supplier.id}`);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/supplier/${supplier.id}`);
  const button = page.getByRole('button', { name: WORDS.en.chat.now.open });
  await button.click();
  await expect(line(page)).toBeFocused();
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/messages', async (route) => {
    await held;
    await route.continue();
  });
  await write(page, 'On my way out');
  await page.keyboard.press('Escape');
  await expect(chatWindow(page)).toHaveCount(0);
  const stored = page.waitForResponse('**/api/messages');
  answer();
  expect((await stored).ok()).toBe(true);
  await button.click();
  await expect(log(page).locator('[data-message]')).toHaveCount(1);
  await expect(log(page).locator('[data-outgoing]')).toHaveCount(0);
});

test('a list that failed says so beside the conversation that is open, and is tried again', async ({
  page,
  request,
  faults,
}) => {
  faults.expected(REFUSED);
  const { buyer, chatId } = await pair(request);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
  await page.route('**/api/chats/buyer*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/chat?c=${chatId}`);
  const { list } = WORDS.en.chat;
  await expect(page.getByText(list.failed)).toBeVisible();
  await expect(line(page)).toBeVisible();
  await page.unroute('**/api/chats/buyer*');
  await page.getByRole('button', { name: list.retry }).click();
  await expect(page.locator(`[data-chat="${chatId}"]`)).toBeVisible();
});
