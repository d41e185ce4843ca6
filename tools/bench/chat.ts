// `node tools/bench/chat.ts`: 2,000 live connections with 200 messages a second, and a long conversation; on one process, or
// with `--postgres ADDRESS --redis ADDRESS` on two.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config.ts';
import { connected, type LiveClient, liveClient } from '../../tests/fixtures/live-client.ts';
import { type ChatUser, type Conversation, insertConversations } from './chat-users.ts';
import { recreateDatabase } from './markets.ts';
import { startMarket } from './running-server.ts';

const CONVERSATIONS = 100;
const SOCKETS_PER_USER = 10;
const SOCKETS = CONVERSATIONS * 2 * SOCKETS_PER_USER;
const MESSAGES_PER_SECOND = 200;
const SECONDS = 10;
const LONG_CONVERSATION_MESSAGES = 10_000;
const OPENED_CONVERSATIONS = 200;
/** Wait after the last message, for delivery to the last receiver. */
const SETTLE_MS = 3_000;

const dataDir = mkdtempSync(join(tmpdir(), 'chat-'));
const { values: options } = parseArgs({
  options: { postgres: { type: 'string' }, redis: { type: 'string' } },
});
const env = {
  DATA_DIR: dataDir,
  TRUST_PROXY: 'loopback',
  ...(options.postgres
    ? { DATABASE_URL: await recreateDatabase(options.postgres, 'yantra_chat') }
    : {}),
  ...(options.redis ? { REDIS_URL: options.redis } : {}),
};
const conversations = await insertConversations(
  readConfig(env).database,
  CONVERSATIONS,
  LONG_CONVERSATION_MESSAGES,
);
const servers = [await startMarket({ env })];
if (options.redis) servers.push(await startMarket({ env }));
/** Round robin as in a load balancer, so the two sides of a conversation are on different processes. */
const originAt = (turn: number): string => servers[turn % servers.length]?.origin ?? '';
const memory = (read: (server: (typeof servers)[number]) => number | null): number =>
  servers.reduce((sum, server) => sum + (read(server) ?? Number.NaN), 0);

/** Cheaper than fetch: the sender shares the machine with the measured server. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const call = async (
  origin: string,
  { token, address }: ChatUser,
  path: string,
  body?: object,
): Promise<number> => {
  const sent = request(`${origin}/api${path}`, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
  });
  sent.end(body && JSON.stringify(body));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  await once(reply.resume(), 'end');
  return reply.statusCode ?? 0;
};

const quantile = (sorted: readonly number[], part: number): string =>
  `${(sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1)} ms`;
const formatPercentiles = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `p50 ${quantile(sorted, 0.5)}, p99 ${quantile(sorted, 0.99)}`;
};

/** Time at which each text was sent, and how often each receiver got it. */
const sentAt = new Map<string, number>();
const received = new Map<string, number>();
const delays: number[] = [];

const listen = async (user: ChatUser, at: number): Promise<LiveClient> => {
  const client = liveClient(originAt(at), user.token, {
    extraHeaders: { 'x-forwarded-for': user.address },
  });
  client.socket.offAny();
  client.socket.on(
    'newMessage',
    ({ message: { text } }: { readonly message: { readonly text: string } }) => {
      delays.push(performance.now() - (sentAt.get(text) ?? Number.NaN));
      const key = `${at} ${text}`;
      received.set(key, (received.get(key) ?? 0) + 1);
    },
  );
  await connected(client);
  return client;
};

const openAll = async (): Promise<LiveClient[]> => {
  const clients: LiveClient[] = [];
  for (const { users } of conversations)
    for (const user of users)
      clients.push(
        ...(await Promise.all(
          Array.from({ length: SOCKETS_PER_USER }, (_, at) => listen(user, clients.length + at)),
        )),
      );
  return clients;
};

/** Sends at a constant rate: conversations in rotation, sides in alternation. */
const sendAll = async (): Promise<number> => {
  const calls: Promise<number>[] = [];
  const began = performance.now();
  for (let at = 0; at < MESSAGES_PER_SECOND * SECONDS; at++) {
    const wait = began + (at * 1_000) / MESSAGES_PER_SECOND - performance.now();
    if (wait > 1) await pause(wait);
    const { chatId, users } = conversations[at % CONVERSATIONS] as Conversation;
    const user = users[Math.floor(at / CONVERSATIONS) % 2] as ChatUser;
    const text = `Message ${at}`;
    sentAt.set(text, performance.now());
    const body = { chatId, text, clientId: text };
    calls.push(call(originAt(Math.floor(at / CONVERSATIONS)), user, '/messages', body));
  }
  return (await Promise.all(calls)).filter((status) => status === 200).length;
};

try {
  const [longConversation] = conversations as [Conversation];
  const openingTimesMs: number[] = [];
  for (let at = 0; at < OPENED_CONVERSATIONS; at++) {
    const began = performance.now();
    await call(originAt(at), longConversation.users[0], `/chats/${longConversation.chatId}`);
    openingTimesMs.push(performance.now() - began);
  }
  console.log(
    `Opening a conversation of ${LONG_CONVERSATION_MESSAGES} messages: ${formatPercentiles(openingTimesMs)}`,
  );

  const before = memory((server) => server.memory());
  const began = performance.now();
  const clients = await openAll();
  const after = memory((server) => server.memory());
  console.log(
    `${clients.length} connections on ${servers.length} ${servers.length > 1 ? 'processes' : 'process'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  if (!Number.isNaN(after))
    console.log(
      `Memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them, ${(((after - before) * 1024) / SOCKETS).toFixed(1)} kB each`,
    );

  const stored = await sendAll();
  await pause(SETTLE_MS);
  const expected = stored * 2 * SOCKETS_PER_USER;
  const doubled = [...received.values()].filter((times) => times > 1).length;
  console.log(
    `${stored} of ${MESSAGES_PER_SECOND * SECONDS} messages stored, ${MESSAGES_PER_SECOND} a second`,
  );
  console.log(`From sending to receiving: ${formatPercentiles(delays)}`);
  console.log(`${expected} deliveries: ${expected - received.size} lost, ${doubled} doubled`);
  console.log(`Memory at most: ${memory((server) => server.peakMemory()).toFixed(0)} MB`);
  for (const { socket } of clients) socket.disconnect();
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(dataDir, { recursive: true });
}
