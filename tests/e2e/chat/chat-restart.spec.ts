// Two users chat in different languages while the server is killed and restarted: no message is lost or duplicated.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/server-process.ts';
import { openServer, type ServerProcess } from '../../api/platform/process.ts';
import { expect, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import {
  createConversation,
  messageInput,
  messageLog,
  openPageAs,
  sendByEnter,
  shownTexts,
} from './chat-users.ts';

let dir: string;
let running: ServerProcess | undefined;
test.beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'yantra-chat-'));
});
test.afterEach(async () => {
  await running?.kill();
  rmSync(dir, { recursive: true, force: true });
});

test('a conversation continues after the server was killed', { tag: '@wide' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const env = { DATA_DIR: dir, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  running = await openServer(env);
  const { origin } = running;
  const { buyer, supplier, chatId } = await createConversation(request, origin);
  const asha = await openPageAs(browser, buyer, { baseURL: origin });
  const li = await openPageAs(browser, supplier, { baseURL: origin });
  await open(asha, `/chat?c=${chatId}`);
  await open(li, `/zh-hans/vendorchat?c=${chatId}`);
  await expect(messageInput(li)).toBeVisible();

  const sentTexts: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    const [sender, other] = at % 2 ? [li, asha] : [asha, li];
    sentTexts.push(at % 2 ? `第 ${at} 句` : `Line ${at}`);
    await sendByEnter(sender, sentTexts.at(-1) ?? '');
    await expect(
      messageLog(other).getByText(sentTexts.at(-1) ?? '', { exact: true }),
    ).toBeVisible();
  }

  await running.kill();
  for (const [page, lang] of [
    [asha, 'en'],
    [li, 'zh-Hans'],
  ] as const)
    await expect(page.getByText(SITE_TEXTS[lang].chat.live.reconnecting)).toBeVisible();
  // Written while the server is down: sent in order, and each once.
  for (const text of ['While away 1', 'While away 2']) {
    sentTexts.push(text);
    await sendByEnter(asha, text);
  }
  await expect(messageLog(asha).locator('[data-outgoing]')).toHaveCount(2);
  running = await openServer(env);

  for (const page of [asha, li]) {
    await expect(messageLog(page).getByText('While away 2')).toBeVisible({ timeout: 40_000 });
    await expect(messageLog(page).locator('[data-outgoing]')).toHaveCount(0);
    await expect(page.getByText(/Connection lost|连接已断开/)).toHaveCount(0);
  }
  sentTexts.push('我们回来了');
  await sendByEnter(li, '我们回来了');
  await expect(messageLog(asha).getByText('我们回来了')).toBeVisible();
  for (const page of [asha, li]) expect(await shownTexts(page)).toEqual(sentTexts);
  await asha.reload();
  await expect(messageLog(asha).getByText('我们回来了')).toBeVisible();
  expect(await shownTexts(asha)).toEqual(sentTexts);
  for (const page of [asha, li]) await page.context().close();
});
