// Authenticated WebSocket gateway (Socket.IO). Each connection belongs to a user and ends with the session that opened it.
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import * as z from 'zod/mini';
import { handshake, LIVE_CONNECTION } from '../../../contract/chat/live.ts';
import { type Lang, parseAcceptLanguage } from '../../../contract/lang.ts';
import { hashToken, type Sessions } from '../../accounts/sessions.ts';
import { LIMITS } from '../../limits.ts';
import type { Db } from '../../platform/db/open.ts';
import { clientAddress, type TrustProxy } from '../../platform/http/connections/client-address.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countRefusal } from '../../platform/http/refusals.ts';
import { mayWrite, type SessionUser } from '../../platform/http/session-user.ts';
import type { SharedState } from '../../platform/redis/shared.ts';
import { type Broadcaster, openBroadcaster } from './broadcaster.ts';
import { handleEvents } from './client-events.ts';
import { clusterAdapter } from './cluster-adapter.ts';
import { openConnectionCounts } from './connection-counts.ts';
import { endConnection, errorPayload, type LiveServer, type LiveSocket } from './live-socket.ts';
import { openingLimits } from './opening-limits.ts';
import { openPresenceTracker } from './presence.ts';
import { rateLimiter, rateLimiterByKey } from './rate-limiter.ts';
import { adminRoom, userRoom } from './rooms.ts';
import { openSessionChecks } from './session-checks.ts';

export interface LiveGateway {
  readonly broadcaster: Broadcaster;
  /** Call it after a block between two accounts was set or removed: what they see of each other changes at once. */
  blockChanged(ids: readonly [string, string]): void;
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

/** Fits the longest message that can be stored, as JSON with its sender. */
const MAX_MESSAGE_BYTES = 32 * 1024;
const TOKEN_PATTERN = /^[\w-]{43}$/;
/** Size of a group of connections that are closed at the same time to make their clients reconnect, and the pause between groups. */
const RECONNECT_GROUP_SIZE = 100;
const RECONNECT_GROUP_INTERVAL_MS = 50;
/** Processes notice one after the other that Redis is back, and each reports it. Waiting this long merges the reports. */
const RECONNECT_DELAY_MS = 2_500;
/** Time for the closing handshake of clients that are still connected. */
const CLOSE_TIMEOUT_MS = 1_000;

/** The language of the page if the client sends it, otherwise the browser's. */
const languageOf = ({ handshake: { auth, headers } }: LiveSocket): Lang => {
  const parsed = z.safeParse(handshake, auth);
  return (
    (parsed.success ? parsed.data.lang : undefined) ??
    parseAcceptLanguage(headers['accept-language'])
  );
};

/** Limits are per person: several people of a company must not use up one another's. */
const personKey = ({ id, member }: SessionUser): string => member?.id ?? id;

export function openLiveGateway(dependencies: Dependencies): LiveGateway {
  const { sessions, db, shared, trusts, log } = dependencies;
  const io: LiveServer = new Server({
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
  const presence = openPresenceTracker({ io, db, shared, log });
  const sessionChecks = openSessionChecks({ io, sessions, log });
  const personPacketLimiter = rateLimiterByKey(LIMITS.livePacketsPerSecondOfPerson);
  const connectionCounts = openConnectionCounts();
  const openings = openingLimits();

  const authenticateSocket = async (socket: LiveSocket): Promise<void> => {
    // Before any database query, and by network: an unverified token does not prove which account it belongs to.
    openings.countNetwork(clientAddress(socket.request, trusts));
    const parsed = z.safeParse(handshake, socket.handshake.auth);
    const token =
      parsed.success && TOKEN_PATTERN.test(parsed.data.token) ? parsed.data.token : null;
    const user = token === null ? null : await sessions.authenticate(token, null);
    if (!user || token === null) throw new HttpError('unauthorized');
    if (user.factorStep !== null) throw new HttpError('secondFactorRequired');
    openings.countPerson(personKey(user));
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
    handleEvents(socket, () => sessionChecks.readUser(socket), { db, presence, log });
  });

  return {
    broadcaster,
    blockChanged: presence.rightsChanged,
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

      sessionChecks.start();
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
        sessionChecks.stop();
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
