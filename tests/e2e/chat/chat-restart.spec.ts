// Two users chat in different languages while the server is killed and restarted: no message is lost or duplicated.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, opened, type Running, start } from '../../api/platform/process.ts';
import { expect, open, test } from '../site.ts';
import { WORDS } from '../words.ts';
import { line, log, pageOf, pair, shownTexts, write } from './chat-people.ts';

let dir: string;
let running: Running | undefined;
test.beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'yantra-chat-'));
});
test.afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.exit;
  rmSync(dir, { recursive: true, force: true });
});

test('the server is killed in the middle of a conversation', { tag: '@wide' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const env = { DATA_DIR: dir, PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  running = await opened(start(env));
  const { origin } = running;
  const { buyer, supplier, chatId } = await pair(request, origin);
  const asha = await pageOf(browser, buyer, { baseURL: origin });
  const li = await pageOf(browser, supplier, { baseURL: origin });
  await open(asha, `/chat?c=${chatId}`);
  await open(li, `/zh-hans/vendorchat?c=${chatId}`);
  await expect(line(li)).toBeVisible();

  const said: string[] = [];
  for (let at = 0; at < 4; at += 1) {
    const [who, other] = at % 2 ? [li, asha] : [asha, li];
    said.push(at % 2 ? `第 ${at} 句` : `Line ${at}`);
    await write(who, said.at(-1) ?? '');
    await expect(log(other).getByText(said.at(-1) ?? '', { exact: true })).toBeVisible();
  }

  running.child.kill('SIGKILL');
  await running.exit;
  for (const [page, lang] of [
    [asha, 'en'],
    [li, 'zh-Hans'],
  ] as const)
    await expect(page.getByText(WORDS[lang].chat.live.reconnecting)).toBeVisible();
  // Written while the server is down: sent in order, and each once.
  for (const text of ['While away 1', 'While away 2']) {
    said.push(text);
    await write(asha, text);
  }
  await expect(log(asha).locator('[data-outgoing]')).toHaveCount(2);
  running = await opened(start(env));

  for (const page of [asha, li]) {
    await expect(log(page).getByText('While away 2')).toBeVisible({ timeout: 40_000 });
    await expect(log(page).locator('[data-outgoing]')).toHaveCount(0);
    await expect(page.getByText(/Connection lost|连接已断开/)).toHaveCount(0);
  }
  said.push('我们回来了');
  await write(li, '我们回来了');
  await expect(log(asha).getByText('我们回来了')).toBeVisible();
  for (const page of [asha, li]) expect(await shownTexts(page)).toEqual(said);
  await asha.reload();
  await expect(log(asha).getByText('我们回来了')).toBeVisible();
  expect(await shownTexts(asha)).toEqual(said);
  for (const page of [asha, li]) await page.context().close();
});
