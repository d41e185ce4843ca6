// Authenticated WebSocket gateway (Socket.IO). Each connection belongs to a user and ends with the session that opened it.
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import { handshake, LIVE_CONNECTION, LIVE_EVENTS } from '../../../contract/chat/live.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { type Lang, langOf } from '../../../contract/lang.ts';
import { ERROR_TEXTS } from '../../../contract/messages.ts';
import { hashOf, type Person, type Sessions } from '../../accounts/sessions.ts';
import { LIMITS } from '../../limits.ts';
import type { Notifier } from '../../notifications/notify.ts';
import { readerAddress, type Trusts } from '../../platform/http/connections/reader-address.ts';
import { networkOf } from '../../platform/http/network.ts';
import { Problem } from '../../platform/http/problem.ts';
import { countRefusal } from '../../platform/http/refusals.ts';
import type { Shared } from '../../platform/redis/shared.ts';
import type { messagesRepository } from '../message-queries.ts';
import { acrossProcesses } from './across.ts';
import { allowance, allowances } from './allowance.ts';
import { hear } from './events.ts';
import { openAttendance } from './presence.ts';
import { deskRoom, personRoom } from './rooms.ts';
import { openTelling, type Telling } from './telling.ts';

export interface Live {
  readonly told: Telling;
  /** Number of open connections in this process. */
  connections(): number;
  /** Accepts connections on the instance's HTTP server until it closes. */
  attach(app: FastifyInstance): void;
}

interface Parts {
  readonly sessions: Sessions;
  readonly messages: ReturnType<typeof messagesRepository>;
  readonly notifier: Notifier;
  readonly shared: Shared;
  readonly trusts: Trusts;
  readonly log: FastifyBaseLogger;
}

interface Who {
  readonly person: Person;
  readonly tokenHash: string;
  readonly lang: Lang;
}
type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Who>;

/** Fits the longest message that can be stored, as JSON with its sender. */
const MESSAGE_BYTES = 32 * 1024;
const TOKEN = /^[\w-]{43}$/;
/** One small query each time. Polling finds ended sessions whatever ended them: sign-out, an admin, the CLI, another process. */
const RECHECK_MS = 3_000;
/** Parameters of one query; both database engines accept more. */
const CHECKED_AT_ONCE = 500;
/** Connections that are asked to reconnect at a time, and the pause between such groups. */
const ASIDE = 100;
const ASIDE_MS = 50;
/** Processes notice one after the other that Redis is back, and each reports it. Waiting this long merges the reports. */
const ROUND_MS = 2_500;
/** Time for the closing handshake of clients that are still connected. */
const GOODBYE_MS = 1_000;

const SECONDS_PER_MINUTE = 60;
const openings = (perMinute: number) => allowances(perMinute / SECONDS_PER_MINUTE, perMinute);

const refusal = (code: ErrorCode, lang: Lang) => ({ code, message: ERROR_TEXTS[code][lang] });

/** The language of the page if the client sends it, otherwise the browser's. */
const spokenOn = ({ handshake: { auth, headers } }: LiveSocket): Lang => {
  const read = z.safeParse(handshake, auth);
  return (read.success ? read.data.lang : undefined) ?? langOf(headers['accept-language']);
};

/** Sends the reason, then disconnects. A client that the server disconnects does not reconnect by itself. */
const end = (socket: LiveSocket, code: ErrorCode): void => {
  socket.emit(LIVE_EVENTS.ending, refusal(code, socket.data.lang));
  socket.disconnect(true);
};

