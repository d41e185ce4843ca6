// Floating chat window: opened from a product, a supplier's profile and the BIS page, and closed again.
import { BIS_TOPIC_ID } from '../../../contract/limits.ts';
import { accountOf, enterAs } from '../members.ts';
import { expect, isPhone, LANGUAGES, open, type Page, REFUSED, test } from '../site.ts';
import { expectInsideWindow, expectNoViolations } from '../sound.ts';
import { fullProduct, fullSupplier } from '../subjects.ts';
import { WORDS } from '../words.ts';
import { line, log, pageOf, shownTexts, talker, write } from './chat-people.ts';

const { chat } = WORDS.en;
const chatWindow = (page: Page) => page.locator('[data-chat-window]');
const chatNow = (page: Page) => page.locator('[data-chat-now]').filter({ visible: true }).first();
const productPath = async () => `/product/${(await fullProduct()).id}`;

for (const { lang, prefix } of LANGUAGES)
  for (const scheme of ['light', 'dark'] as const)
    test(`over a product (${lang}, ${scheme})`, async ({ page, request }) => {
      const product = await fullProduct();
      await page.emulateMedia({ colorScheme: scheme });
      await enterAs(page, await talker(request, 'buyer'));
      await open(page, prefix + (await productPath()));
      const opener = chatNow(page);
      await opener.click();
      const words = WORDS[lang].chat;
      await expect(chatWindow(page).getByText(words.pane.empty)).toBeVisible();
      if (lang === 'en')
        await expect(chatWindow(page).getByRole('heading')).toHaveText(product.name);
      await expect(line(page)).toBeFocused();
      const box = await chatWindow(page).boundingBox();
      const view = page.viewportSize();
      if (isPhone(page)) expect(box).toEqual({ x: 0, y: 0, ...view });
      else expect((box?.x ?? 0) + (box?.width ?? 0)).toBe((view?.width ?? 0) - 16);
      await write(page, '50 Hz?');
      await expect(log(page).getByText(words.message.sent)).toBeVisible();
      await expectNoViolations(page);
      await expectInsideWindow(page);
      await page.keyboard.press('Escape');
      await expect(chatWindow(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
      // Opening the window again shows the same conversation.
      await opener.click();
      await expect(log(page).getByText('50 Hz?')).toBeVisible();
      await page.getByRole('button', { name: words.pane.close }).click();
      await expect(chatWindow(page)).toHaveCount(0);
    });

test('with the keyboard alone', { tag: '@wide' }, async ({ page, request }) => {
  await enterAs(page, await talker(request, 'buyer'));
  await open(page, await productPath());
  await chatNow(page).focus();
  await page.keyboard.press('Enter');
  await expect(line(page)).toBeFocused();
  await page.keyboard.type('Is it in stock?');
  await page.keyboard.press('Tab');
  await expect(chatWindow(page).getByRole('button', { name: chat.line.send })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(chat.message.sent)).toBeVisible();
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(log(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chatNow(page)).toBeFocused();
});

test('nothing of it is loaded before it is asked for', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (each) => {
    if (/open-window|socket\.io/.test(each.url())) scripts.push(each.url());
  });
  await enterAs(page, await talker(request, 'buyer'));
  await open(page, await productPath());
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await chatNow(page).click();
  await expect(line(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('a visitor signs in first, and comes back to the window', async ({ page }) => {
  const { email, password } = accountOf('buyer');
  const path = await productPath();
  await open(page, path);
  await chatNow(page).click();
  await page.waitForURL(/\/auth\?tab=signin/);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.locator('input[type=email]').first().fill(email);
  await page.locator('input[type=password]').first().fill(password);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(`**${path}`);
  await expect(line(page)).toBeFocused();
});

test('a manufacturer is told what the server says, and can close it', async ({
  page,
  request,
  faults,
}) => {
  faults.expected(REFUSED);
  await enterAs(page, await talker(request, 'supplier'));
  // Product pages show suppliers no Chat Now button, so the BIS page is used.
  await open(page, '/bis');
  await chatNow(page).click();
  const said = chatWindow(page).getByRole('alert');
  await expect(said).toContainText(chat.pane.failed);
  await expect(said).toContainText('You may not do this.');
  await expect(line(page)).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: chat.pane.close }).click();
  await expect(chatWindow(page)).toHaveCount(0);
});

test("from a supplier's profile, about no product", async ({ page, request }) => {
  const { id, companyName } = await fullSupplier();
  await enterAs(page, await talker(request, 'buyer'));
  await open(page, `/supplier/${id}`);
  await chatNow(page).click();
  await expect(chatWindow(page).getByRole('heading')).toHaveText(companyName ?? '');
  await write(page, 'Do you make looms?');
  await expect(log(page).getByText(chat.message.sent)).toBeVisible();
});

test('the BIS page asks the desk, in front of a backdrop, and the desk answers', async ({
  page,
  browser,
  request,
}) => {
  const buyer = await talker(request, 'buyer');
  await enterAs(page, buyer);
  const asked = page.waitForRequest((each) => /\/api\/chats$/.test(each.url()));
  await open(page, '/bis');
  await chatNow(page).click();
  expect((await asked).postDataJSON()).toEqual({
    userIds: [buyer.id, 'admin'],
    productId: BIS_TOPIC_ID,
    vendor: 'admin',
  });
  await expect(chatWindow(page).getByText(chat.pane.emptyDesk)).toBeVisible();
  const question = `Which code for ${buyer.id}?`;
  await write(page, question);
  await expect(log(page).getByText(chat.message.sent)).toBeVisible();
  await expectNoViolations(page);

  const login = await request.post('/api/auth/login', { data: accountOf('admin') });
  const { token } = (await login.json()) as { token: string };
  const admin = await pageOf(browser, { token });
  await open(admin, '/vendorchat');
  await admin.getByRole('link', { name: new RegExp(question.slice(0, -1)) }).click();
  await write(admin, '8460.');
  await expect(log(page).getByText('8460.')).toBeVisible();
  // The user does not see which admin answered.
  await expect(log(page).locator('li', { hasText: '8460.' })).toContainText('Yantra Bridge');
  expect(await shownTexts(page)).toEqual([question, '8460.']);
  await admin.context().close();

  if (isPhone(page)) await page.getByRole('button', { name: chat.pane.close }).click();
  else await page.mouse.click(200, 200);
  await expect(chatWindow(page)).toHaveCount(0);
});

test('toasts stand above it', { tag: '@wide' }, async ({ page, request }) => {
  await enterAs(page, await talker(request, 'buyer'));
  await open(page, await productPath());
  await page.locator('[data-buyer="inquiry"]').filter({ visible: true }).first().click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await chatNow(page).click();
  await expect(line(page)).toBeVisible();
  const dialogTop = (await chatWindow(page).boundingBox())?.y ?? 0;
  await page.locator('[data-buyer="inquiry"]').filter({ visible: true }).first().press('Enter');
  await page.locator('dialog:modal').getByRole('textbox').first().fill('50 Hz?');
  await page.locator('dialog:modal').locator('button[type=submit]').click();
  const toast = page.locator('.toast').first();
  await expect(toast).toBeVisible();
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(dialogTop);
  await expect(chatWindow(page)).toBeVisible();
});

test('a session that ended does not take away what was typed', { tag: '@wide' }, async ({
  page,
  request,
  faults,
}) => {
  faults.expected(REFUSED);
  await enterAs(page, await talker(request, 'buyer'));
  await open(page, await productPath());
  await chatNow(page).click();
  await line(page).fill('Begun');
  await page.evaluate(() => {
    localStorage.removeItem('auth_token');
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  });
  await expect(chatWindow(page).getByText(chat.live.signedOut)).toBeVisible();
  await chatWindow(page).getByRole('link', { name: chat.live.signIn }).click();
  await page.waitForURL(/\/auth/);
  const back = await page.evaluate(() => sessionStorage.getItem('redirect_after_login'));
  expect(back).toBe(`${await productPath()}#chat`);
});
