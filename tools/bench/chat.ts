// `npm run bench -- chat`: messages at growing rates with 2,000 live connections, their cost, and a long conversation; on one
// process, or with `--postgres ADDRESS --redis ADDRESS` on two. `--sockets N` and `--rates 50,100` change the load,
// `--cpu-prof FOLDER` profiles the servers.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config.ts';
import { percentile } from '../percentile.ts';
import { freePort } from '../server-process.ts';
import { callAs, openChatLoad, SOCKETS_PER_USER } from './chat-load.ts';
import { type Conversation, insertConversations } from './chat-users.ts';
import { openMeter } from './consumption.ts';
import { recreateDatabase } from './markets/markets.ts';
import { type RunningServer, startMarket } from './markets/running-server.ts';
import { table } from './table.ts';

const SECONDS = 10;
/** Until the engine has compiled what a message runs. */
const WARM_UP = { perSecond: 150, seconds: 8 } as const;
const IDLE_MS = 4_000;
const LONG_CONVERSATION_MESSAGES = 10_000;
const OPENED_CONVERSATIONS = 200;
/** Share of all cores that servers, PostgreSQL and Redis may use: the load generator and the system need the rest. */
const MAX_CORE_SHARE = 0.6;

const dataDir = mkdtempSync(join(tmpdir(), 'chat-'));
const { values: options } = parseArgs({
  options: {
    postgres: { type: 'string' },
    redis: { type: 'string' },
    sockets: { type: 'string', default: '2000' },
    'cpu-prof': { type: 'string' },
    rates: { type: 'string', default: '100,200,300,400' },
  },
});
const postgres = options.postgres && (await recreateDatabase(options.postgres, 'yantra_chat'));
const env = {
  DATA_DIR: dataDir,
  TRUST_PROXY: 'loopback',
  ...(postgres ? { DATABASE_URL: postgres } : {}),
  ...(options.redis ? { REDIS_URL: options.redis } : {}),
};
const conversations = await insertConversations(
  readConfig(env).database,
  Number(options.sockets) / (2 * SOCKETS_PER_USER),
  LONG_CONVERSATION_MESSAGES,
);
const servers: (RunningServer & { readonly metricsPort: number })[] = [];
for (let at = 0; at < (options.redis ? 2 : 1); at++) {
  const metricsPort = await freePort();
  const server = await startMarket({
    env: { ...env, METRICS_PORT: String(metricsPort) },
    nodeArgs: options['cpu-prof'] ? ['--cpu-prof', `--cpu-prof-dir=${options['cpu-prof']}`] : [],
  });
  servers.push({ ...server, metricsPort });
}
const memory = (read: (server: RunningServer) => number | null): number =>
  servers.reduce((sum, server) => sum + (read(server) ?? Number.NaN), 0);
const load = openChatLoad(
  conversations,
  servers.map(({ origin }) => origin),
);
const meter = await openMeter({ servers, postgres, redis: options.redis });
const sumOf = (cpu: ReadonlyMap<string, number>): number =>
  [...cpu.values()].reduce((sum, ms) => sum + ms, 0);

/** The columns of one rate. `idleStatements` are those that the servers send per second without any message. */
const measure = async (perSecond: number, idleStatements: number) => {
  await meter.read();
  const began = performance.now();
  let consumed = await meter.read();
  let seconds = Number.NaN;
  const delivery = await load.send(perSecond, SECONDS, async () => {
    consumed = await meter.read();
    seconds = (performance.now() - began) / 1_000;
  });
  const { stored, sent, lost, doubled } = delivery;
  const delays = delivery.delays.toSorted((a, b) => a - b);
  const coreShare = sumOf(consumed.cpu) / (seconds * 1_000 * availableParallelism());
  const perMessage = (amount: number): string => (amount / stored).toFixed(2);
  const ofServers = [...consumed.cpu].filter(([name]) => name.startsWith('server'));
  return {
    coreShare,
    cells: [
      String(perSecond),
      percentile(delays, 0.5).toFixed(1),
      percentile(delays, 0.99).toFixed(1),
      perMessage(sumOf(new Map(ofServers))),
      [...consumed.cpu].map(([name, ms]) => `${name} ${perMessage(ms)}`).join(', '),
      `${Math.round(coreShare * 100)} %`,
      perMessage(consumed.statements - idleStatements * seconds),
      `${stored} of ${sent}`,
      String(lost),
      String(doubled),
    ],
  };
};

try {
  const [longConversation] = conversations as [Conversation];
  const openingTimesMs: number[] = [];
  for (let at = 0; at < OPENED_CONVERSATIONS; at++) {
    const began = performance.now();
    await callAs(longConversation.users[0], load.originAt(at), `/chats/${longConversation.chatId}`);
    openingTimesMs.push(performance.now() - began);
  }
  openingTimesMs.sort((a, b) => a - b);
  console.log(
    `Opening a conversation of ${LONG_CONVERSATION_MESSAGES} messages: p50 ${percentile(openingTimesMs, 0.5).toFixed(1)} ms, p99 ${percentile(openingTimesMs, 0.99).toFixed(1)} ms`,
  );

  const before = memory((server) => server.memory());
  const began = performance.now();
  const sockets = await load.connect();
  const after = memory((server) => server.memory());
  console.log(
    `${sockets} connections on ${servers.length} ${servers.length > 1 ? 'processes' : 'process'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  if (!Number.isNaN(after))
    console.log(
      `Memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with them, ${(((after - before) * 1024) / sockets).toFixed(1)} kB each`,
    );

  await load.send(WARM_UP.perSecond, WARM_UP.seconds, async () => {});
  await meter.read();
  await pause(IDLE_MS);
  const idle = await meter.read();
  const idleStatements = idle.statements / (IDLE_MS / 1_000);
  console.log(
    `Without messages, per second: ${idleStatements.toFixed(1)} statements, ${(sumOf(idle.cpu) / (IDLE_MS / 1_000)).toFixed(0)} ms of CPU`,
  );

  const rows: string[][] = [];
  for (const rate of options.rates.split(',').map(Number)) {
    const { coreShare, cells } = await measure(rate, idleStatements);
    rows.push([...cells, coreShare <= MAX_CORE_SHARE ? '' : 'over the share']);
    if (coreShare > MAX_CORE_SHARE) break;
  }
  console.log(
    `CPU in ms per message, statements with begin and commit, cores of ${availableParallelism()} (at most ${MAX_CORE_SHARE * 100} %):`,
  );
  const columns = ['>per second', '>p50 ms', '>p99 ms', '>CPU of servers', 'CPU by process'];
  const more = ['>cores', '>statements', '>stored', '>lost', '>doubled', ''];
  console.log(table([...columns, ...more], rows));
  console.log(`Memory at most: ${memory((server) => server.peakMemory()).toFixed(0)} MB`);
} finally {
  load.close();
  await meter.close();
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(dataDir, { recursive: true });
}
