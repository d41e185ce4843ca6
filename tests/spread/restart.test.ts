// Rolling restart of two processes behind nginx without failed requests, and a killed process without data loss.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { updateProfile } from '../../contract/accounts/profile.ts';
import { createChat, listMessages, sendChatMessage } from '../../contract/chat/chats.ts';
import { apiAt, type ServerProcess } from '../api/platform/process.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { startLoad } from './load.ts';
import { hasNginx, type Nginx, startNginx } from './nginx.ts';

if (!hasNginx) console.warn('Skipped: nginx is not installed (apt-get install nginx-light).');

let cluster: Cluster;
let nginx: Nginx;
let sockets: string;
let servers: ServerProcess[];
const run = (name: 1 | 2) => cluster.startServer({ SOCKET: join(sockets, `${name}.sock`) });

beforeEach(async () => {
  if (!hasNginx) return;
  sockets = mkdtempSync(join(tmpdir(), 'sockets-'));
  cluster = await startCluster(60);
  servers = await Promise.all([run(1), run(2)]);
  nginx = await startNginx(sockets);
});
afterEach(async () => {
  if (!hasNginx) return;
  await nginx?.close();
  await cluster?.close();
  rmSync(sockets, { recursive: true });
});

const restart = async (at: 0 | 1): Promise<void> => {
  expect(await servers[at]?.stop()).toBe(0);
  servers[at] = await run(at === 0 ? 1 : 2);
};

const conversation = async () => {
  const front = { ...servers[0], origin: nginx.origin } as ServerProcess;
  const [buyer, supplier] = [
    await cluster.signUp(front, 'buyer'),
    await cluster.signUp(front, 'supplier'),
  ];
  const [buyerApi, answers] = [
    apiAt(nginx.origin, buyer.token),
    apiAt(nginx.origin, supplier.token),
  ];
  await answers.call(updateProfile, { body: { description: 'A works.' } });
  const chat = await buyerApi.call(createChat, { body: { userIds: [supplier.id] } });
  const client = await cluster.connect(nginx.origin, supplier);
  return { asks: buyerApi, client, chatId: chat.id };
};

describe.skipIf(!hasNginx)('behind nginx', () => {
  test('processes restarted in turn under load fail no call, and live connections return', async () => {
    const { asks: buyerApi, client, chatId } = await conversation();
    const clientLoad = startLoad(nginx.origin, 24, 12);
    await vi.waitFor(() => expect(clientLoad.replies.length).toBeGreaterThan(200), 30_000);
    for (const at of [0, 1, 0, 1] as const) await restart(at);
    const soFar = clientLoad.replies.length;
    await vi.waitFor(() => expect(clientLoad.replies.length).toBeGreaterThan(soFar + 100), 30_000);
    await clientLoad.stop();
    const failed = clientLoad.replies.filter(({ status }) => status !== 200);
    expect(failed).toEqual([]);
    expect(
      clientLoad.replies.filter(({ callName: what }) => what.startsWith('POST')).length,
    ).toBeGreaterThan(50);
    expect(client.disconnectReasons.length).toBeGreaterThan(0);
    expect(new Set(client.disconnectReasons)).toEqual(new Set(['transport close']));
    await vi.waitFor(() => expect(client.socket.connected).toBe(true), 10_000);
    await buyerApi.call(sendChatMessage, { body: { chatId, text: 'Still there?' } });
    await vi.waitFor(() => expect(client.messages().at(-1)?.text).toBe('Still there?'), 10_000);
  });

  test('a killed process loses no acknowledged message, and the other one continues', async () => {
    const { asks: buyerApi, chatId } = await conversation();
    const acknowledged: string[] = [];
    /** Retries like the browser client until the message is acknowledged, with the same client id. */
    const send = async (text: string): Promise<void> => {
      const sent = await buyerApi
        .call(sendChatMessage, { body: { chatId, text, clientId: text } })
        .catch(() => null);
      if (sent) acknowledged.push(sent.id);
      else await pause(20).then(() => send(text));
    };
    const sending = (async () => {
      for (let at = 0; at < 80; at++) await send(`Line ${at}`);
    })();
    const clientLoad = startLoad(nginx.origin, 12, 0);
    for (const minimum of [20, 40]) {
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(minimum), 30_000);
      servers[0]?.child.kill('SIGKILL');
      await servers[0]?.exit;
      servers[0] = await run(1);
    }
    await sending;
    await clientLoad.stop();
    // nginx retries reads on the other process.
    expect(clientLoad.replies.filter(({ status }) => status !== 200)).toEqual([]);
    const { messages } = await buyerApi.call(listMessages, {
      params: { id: chatId },
      query: { limit: 100 },
    });
    expect(messages.map(({ id }) => id)).toEqual(acknowledged);
    expect(messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 80 }, (_, at) => `Line ${at}`),
    );
  });
});
