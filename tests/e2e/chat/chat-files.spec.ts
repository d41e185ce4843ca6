// Chat attachments: selected, pasted, refused, canceled during upload, shown and saved only by the counterpart.

import { signInAs } from '../accounts.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { picture } from '../products/fake-supplier.ts';
import { expect, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { createConversation, messageInput, messageLog, openPageAs } from './chat-users.ts';

const { file, line: words, message } = SITE_TEXTS.en.chat;
const PDF = {
  name: 'offer.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${'x'.repeat(3_000)}\n%%EOF\n`),
};
const input = (page: Page) => page.locator('form input[type=file]');
const send = (page: Page) => page.getByRole('button', { name: words.send }).click();

test('a picture and a document reach the counterpart', async ({ page, browser, request }) => {
  const { buyer, supplier, chatId } = await createConversation(request);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await input(page).setInputFiles([picture('mill.png'), PDF]);
  await expect(page.getByText('mill.png')).toBeVisible();
  await expect(messageInput(page)).toBeFocused();
  await expectNoViolations(page);
  await send(page);
  const li = await openPageAs(browser, supplier);
  await open(li, `/vendorchat?c=${chatId}`);
  await expect(
    messageLog(li).getByRole('link', { name: fillPlaceholders(file.open, { name: 'mill.webp' }) }),
  ).toBeVisible();
  await expect(messageLog(li).locator('img')).toHaveJSProperty('complete', true);
  await expect(messageLog(li).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const saving = li.waitForEvent('download');
  await messageLog(li)
    .getByRole('button', { name: `${file.save} offer.pdf` })
    .click();
  expect((await saving).suggestedFilename()).toBe('offer.pdf');
  await expectNoViolations(li);
  await expectInsideWindow(li);
  // Without the token the file is not available.
  const path = await messageLog(li).evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/files/')) ?? '',
  );
  expect(path).toContain('/files/');
  expect((await request.get(path)).status()).toBe(401);
  await li.context().close();
});

test('a copied picture is pasted and can be removed', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, chatId } = await createConversation(request);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  const bytes = [...picture('x').buffer];
  const paste = () =>
    messageInput(page).evaluate((element, clipboardType) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(
        new File([new Uint8Array(clipboardType)], 'copied.png', { type: 'image/png' }),
      );
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, bytes);
  await paste();
  await page.getByRole('button', { name: `${message.remove}: copied.png` }).click();
  await expect(page.getByText('copied.png')).toHaveCount(0);
  await paste();
  await send(page);
  await expect(messageLog(page).locator('img')).toBeVisible();
});

test('an oversized or unsupported file is refused before the upload', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, chatId } = await createConversation(request);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await input(page).setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  const alert = page.locator('form [role=alert]').first();
  await expect(alert).toContainText('notes.txt');
  await expect(alert).toContainText('large.pdf: A file may have 10MB at most.');
  await expectNoViolations(page);
  await messageInput(page).fill('Sorry');
  await send(page);
  await expect(alert).toBeEmpty();
});

test('an invalid picture is refused by the server and can be removed', {
  tag: '@wide',
}, async ({ page, request, pageErrors }) => {
  pageErrors.expected(/status of 4/);
  const { buyer, chatId } = await createConversation(request);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await input(page).setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG, cut off', 'latin1'),
  });
  await send(page);
  const waiting = messageLog(page).locator('[data-outgoing="failed"]');
  await expect(waiting).toContainText(message.failed);
  await expect(waiting.getByRole('button', { name: message.retry })).toHaveCount(0);
  await waiting.getByRole('button', { name: message.remove }).click();
  await expect(waiting).toHaveCount(0);
});

test('an upload can be cancelled', { tag: '@wide' }, async ({ page, request }) => {
  const { buyer, chatId } = await createConversation(request);
  await signInAs(page, buyer);
  await page.route('**/files', () => {
    // Hold the request, so that the upload never finishes.
  });
  await open(page, `/chat?c=${chatId}`);
  await input(page).setInputFiles(PDF);
  await send(page);
  const waiting = messageLog(page).locator('[data-outgoing="sending"]');
  await expect(waiting.getByRole('progressbar')).toBeVisible();
  await waiting.getByRole('button', { name: file.cancel }).click();
  await expect(waiting).toHaveCount(0);
});

test('files survive a reload: those being sent are sent, the chosen ones are still chosen', {
  tag: '@wide',
}, async ({ page, browser, request }) => {
  const { buyer, supplier, chatId } = await createConversation(request);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  let isHeld = true;
  await page.route('**/files', (route) => (isHeld ? undefined : route.continue()));
  await input(page).setInputFiles(PDF);
  await messageInput(page).fill('The offer');
  await send(page);
  await expect(messageLog(page).locator('[data-outgoing="sending"]')).toHaveCount(2);
  await input(page).setInputFiles(picture('mill.png'));
  await expect(page.getByText('mill.png')).toBeVisible();
  const storedKeys = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(storedKeys).toContain('"isFile":true');
  isHeld = false;
  await page.reload();
  await expect(
    messageLog(page).getByRole('button', { name: `${file.save} offer.pdf` }),
  ).toBeVisible();
  await expect(messageLog(page).getByText('The offer')).toBeVisible();
  await expect(messageLog(page).locator('[data-outgoing]')).toHaveCount(0);
  await expect(page.getByText('mill.png')).toBeVisible();
  await send(page);
  await expect(messageLog(page).locator('img')).toBeVisible();
  // Once, and in the order of sending.
  const li = await openPageAs(browser, supplier);
  await open(li, `/vendorchat?c=${chatId}`);
  await expect(messageLog(li).locator('[data-message]')).toHaveText([
    /offer\.pdf/,
    /The offer/,
    /mill\.webp/,
  ]);
  await li.context().close();
});

test('a sign-out removes the files of the device', { tag: '@wide' }, async ({ page, request }) => {
  const { buyer, chatId } = await createConversation(request);
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await input(page).setInputFiles(PDF);
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual(['chat_files']);
  await page.getByRole('button', { name: SITE_TEXTS.en.common.nav.signOut }).first().click();
  await page.waitForURL('/');
  await expect.poll(databases).toEqual([]);
});
