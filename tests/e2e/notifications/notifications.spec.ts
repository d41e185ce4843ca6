// Header bell: unread count, newest notifications, and no visible error when the count is not available.
import { randomUUID } from 'node:crypto';
import { mockCall, registerAccount, signInAs } from '../accounts.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import {
  createBuyerWithReplies,
  sendEnquiry,
  signInDemoSupplier,
} from '../trade/demo-enquiries.ts';

const bellOf = (page: Page): Locator => page.locator('[data-bell] > summary');
const panelOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const withCount = (text: string, number: number): string => text.replace('#', String(number));
const UNREAD_CALL = '**/api/notifications/unread';

const dispatch = (page: Page, event: string, detail?: object): Promise<void> =>
  page.evaluate(
    ([name, about]) => void document.dispatchEvent(new CustomEvent(name, { detail: about })),
    [event, detail] as const,
  );

const item = (at: number) => ({
  id: `n${at}`,
  kind: 'enquiry.new',
  subjectId: `e${at}`,
  subject: `HG-${at}`,
  from: 'Asha Rao',
  detail: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  readAt: at === 0 ? null : '2026-01-02T00:00:00.000Z',
});

/** Answers with `total` notifications in pages of fifteen; the newest is unread. */
async function answerList(page: Page, total: number): Promise<void> {
  await page.route('**/api/notifications?**', async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page'));
    const data = Array.from({ length: total }, (_, each) => item(each)).slice(
      15 * at - 15,
      15 * at,
    );
    const totalPages = Math.ceil(total / 15);
    const pagination = { page: at, limit: 15, total, totalPages, capped: false };
    await route.fulfill({
      json: { success: true, data, pagination, unread: 1, unreadMessages: 0 },
    });
  });
}

for (const { lang, prefix } of LANGUAGES) {
  const words = SITE_TEXTS[lang].notifications;

  test(`a supplier is notified of an enquiry and opens it, which marks it as read (${lang})`, async ({
    page,
  }) => {
    const subject = `HG-${randomUUID()}`;
    const supplier = await signInDemoSupplier(page);
    await sendEnquiry(page, await registerAccount(page), subject);
    await signInAs(page, supplier);
    await open(page, `${prefix}/about`);
    const bell = bellOf(page);
    await expect(bell).toHaveText(/^[1-9]\d*\+?$/);
    await bell.click();
    const panel = panelOf(page, words.title);
    const item = panel.getByRole('link').filter({ hasText: subject });
    await expect(item).toContainText(
      fillPlaceholders(words.kind.enquiry.new, { from: 'Asha Rao' }),
    );
    await expect(item).toContainText(words.isNew.trim());
    await expect(item).toContainText(words.now);
    await expectInsideWindow(page);
    await expectNoViolations(page);

    const marked = page.waitForRequest('**/api/notifications/read');
    await item.click();
    await marked;
    await page.waitForURL(/\/dashboard\?tab=inquiry&enquiry=/);
    await expect(page.getByRole('dialog', { name: subject })).toBeVisible();
    await page.keyboard.press('Escape');
    await bell.click();
    await expect(item).toBeVisible();
    await expect(item).not.toContainText(words.isNew.trim());
    // Beside the toasts of the dashboard.
    await expectNoViolations(page);
  });

  test(`all are marked as read at once, and an empty list shows so (${lang})`, async ({ page }) => {
    await signInAs(page, await createBuyerWithReplies(page, 'HG-1', ['50 Hz', '60 Hz']));
    await open(page, `${prefix}/about`);
    const bell = bellOf(page);
    await expect(bell).toHaveText('2');
    await expect(bell).toHaveAccessibleName(withCount(words.unread, 2));
    await bell.click();
    const panel = panelOf(page, words.title);
    await panel.getByRole('button', { name: words.readAll }).click();
    await expect(bell).toHaveAccessibleName(words.title);
    await expect(panel.getByRole('button', { name: words.readAll })).toBeHidden();
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.reload();
    await bell.click();
    await expect(panel.getByRole('link')).toHaveCount(2);
    await expect(panel.getByText(words.isNew.trim())).toHaveCount(0);

    await signInAs(page, await registerAccount(page));
    await open(page, `${prefix}/about`);
    await bell.click();
    await expect(panel.getByText(words.empty, { exact: true })).toBeVisible();
    await expectNoViolations(page);
  });

  test(`a failed list can be loaded again (${lang})`, async ({ page, pageErrors }) => {
    pageErrors.expected(FAILED_REQUEST, /Failed to load resource/);
    await signInAs(page, await registerAccount(page));
    await mockCall(page, '/notifications?**', 500, { success: false, code: 'internal' });
    await open(page, `${prefix}/about`);
    await bellOf(page).click();
    const panel = panelOf(page, words.title);
    await expect(panel.getByText(words.failed)).toBeVisible();
    await expectNoViolations(page);
    await answerList(page, 1);
    await panel.getByRole('button', { name: words.retry }).click();
    await expect(panel.getByRole('link')).toHaveCount(1);
    await expect(panel.getByText(words.failed)).toHaveCount(0);
  });
}

test('Enter opens the list, Escape closes it and returns the focus', { tag: '@wide' }, async ({
  page,
}) => {
  await signInAs(page, await registerAccount(page));
  await answerList(page, 1);
  await open(page, '/about');
  const { title, readAll } = SITE_TEXTS.en.notifications;
  await bellOf(page).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, title);
  await expect(panel.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: readAll })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bellOf(page)).toBeFocused();
});

