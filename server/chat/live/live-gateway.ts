// Authenticated WebSocket gateway (Socket.IO). Each connection belongs to a user and ends with the session that opened it.
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import { handshake, LIVE_CONNECTION, LIVE_EVENTS } from '../../../contract/chat/live.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { type Lang, parseAcceptLanguage } from '../../../contract/lang.ts';
import { ERROR_TEXTS } from '../../../contract/messages.ts';
import { hashToken, type Sessions } from '../../accounts/sessions.ts';
import { LIMITS } from '../../limits.ts';
import type { Db } from '../../platform/db/open.ts';
import { clientAddress, type TrustProxy } from '../../platform/http/connections/client-address.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { networkOf } from '../../platform/http/network.ts';
import { countRefusal } from '../../platform/http/refusals.ts';
import { mayWrite, type SessionUser } from '../../platform/http/session-user.ts';
import type { SharedState } from '../../platform/redis/shared.ts';
import { type Broadcaster, openBroadcaster } from './broadcaster.ts';
import { handleEvents } from './client-events.ts';
import { clusterAdapter } from './cluster-adapter.ts';
import { openConnectionCounts } from './connection-counts.ts';
import { openPresenceTracker } from './presence.ts';
import { rateLimiter, rateLimiterByKey } from './rate-limiter.ts';
import { adminRoom, userRoom } from './rooms.ts';

export interface LiveGateway {
  readonly broadcaster: Broadcaster;
  /** Number of open connections in this process. */
  connections(): number;
  /** Accepts connections on the instance's HTTP server until it closes. */
  attach(app: FastifyInstance): void;
}

interface Dependencies {
  readonly sessions: Sessions;
  readonly db: Db;
  readonly shared: SharedState;
  readonly trusts: TrustProxy;
  readonly log: FastifyBaseLogger;
}

interface SocketData {
  /** Replaced when the role in the company changes. */
  user: SessionUser;
  readonly tokenHash: string;
  readonly lang: Lang;
}
type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/** Fits the longest message that can be stored, as JSON with its sender. */
const MAX_MESSAGE_BYTES = 32 * 1024;
const TOKEN_PATTERN = /^[\w-]{43}$/;
/** One small query each time. Polling finds ended sessions whatever ended them: sign-out, an admin, the CLI, another process. */
const SESSION_CHECK_INTERVAL_MS = 3_000;
/** Parameters of one query; both database engines accept more. */
const SESSIONS_PER_QUERY = 500;
/** Size of a group of connections that are closed at the same time to make their clients reconnect, and the pause between groups. */
const RECONNECT_GROUP_SIZE = 100;
const RECONNECT_GROUP_INTERVAL_MS = 50;
/** Processes notice one after the other that Redis is back, and each reports it. Waiting this long merges the reports. */
const RECONNECT_DELAY_MS = 2_500;
/** Time for the closing handshake of clients that are still connected. */
const CLOSE_TIMEOUT_MS = 1_000;

const SECONDS_PER_MINUTE = 60;
const openingLimiter = (perMinute: number) =>
  rateLimiterByKey(perMinute / SECONDS_PER_MINUTE, perMinute);

const errorPayload = (code: ErrorCode, lang: Lang) => ({ code, message: ERROR_TEXTS[code][lang] });

/** The language of the page if the client sends it, otherwise the browser's. */
const languageOf = ({ handshake: { auth, headers } }: LiveSocket): Lang => {
  const parsed = z.safeParse(handshake, auth);
  return (
    (parsed.success ? parsed.data.lang : undefined) ??
    parseAcceptLanguage(headers['accept-language'])
  );
};

/** Sends the reason, then disconnects. A client that the server disconnects does not reconnect by itself. */
const endConnection = (socket: LiveSocket, code: ErrorCode): void => {
  socket.emit(LIVE_EVENTS.ending, errorPayload(code, socket.data.lang));
  socket.disconnect(true);
};

/** Limits are per person: several people of a company must not use up one another's. */
const personKey = ({ id, member }: SessionUser): string => member?.id ?? id;

