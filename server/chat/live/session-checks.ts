// Rights of live connections: read again at each event, and every few seconds for all connections.
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '../../accounts/sessions.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import { endConnection, type LiveServer, type LiveSocket } from './live-socket.ts';

interface Dependencies {
  readonly io: LiveServer;
  readonly sessions: Pick<Sessions, 'readValid'>;
  readonly log: FastifyBaseLogger;
}

/** One small query each time. Polling finds ended sessions whatever ended them: sign-out, an admin, the CLI, another process. */
const SESSION_CHECK_INTERVAL_MS = 3_000;
/** Parameters of one query; both database engines accept more. */
const SESSIONS_PER_QUERY = 500;

export function openSessionChecks({ io, sessions, log }: Dependencies) {
  /** Applies the rights that the session has now. A change of admin rights ends the connection: its rooms fit the old ones. */
  const applyRights = (socket: LiveSocket, user: SessionUser | undefined): SessionUser | null => {
    if (user?.isAdmin === socket.data.user.isAdmin) {
      socket.data.user = user;
      return user;
    }
    endConnection(socket, 'unauthorized');
    return null;
  };

  const checkAll = async (): Promise<void> => {
    const sockets = [...io.sockets.sockets.values()];
    for (let from = 0; from < sockets.length; from += SESSIONS_PER_QUERY) {
      const batch = sockets.slice(from, from + SESSIONS_PER_QUERY);
      const userByTokenHash = await sessions.readValid([
        ...new Set(batch.map(({ data }) => data.tokenHash)),
      ]);
      for (const socket of batch) applyRights(socket, userByTokenHash.get(socket.data.tokenHash));
    }
  };

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      checkAll()
        .catch((error: unknown) =>
          log.error({ error }, 'sessions of live connections could not be checked'),
        )
        .finally(schedule);
    }, SESSION_CHECK_INTERVAL_MS);
    timer.unref();
  };

  return {
    /** The user of a connection with its current rights; null, and the connection ends, once its session has ended. */
    async readUser(socket: LiveSocket): Promise<SessionUser | null> {
      const { tokenHash } = socket.data;
      return applyRights(socket, (await sessions.readValid([tokenHash])).get(tokenHash));
    },
    start: schedule,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
