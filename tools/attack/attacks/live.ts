// Attacks on the live connection: floods of events, and too many connections.
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { LIVE_CONNECTION } from '../../../contract/chat/live.ts';
import type { Attack, AttackContext } from '../attack-context.ts';

function connectLive(
  { port, source, noteStatus }: AttackContext,
  at: number,
  token: string,
): Socket {
  const agent = new Agent({ localAddress: source(at) });
  const socket = io(`http://127.0.0.1:${port}`, {
    ...LIVE_CONNECTION,
    transports: [...LIVE_CONNECTION.transports],
    forceNew: true,
    reconnection: false,
    auth: { token },
    // Node accepts its own Agent here; the types know only the browser's string.
    agent: agent as unknown as string,
  });
  socket.on('connect', () => noteStatus(101));
  socket.on('connect_error', () => noteStatus(0));
  return socket;
}

const EVENTS_PER_SECOND = 5_000;
const TICK_MS = 20;
const EVENTS_PER_TICK = (EVENTS_PER_SECOND * TICK_MS) / 1000;

export const LIVE: readonly Attack[] = [
  {
    name: 'socket-events',
    summary: '5,000 events a second on a socket, opened again whenever it is closed',
    seconds: 10,
    sources: [1, 200],
    quick: { sources: 1, seconds: 4 },
    run: async (field) => {
      let opened = 0;
      const next = (): Socket => connectLive(field, opened, field.buyer(opened++).token);
      let socket = next();
      while (performance.now() < field.until) {
        if (socket.disconnected && !socket.active) socket = next();
        if (socket.connected)
          for (let at = 0; at < EVENTS_PER_TICK; at++)
            socket.emit(['joinRoom', 'typing', 'sendMessage'][at % 3] as string, {
              chatId: `chat-${at}`,
              _id: `message-${at}`,
            });
        await pause(TICK_MS);
      }
      socket.disconnect();
    },
  },
  {
    name: 'sockets',
    summary: '500 sockets of one account, opened again whenever they are closed',
    seconds: 12,
    sources: [1, 200],
    run: async (field) => {
      const { token } = field.accounts.buyers[0] as { token: string };
      const sockets: Socket[] = [];
      for (let at = 0; at < 500 && performance.now() < field.until; at++) {
        sockets.push(connectLive(field, at, token));
        if (at % 20 === 19) await pause(50);
      }
      while (performance.now() < field.until) {
        for (const [at, socket] of sockets.entries())
          if (!socket.active && at % 50 === Math.floor(performance.now() / 100) % 50)
            socket.connect();
        await pause(100);
      }
      for (const socket of sockets) socket.disconnect();
    },
  },
];