export function openLiveGateway(dependencies: Dependencies): LiveGateway {
  const { sessions, db, shared, trusts, log } = dependencies;
  const io = new Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>({
    path: LIVE_CONNECTION.path,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    ...(shared.state() === 'single' ? {} : { adapter: clusterAdapter(shared) }),
  });
  const broadcaster = openBroadcaster({ io, log });
  const socketByConnection = new WeakMap<object, LiveSocket>();
  const presence = openPresenceTracker({ io, shared, log });
  const personPacketLimiter = rateLimiterByKey(LIMITS.livePacketsPerSecondOfPerson);
  const connectionCounts = openConnectionCounts();
  const openingLimiters = {
    network: openingLimiter(LIMITS.liveConnectionsOpenedPerMinutePerNetwork),
    person: openingLimiter(LIMITS.liveConnectionsOpenedPerMinute),
  };
  const countOpening = (kind: keyof typeof openingLimiters, key: string): void => {
    if (openingLimiters[kind](key)) return;
    countRefusal('live_connections');
    throw new HttpError('tooMany');
  };

  const authenticateSocket = async (socket: LiveSocket): Promise<void> => {
    // Before any database query, and by network: an unverified token does not prove which account it belongs to.
    countOpening('network', networkOf(clientAddress(socket.request, trusts)));
    const parsed = z.safeParse(handshake, socket.handshake.auth);
    const token =
      parsed.success && TOKEN_PATTERN.test(parsed.data.token) ? parsed.data.token : null;
    const user = token === null ? null : await sessions.authenticate(token, null);
    if (!user || token === null) throw new HttpError('unauthorized');
    if (user.factorStep !== null) throw new HttpError('secondFactorRequired');
    countOpening('person', personKey(user));
    socket.data = { user, tokenHash: hashToken(token), lang: languageOf(socket) };
  };

  io.use((socket, next) => {
    authenticateSocket(socket).then(
      () => next(),
      (error: unknown) => {
        const code = error instanceof HttpError ? error.code : 'unavailable';
        if (code === 'unavailable')
          log.error({ error }, 'a live connection could not be authenticated');
        next(Object.assign(new Error(code), { data: errorPayload(code, languageOf(socket)) }));
      },
    );
  });

  io.on('connection', (socket) => {
    const { user, lang } = socket.data;
    const person = personKey(user);
    const connectionCount = connectionCounts.add(person);
    // A viewer cannot answer, so it does not make the company present.
    if (mayWrite(user)) presence.connected(user);
    socket.on('disconnect', () => {
      connectionCounts.remove(person);
      if (mayWrite(user)) presence.disconnected(user);
    });
    if (connectionCount > LIMITS.liveConnectionsPerPerson) {
      countRefusal('live_connections');
      return endConnection(socket, 'tooMany');
    }
    socketByConnection.set(socket.conn, socket);
    void socket.join(userRoom(user.id, lang));
    if (user.isAdmin) void socket.join(adminRoom(lang));
    handleEvents(socket, () => socket.data.user, { db, presence, log });
  });

  const checkSessions = async (): Promise<void> => {
    const sockets = [...io.sockets.sockets.values()];
    for (let from = 0; from < sockets.length; from += SESSIONS_PER_QUERY) {
      const batch = sockets.slice(from, from + SESSIONS_PER_QUERY);
      const userByTokenHash = await sessions.readValid([
        ...new Set(batch.map(({ data }) => data.tokenHash)),
      ]);
      // A change of admin rights ends the connection too: the rooms were joined with the old rights.
      for (const socket of batch) {
        const user = userByTokenHash.get(socket.data.tokenHash);
        if (user?.isAdmin === socket.data.user.isAdmin) socket.data.user = user;
        else endConnection(socket, 'unauthorized');
      }
    }
  };

  return {
    broadcaster,
    connections: () => io.sockets.sockets.size,
    attach(app) {
      io.attach(app.server);
      // Counts every packet, also those that never become an event. Binary packets are refused: no client of ours sends them.
      io.engine.on('connection', (connection) => {
        const connectionLimiter = rateLimiter(LIMITS.livePacketsPerSecond);
        const isWithinLimits = (data: unknown, socket: LiveSocket | undefined): boolean =>
          (data === undefined || typeof data === 'string') &&
          connectionLimiter() &&
          (socket === undefined || personPacketLimiter(personKey(socket.data.user)));
        connection.on('packet', ({ data }: { readonly data?: unknown }) => {
          const socket = socketByConnection.get(connection);
          if (isWithinLimits(data, socket)) return;
          countRefusal('live_events');
          if (socket?.connected) endConnection(socket, 'tooMany');
          else connection.close(true);
          // Stop reading, even to discard, and do not wait for the client's closing handshake.
          const rawSocket: Duplex = connection.request.socket;
          rawSocket.pause();
          setTimeout(() => rawSocket.destroy(), CLOSE_TIMEOUT_MS).unref();
        });
      });
      const rawSockets = new Set<Duplex>();
      app.server.on('upgrade', (_, rawSocket: Duplex) => {
        rawSockets.add(rawSocket);
        rawSocket.once('close', () => rawSockets.delete(rawSocket));
      });

      let timer: NodeJS.Timeout | undefined;
      let closing = false;
      const scheduleCheck = (): void => {
        if (closing) return;
        timer = setTimeout(() => {
          checkSessions()
            .catch((error: unknown) =>
              log.error({ error }, 'sessions of live connections could not be checked'),
            )
            .finally(scheduleCheck);
        }, SESSION_CHECK_INTERVAL_MS);
        timer.unref();
      };
      scheduleCheck();
      // Clients that reconnect load what they missed. Closing them in groups avoids a burst of reconnects.
      let reconnectTimer: NodeJS.Timeout | undefined;
      const reconnectClients = (): void => {
        reconnectTimer = undefined;
        for (const [index, { conn }] of [...io.sockets.sockets.values()].entries())
          setTimeout(
            () => conn.close(),
            Math.floor(index / RECONNECT_GROUP_SIZE) * RECONNECT_GROUP_INTERVAL_MS,
          ).unref();
      };
      shared.onMissed(() => {
        reconnectTimer ??= setTimeout(reconnectClients, RECONNECT_DELAY_MS);
        reconnectTimer.unref();
      });
      app.addHook('preClose', async () => {
        closing = true;
        clearTimeout(timer);
        presence.close();
        // Closes the transport instead of disconnecting, so that clients reconnect to a process that is still running.
        io.engine.close();
        setTimeout(() => {
          for (const rawSocket of rawSockets) rawSocket.destroy();
        }, CLOSE_TIMEOUT_MS).unref();
      });
      app.addHook('onClose', async () => {
        await io.of('/').adapter.close();
      });
    },
  };
}
