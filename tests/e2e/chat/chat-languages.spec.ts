// Chat between two languages: ready phrases, the notice in the head, translation on the device, local times.
import { signInAs } from '../accounts.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import {
  createConversation,
  messageInput,
  messageLog,
  openPageAs,
  shownTexts,
} from './chat-users.ts';

const en = SITE_TEXTS.en.chatTools;
const zh = SITE_TEXTS['zh-Hans'].chatTools;
const phrasesButton = (page: Page, lang: 'en' | 'zh-Hans' = 'en') =>
  page.locator('form').getByRole('button', { name: SITE_TEXTS[lang].chat.line.phrases });
const notice = (page: Page) => page.locator('aside');
/** Chinese that the glossary does not know. */
const UNKNOWN = '老板今天去外地出差了，明天下午再给您回话哈';

test('a phrase with figures is sent in both languages', { tag: '@wide' }, async ({
  page,
  browser,
  request,
}) => {
  const { buyer, supplier, chatId } = await createConversation(request);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await phrasesButton(page).click();
  const dialog = page.getByRole('dialog', { name: en.phrases.title });
  await expect(dialog.getByRole('listitem')).toHaveCount(55);
  await expectNoViolations(page);
  await expectInsideWindow(page);
  await dialog.getByRole('button', { name: en.situations.payment, exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await dialog.getByRole('button', { name: en.situations.all, exact: true }).click();
  await dialog.getByRole('searchbox').fill('优惠');
  await dialog.getByRole('listitem').getByRole('button').click();
  const form = page.getByRole('dialog', { name: en.phrases.fill });
  await expect(form.getByLabel(en.fields.quantity)).toBeFocused();
  await form.getByRole('button', { name: en.phrases.send }).click();
  await expect(form.getByText('Enter a number from 1 to 1,000,000.')).toBeVisible();
  await expectNoViolations(page);
  await form.getByLabel(en.fields.quantity).fill('12');
  await form.getByLabel(en.fields.percent).fill('7.5');
  await expect(form.locator('[data-preview="zh-Hans"]')).toHaveText(
    '如果订 12 台，能否优惠 7.5%？',
  );
  await form.getByRole('button', { name: en.phrases.send }).click();
  const sent = 'If we take 12 units, can you give 7.5% discount?';
  await expect(messageLog(page).locator('[data-message]').getByText(sent)).toBeVisible();

  const li = await openPageAs(browser, supplier);
  await open(li, `/zh-hans/vendorchat?c=${chatId}`);
  const message = messageLog(li).locator('[data-message]');
  await expect(message.getByText('如果订 12 台，能否优惠 7.5%？')).toBeVisible();
  await expect(message.getByText(sent)).toBeHidden();
  await message.getByRole('button', { name: zh.phrase.showOriginal }).click();
  await expect(message.getByText(sent)).toBeVisible();
  await expectNoViolations(li);
  // A supplier has phrases of its own.
  await phrasesButton(li, 'zh-Hans').click();
  await expect(li.getByRole('dialog').getByRole('listitem')).toHaveCount(56);
  await expectNoViolations(li);
  await expectInsideWindow(li);
  await li.context().close();
});

test('a phrase is inserted below what was typed', { tag: '@wide' }, async ({ page, request }) => {
  const { buyer, chatId } = await createConversation(request);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await messageInput(page).fill('Good day');
  await phrasesButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('searchbox').fill('wiring');
  await page.locator('[data-phrase]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en.phrases.insert }).click();
  await expect(messageInput(page)).toHaveValue(
    'Good day\nPlease send the electrical wiring diagram.',
  );
  await phrasesButton(page).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without a translation the head says so once, and can be dismissed', async ({
  page,
  request,
}) => {
  const { buyer, supplier, chatId, send } = await createConversation(request);
  await send(supplier, UNKNOWN);
  await send(supplier, `${UNKNOWN}。`);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await expect(notice(page)).toContainText(en.notice.noService);
  await expect(notice(page)).toHaveCount(1);
  await expect(messageLog(page)).not.toContainText(SITE_TEXTS.en.common.ui.translation.unavailable);
  await expect(notice(page).getByRole('button', { name: en.device.start })).toHaveCount(0);
  await expectNoViolations(page);
  await expectInsideWindow(page);
  await notice(page).getByRole('button', { name: en.phrases.open }).click();
  await expect(page.getByRole('dialog', { name: en.phrases.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await notice(page).getByRole('button', { name: en.notice.dismiss }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(messageLog(page).getByText(`${UNKNOWN}。`)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

/** A browser with a translator whose language pack is downloaded in two steps, or fails. */
const addTranslator = (page: Page, outcome: 'works' | 'fails') =>
  page.addInitScript((result) => {
    const api = {
      availability: async () => 'downloadable',
      async create({ monitor }: { monitor: (target: EventTarget) => void }) {
        const target = new EventTarget();
        monitor(target);
        target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 0.4, total: 1 }));
        await new Promise((resolve) => addEventListener('pack-downloaded', resolve));
        if (result === 'fails') throw new Error('No space');
        return { translate: async (text: string) => `[on device] ${text.length} characters` };
      },
    };
    Object.assign(globalThis, { Translator: api });
  }, outcome);
const finishDownload = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('pack-downloaded')));

test('the browser translates on a press, with its progress', async ({ page, request }) => {
  const { buyer, supplier, chatId, send } = await createConversation(request);
  await send(supplier, UNKNOWN);
  await addTranslator(page, 'works');
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await notice(page).getByRole('button', { name: en.device.start }).click();
  await expect(notice(page).getByText('40%')).toBeVisible();
  await expect(notice(page).getByRole('progressbar')).toBeVisible();
  await expectNoViolations(page);
  await finishDownload(page);
  await expect(notice(page)).toContainText(en.device.on);
  await expect(
    messageLog(page).getByText(`[on device] ${UNKNOWN.length} characters`),
  ).toBeVisible();
  await expect(messageLog(page).getByText(en.device.label)).toBeVisible();
  await expect(messageLog(page).getByText(UNKNOWN)).toBeVisible();
  await expectNoViolations(page);
});

test('if the browser cannot, the original stays', { tag: '@wide' }, async ({ page, request }) => {
  const { buyer, supplier, chatId, send } = await createConversation(request);
  await send(supplier, UNKNOWN);
  await addTranslator(page, 'fails');
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await notice(page).getByRole('button', { name: en.device.start }).click();
  await expect(notice(page).getByRole('progressbar')).toBeVisible();
  await finishDownload(page);
  await expect(notice(page).getByRole('alert')).toHaveText(en.device.failed);
  expect(await shownTexts(page)).toEqual([UNKNOWN]);
  await expect(notice(page).getByRole('button', { name: en.device.again })).toBeVisible();
});

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('times have their zone, and the head has the local time of the other side', async ({
    page,
    request,
  }) => {
    const { buyer, supplier, chatId, send } = await createConversation(request);
    await send(supplier, 'Hello');
    await signInAs(page, buyer);
    await page.clock.setFixedTime(new Date('2026-11-23T06:20:00Z'));
    await open(page, `/chat?c=${chatId}`);
    const localTime = page.locator('[data-local-time]');
    await expect(localTime).toHaveText(/^14:20 CST/);
    await expect(localTime).not.toContainText(SITE_TEXTS.en.chat.time.closed);
    await expect(messageLog(page).locator('time')).toHaveText(/^\d\d:\d\d IST$/);
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'));
    await page.reload();
    await expect(localTime).toHaveText(`18:00 CST · ${SITE_TEXTS.en.chat.time.closed}`);
    await open(page, `/zh-hans/chat?c=${chatId}`);
    await expect(localTime).toContainText('北京时间 18:00');
    await expect(messageLog(page).locator('time')).toHaveText(/^印度时间 \d\d:\d\d$/);
  });
});