export function openLive(parts: Parts): Live {
  const { sessions, messages, notifier, shared, trusts, log } = parts;
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Who>({
    path: LIVE_CONNECTION.path,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    ...(shared.state() === 'alone' ? {} : { adapter: acrossProcesses(shared) }),
  });
  const told = openTelling({ io, messages, notifier, log });
  const byConnection = new WeakMap<object, LiveSocket>();
  const attendance = openAttendance({ io, shared, log });
  const sending = allowances(LIMITS.livePacketsPerSecondOfAccount);
  const openedBy = {
    network: openings(LIMITS.liveConnectionsOpenedPerMinutePerNetwork),
    account: openings(LIMITS.liveConnectionsOpenedPerMinute),
  };
  const countOpening = (by: keyof typeof openedBy, name: string): void => {
    if (openedBy[by](name)) return;
    countRefusal('live_connections');
    throw new Problem('tooMany');
  };

  const admitted = async (socket: LiveSocket): Promise<void> => {
    // Before any database query, and by network: an unverified token does not prove which account it belongs to.
    countOpening('network', networkOf(readerAddress(socket.request, trusts)));
    const read = z.safeParse(handshake, socket.handshake.auth);
    const token = read.success && TOKEN.test(read.data.token) ? read.data.token : null;
    if (token === null) throw new Problem('unauthorized');
    const person = await sessions.whoIs(token, null);
    if (!person) throw new Problem('unauthorized');
    countOpening('account', person.id);
    socket.data = { person, tokenHash: hashOf(token), lang: spokenOn(socket) };
  };

  io.use((socket, next) => {
    admitted(socket).then(
      () => next(),
      (error: unknown) => {
        const code = error instanceof Problem ? error.code : 'unavailable';
        if (code === 'unavailable') log.error({ error }, 'a live connection could not be admitted');
        next(Object.assign(new Error(code), { data: refusal(code, spokenOn(socket)) }));
      },
    );
  });

  io.on('connection', (socket) => {
    const { person, lang } = socket.data;
    const open = attendance.came(person);
    socket.on('disconnect', () => attendance.went(person));
    if (open > LIMITS.liveConnectionsPerAccount) {
      countRefusal('live_connections');
      return end(socket, 'tooMany');
    }
    byConnection.set(socket.conn, socket);
    void socket.join(personRoom(person.id, lang));
    if (person.isAdmin) void socket.join(deskRoom(lang));
    hear(socket, person, { messages, attendance, log });
  });

  const recheck = async (): Promise<void> => {
    const open = [...io.sockets.sockets.values()];
    for (let from = 0; from < open.length; from += CHECKED_AT_ONCE) {
      const some = open.slice(from, from + CHECKED_AT_ONCE);
      const living = await sessions.living([...new Set(some.map(({ data }) => data.tokenHash))]);
      // A change of admin rights ends the connection too: the rooms were joined with the old rights.
      for (const socket of some)
        if (living.get(socket.data.tokenHash) !== socket.data.person.isAdmin)
          end(socket, 'unauthorized');
    }
  };

  return {
    told,
    connections: () => io.sockets.sockets.size,
    attach(app) {
      io.attach(app.server);
      // Counts every packet, also those that never become an event. Binary packets are refused: no client of ours sends them.
      io.engine.on('connection', (connection) => {
        const ofConnection = allowance(LIMITS.livePacketsPerSecond);
        const isWithin = (data: unknown, socket: LiveSocket | undefined): boolean =>
          (data === undefined || typeof data === 'string') &&
          ofConnection() &&
          (socket === undefined || sending(socket.data.person.id));
        connection.on('packet', ({ data }: { readonly data?: unknown }) => {
          const socket = byConnection.get(connection);
          if (isWithin(data, socket)) return;
          countRefusal('live_events');
          if (socket?.connected) end(socket, 'tooMany');
          else connection.close(true);
          // Stop reading, even to discard, and do not wait for the client's closing handshake.
          const line: Duplex = connection.request.socket;
          line.pause();
          setTimeout(() => line.destroy(), GOODBYE_MS).unref();
        });
      });
      const lines = new Set<Duplex>();
      app.server.on('upgrade', (_, line: Duplex) => {
        lines.add(line);
        line.once('close', () => lines.delete(line));
      });

      let timer: NodeJS.Timeout | undefined;
      let closing = false;
      const again = (): void => {
        if (closing) return;
        timer = setTimeout(() => {
          recheck()
            .catch((error: unknown) => log.error({ error }, 'sessions could not be rechecked'))
            .finally(again);
        }, RECHECK_MS);
        timer.unref();
      };
      again();
      // Clients that reconnect load what they missed. Closing them in groups avoids a burst of reconnects.
      let rounding: NodeJS.Timeout | undefined;
      const sendRound = (): void => {
        rounding = undefined;
        for (const [at, { conn }] of [...io.sockets.sockets.values()].entries())
          setTimeout(() => conn.close(), Math.floor(at / ASIDE) * ASIDE_MS).unref();
      };
      shared.whenMissed(() => {
        rounding ??= setTimeout(sendRound, ROUND_MS);
        rounding.unref();
      });
      app.addHook('preClose', async () => {
        closing = true;
        clearTimeout(timer);
        attendance.close();
        await told.settled();
        // Closes the transport instead of disconnecting, so that clients reconnect to a process that is still running.
        io.engine.close();
        setTimeout(() => {
          for (const line of lines) line.destroy();
        }, GOODBYE_MS).unref();
      });
      app.addHook('onClose', async () => {
        await told.settled();
        await io.of('/').adapter.close();
      });
    },
  };
}
