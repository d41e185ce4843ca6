// Header bell: unread count, newest notifications, and no visible error when the count is not available.
import { randomUUID } from 'node:crypto';
import { answerTo, enterAs, newMember } from '../members.ts';
import { expect, LANGUAGES, type Locator, open, type Page, REFUSED, test } from '../site.ts';
import { expectInsideWindow, expectNoViolations } from '../sound.ts';
import { answered, enquire, theMaker } from '../trade/trade.ts';
import { filled, WORDS } from '../words.ts';

const bellOf = (page: Page): Locator => page.locator('[data-bell] > summary');
const panelOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const counted = (text: string, number: number): string => text.replace('#', String(number));
const unreadAsked = '**/api/notifications/unread';

const tell = (page: Page, event: string, detail?: object): Promise<void> =>
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
  const words = WORDS[lang].notifications;

  test(`a supplier is told of an inquiry, opens it, and has read it (${lang})`, async ({
    page,
  }) => {
    const subject = `HG-${randomUUID()}`;
    const supplier = await theMaker(page);
    await enquire(page, await newMember(page), subject);
    await enterAs(page, supplier);
    await open(page, `${prefix}/about`);
    const bell = bellOf(page);
    await expect(bell).toHaveText(/^[1-9]\d*\+?$/);
    await bell.click();
    const panel = panelOf(page, words.title);
    const item = panel.getByRole('link').filter({ hasText: subject });
    await expect(item).toContainText(filled(words.kind.enquiry.new, { from: 'Asha Rao' }));
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
  });

  test(`all are marked at once; without any it says so (${lang})`, async ({ page }) => {
    await enterAs(page, await answered(page, 'HG-1', ['50 Hz', '60 Hz']));
    await open(page, `${prefix}/about`);
    const bell = bellOf(page);
    await expect(bell).toHaveText('2');
    await expect(bell).toHaveAccessibleName(counted(words.unread, 2));
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

    await enterAs(page, await newMember(page));
    await open(page, `${prefix}/about`);
    await bell.click();
    await expect(panel.getByText(words.empty, { exact: true })).toBeVisible();
    await expectNoViolations(page);
  });

  test(`a list that does not come is asked for again (${lang})`, async ({ page, faults }) => {
    faults.expected(REFUSED, /Failed to load resource/);
    await enterAs(page, await newMember(page));
    await answerTo(page, '/notifications?**', 500, { success: false, code: 'internal' });
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

test('by keyboard: Enter opens, Escape closes and gives the focus back', async ({ page }) => {
  await enterAs(page, await newMember(page));
  await answerList(page, 1);
  await open(page, '/about');
  const { title, readAll } = WORDS.en.notifications;
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

test('older items come when they are asked for', async ({ page }) => {
  await enterAs(page, await newMember(page, 'supplier'));
  await answerList(page, 16);
  await open(page, '/about');
  await bellOf(page).click();
  const { title, older } = WORDS.en.notifications;
  const panel = panelOf(page, title);
  await expect(panel.getByRole('link')).toHaveCount(15);
  await panel.getByRole('button', { name: older }).click();
  await expect(panel.getByRole('link')).toHaveCount(16);
  await expect(panel.getByRole('link').last()).toBeFocused();
  await expect(panel.getByRole('button', { name: older })).toBeHidden();
});

test('a conversation that is open brings items and numbers as they happen', async ({ page }) => {
  await enterAs(page, await newMember(page, 'supplier'));
  await open(page, '/about');
  const { unread, title } = WORDS.en.notifications;
  await bellOf(page).click();
  const panel = panelOf(page, title);
  await expect(panel.getByText(WORDS.en.notifications.empty, { exact: true })).toBeVisible();
  await tell(page, 'yb:notification', {
    id: 'n1',
    kind: 'order.new',
    subjectId: 'o1',
    subject: 'HG-255S',
    from: 'Rao Works',
    detail: '',
    createdAt: new Date().toISOString(),
    readAt: null,
  });
  await expect(bellOf(page)).toHaveAccessibleName(counted(unread, 1));
  await expect(panel.getByRole('link', { name: /New order from Rao Works/ })).toHaveAttribute(
    'href',
    '/dashboard/orders/o1',
  );
  await answerTo(page, '/notifications/unread', 200, {
    success: true,
    unread: 7,
    unreadMessages: 120,
    side: 'supplier',
  });
  await tell(page, 'yb:message', { chatId: 'c1' });
  await expect(bellOf(page)).toHaveAccessibleName(counted(unread, 7));
});

test('the way to the conversations carries their number, and leads to one’s own side', async ({
  page,
}) => {
  await answerTo(page, '/notifications/unread', 200, {
    success: true,
    unread: 0,
    unreadMessages: 120,
    side: 'supplier',
  });
  await enterAs(page, await newMember(page, 'supplier'));
  await open(page, '/about');
  const link = page.getByRole('link', {
    name: WORDS.en.notifications.messagesUnread.replace('#', '99+'),
  });
  await expect(link).toHaveAttribute('href', '/vendorchat');
});

test('a visitor is asked nothing, and an absent backend is not mentioned', async ({
  page,
  faults,
}) => {
  faults.expected(/Failed to load resource/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open(page, '/about');
  await expect(bellOf(page)).toBeHidden();
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await enterAs(page, await newMember(page));
  await page.route(unreadAsked, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await open(page, '/about');
  await failed;
  await expect(bellOf(page)).toHaveAccessibleName(WORDS.en.notifications.title);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls.filter((path) => path.endsWith('/unread'))).toHaveLength(1);
});

test("the bell of another account shows nothing of the first one's, however late it comes", async ({
  page,
}) => {
  const words = WORDS.en.notifications;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.addInitScript(() => localStorage.setItem('auth_token', 'first'));
  await page.route(unreadAsked, (route) =>
    route.fulfill({ json: { success: true, unread: 0, unreadMessages: 0 } }),
  );
  await page.route('**/api/notifications?**', async (route) => {
    const isFirst = route.request().headers().authorization === 'Bearer first';
    if (isFirst) await held;
    const data = [{ ...item(0), subject: isFirst ? 'Of the first' : 'Of the second' }];
    const pagination = { page: 1, limit: 15, total: 1, totalPages: 1, capped: false };
    await route.fulfill({ json: { success: true, data, pagination, unread: 1 } });
  });
  await open(page, '/about');
  const panel = panelOf(page, words.title);
  const asked = page.waitForRequest('**/api/notifications?**');
  await bellOf(page).click();
  await asked;
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'second');
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  });
  await expect(panel.getByText('Of the second')).toBeVisible();
  const late = page.waitForResponse(
    (reply) => reply.request().headers().authorization === 'Bearer first',
  );
  release();
  await (await late).finished();
  await expect(panel.getByText('Of the second')).toBeVisible();
  await expect(panel.getByText('Of the first')).toHaveCount(0);
});

for (const { lang, prefix } of LANGUAGES)
  test(`what the bell needs and cannot load is said, and loaded at the next opening (${lang})`, async ({
    page,
    faults,
  }) => {
    faults.expected(/^Failed to load resource: net::/);
    const words = WORDS[lang].notifications;
    await page.addInitScript(() => localStorage.setItem('auth_token', 'made up'));
    await answerTo(page, '/notifications/unread', 200, { success: true, unread: 1 });
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