test('older items load on request', async ({ page }) => {
  await signInAs(page, await registerAccount(page, 'supplier'));
  await answerList(page, 16);
  await open(page, '/about');
  await bellOf(page).click();
  const { title, older } = SITE_TEXTS.en.notifications;
  const panel = panelOf(page, title);
  await expect(panel.getByRole('link')).toHaveCount(15);
  await panel.getByRole('button', { name: older }).click();
  await expect(panel.getByRole('link')).toHaveCount(16);
  await expect(panel.getByRole('link').last()).toBeFocused();
  await expect(panel.getByRole('button', { name: older })).toBeHidden();
});

test('an open page shows new items and counts as they arrive', async ({ page }) => {
  await signInAs(page, await registerAccount(page, 'supplier'));
  await open(page, '/about');
  const { unread, title } = SITE_TEXTS.en.notifications;
  await bellOf(page).click();
  const panel = panelOf(page, title);
  await expect(panel.getByText(SITE_TEXTS.en.notifications.empty, { exact: true })).toBeVisible();
  await dispatch(page, 'yb:notification', {
    id: 'n1',
    kind: 'order.new',
    subjectId: 'o1',
    subject: 'HG-255S',
    from: 'Rao Works',
    detail: '',
    createdAt: new Date().toISOString(),
    readAt: null,
  });
  await expect(bellOf(page)).toHaveAccessibleName(withCount(unread, 1));
  await expect(panel.getByRole('link', { name: /New order from Rao Works/ })).toHaveAttribute(
    'href',
    '/dashboard/orders/o1',
  );
  await mockCall(page, '/notifications/unread', 200, {
    success: true,
    unread: 7,
    unreadMessages: 120,
    side: 'supplier',
  });
  await dispatch(page, 'yb:message', { chatId: 'c1' });
  await expect(bellOf(page)).toHaveAccessibleName(withCount(unread, 7));
});

test('the link to the conversations has their count and leads to the own role', async ({
  page,
}) => {
  await mockCall(page, '/notifications/unread', 200, {
    success: true,
    unread: 0,
    unreadMessages: 120,
    side: 'supplier',
  });
  await signInAs(page, await registerAccount(page, 'supplier'));
  await open(page, '/about');
  const link = page.getByRole('link', {
    name: SITE_TEXTS.en.notifications.messagesUnread.replace('#', '99+'),
  });
  await expect(link).toHaveAttribute('href', '/vendorchat');
});

test('a visitor makes no calls, and a missing backend shows no error', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/Failed to load resource/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open(page, '/about');
  await expect(bellOf(page)).toBeHidden();
  // The page shows figures of the market, the same for everyone.
  await expect
    .poll(() => calls.filter((path) => path.startsWith('/api/')))
    .toEqual(['/api/market/figures']);

  await signInAs(page, await registerAccount(page));
  await page.route(UNREAD_CALL, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open(page, '/about');
  await failed;
  await expect(bellOf(page)).toHaveAccessibleName(SITE_TEXTS.en.notifications.title);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls.filter((path) => path.endsWith('/unread'))).toHaveLength(1);
});

test('another account does not see the notifications of the previous one, even from a late reply', {
  tag: '@wide',
}, async ({ page }) => {
  const words = SITE_TEXTS.en.notifications;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.addInitScript(() => localStorage.setItem('auth_token', 'first'));
  await page.route(UNREAD_CALL, (route) =>
    route.fulfill({ json: { success: true, unread: 0, unreadMessages: 0 } }),
  );
  await page.route('**/api/notifications?**', async (route) => {
    const isFirst = route.request().headers().authorization === 'Bearer first';
    if (isFirst) await released;
    const data = [{ ...item(0), subject: isFirst ? 'Of the first' : 'Of the second' }];
    const pagination = { page: 1, limit: 15, total: 1, totalPages: 1, capped: false };
    await route.fulfill({ json: { success: true, data, pagination, unread: 1 } });
  });
  await open(page, '/about');
  const panel = panelOf(page, words.title);
  const listRequest = page.waitForRequest('**/api/notifications?**');
  await bellOf(page).click();
  await listRequest;
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'second');
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  });
  await expect(panel.getByText('Of the second')).toBeVisible();
  const lateReply = page.waitForResponse(
    (reply) => reply.request().headers().authorization === 'Bearer first',
  );
  release();
  await (await lateReply).finished();
  await expect(panel.getByText('Of the second')).toBeVisible();
  await expect(panel.getByText('Of the first')).toHaveCount(0);
});

for (const { lang, prefix } of LANGUAGES)
  test(`failed texts of the list show an error and load at the next opening (${lang})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected(/^Failed to load resource: net::/);
    const words = SITE_TEXTS[lang].notifications;
    await page.addInitScript(() => localStorage.setItem('auth_token', 'made up'));
    await mockCall(page, '/notifications/unread', 200, { success: true, unread: 1 });
    await answerList(page, 1);
    await open(page, `${prefix}/about`);
    await page.route('**/notifications.*.js', (route) => route.abort());
    await bellOf(page).click();
    const panel = panelOf(page, words.title);
    await expect(panel.getByText(words.failed)).toBeVisible();
    await expectNoViolations(page);
    await page.unroute('**/notifications.*.js');
    await bellOf(page).click();
    await bellOf(page).click();
    await expect(panel.getByRole('link')).toHaveCount(1);
  });
