// Rolling restart of two processes behind nginx without failed requests, and a killed process without data loss.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { updateProfile } from '../../contract/accounts/auth.ts';
import { createChat, listMessages, sendChatMessage } from '../../contract/chat/chats.ts';
import { readNewMessage } from '../../contract/chat/live.ts';
import { apiAt, type Running } from '../api/platform/process.ts';
import { load } from './load.ts';
import { hasNginx, type Nginx, startNginx } from './nginx.ts';
import { openStage, type Stage } from './stage.ts';

if (!hasNginx) console.warn('Skipped: nginx is not installed (apt-get install nginx-light).');

let stage: Stage;
let nginx: Nginx;
let sockets: string;
let market: Running[];
const run = (name: 1 | 2) => stage.run({ SOCKET: join(sockets, `${name}.sock`) });

beforeEach(async () => {
  if (!hasNginx) return;
  sockets = mkdtempSync(join(tmpdir(), 'sockets-'));
  stage = await openStage(60);
  market = await Promise.all([run(1), run(2)]);
  nginx = await startNginx(sockets);
});
afterEach(async () => {
  if (!hasNginx) return;
  await nginx?.close();
  await stage?.close();
  rmSync(sockets, { recursive: true });
});

const restart = async (at: 0 | 1): Promise<void> => {
  expect(await market[at]?.stop()).toBe(0);
  market[at] = await run(at === 0 ? 1 : 2);
};

const conversation = async () => {
  const front = { ...market[0], origin: nginx.origin } as Running;
  const [buyer, supplier] = [
    await stage.signUp(front, 'buyer'),
    await stage.signUp(front, 'supplier'),
  ];
  const [asks, answers] = [apiAt(nginx.origin, buyer.token), apiAt(nginx.origin, supplier.token)];
  await answers.call(updateProfile, { body: { description: 'A works.' } });
  const { chat } = await asks.call(createChat, { body: { userIds: [supplier.id] } });
  const client = await stage.join(nginx.origin, supplier);
  return { asks, client, chatId: chat.id };
};

describe.skipIf(!hasNginx)('behind nginx', () => {
  test('restarted one after the other under load: no call fails, live connections come back', async () => {
    const { asks, client, chatId } = await conversation();
    const people = load(nginx.origin, 24, 12);
    await vi.waitFor(() => expect(people.answers.length).toBeGreaterThan(200), 30_000);
    for (const at of [0, 1, 0, 1] as const) await restart(at);
    const soFar = people.answers.length;
    await vi.waitFor(() => expect(people.answers.length).toBeGreaterThan(soFar + 100), 30_000);
    await people.stop();
    const failed = people.answers.filter(({ status }) => status !== 200);
    expect(failed).toEqual([]);
    expect(people.answers.filter(({ what }) => what.startsWith('POST')).length).toBeGreaterThan(50);
    expect(client.ends.length).toBeGreaterThan(0);
    expect(new Set(client.ends)).toEqual(new Set(['transport close']));
    await vi.waitFor(() => expect(client.socket.connected).toBe(true), 10_000);
    await asks.call(sendChatMessage, { body: { chatId, text: 'Still there?' } });
    await vi.waitFor(
      () =>
        expect(readNewMessage(client.heard('newMessage').at(-1))?.message.text).toBe(
          'Still there?',
        ),
      10_000,
    );
  });

  test('one is killed: whatever was acknowledged is there, and the other goes on', async () => {
    const { asks, chatId } = await conversation();
    const acknowledged: string[] = [];
    /** Retries like the browser client until the message is acknowledged, with the same client id. */
    const say = async (text: string): Promise<void> => {
      const sent = await asks
        .call(sendChatMessage, { body: { chatId, text, clientId: text } })
        .catch(() => null);
      if (sent) acknowledged.push(sent.id);
      else await pause(20).then(() => say(text));
    };
    const talking = (async () => {
      for (let at = 0; at < 80; at++) await say(`Line ${at}`);
    })();
    const people = load(nginx.origin, 12, 0);
    for (const least of [20, 40]) {
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(least), 30_000);
      market[0]?.child.kill('SIGKILL');
      await market[0]?.exit;
      market[0] = await run(1);
    }
    await talking;
    await people.stop();
    // nginx retries reads on the other process.
    expect(people.answers.filter(({ status }) => status !== 200)).toEqual([]);
    const { messages } = await asks.call(listMessages, {
      params: { id: chatId },
      query: { limit: 100 },
    });
    expect(messages.map(({ id }) => id)).toEqual(acknowledged);
    expect(messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 80 }, (_, at) => `Line ${at}`),
    );
  });
});
