// Database monitor for PostgreSQL: detects an outage before every request has waited for its timeout, and the recovery.
import pg from 'pg';

const SECOND_MS = 1_000;
/** A query that runs longer than this triggers a check of the connection. */
const SLOW_QUERY_MS = 3 * SECOND_MS;
const CHECK_TIMEOUT_MS = 2 * SECOND_MS;
const CHECK_INTERVAL_MS = SECOND_MS;

/** A connection in use: the start of its running query (null between queries), and a function that closes it. */
export interface ActiveConnection {
  queryStartedAt: number | null;
  close(): void;
}

export interface DatabaseMonitor {
  readonly activeConnections: Set<ActiveConnection>;
  /** Whether the database is known to be unreachable, so that connecting should not be tried. */
  isUnavailable(): boolean;
  /** Reports a failure that may mean an outage; starts a check. */
  reportFailure(): void;
  close(): void;
}

/** SQLSTATEs of a server that is shutting down or not ready yet. */
const SHUTDOWN_SQLSTATE = /^57P0/;

/**
 * Whether the server itself answered. An error reply (no free connection, wrong credentials) proves that it is up, so the
 * working connections must not be closed.
 */
const isServerReply = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !SHUTDOWN_SQLSTATE.test(error.code ?? '');

export function openDatabaseMonitor(address: string): DatabaseMonitor {
  const activeConnections = new Set<ActiveConnection>();
  let unavailable = false;
  let checking = false;
  let closed = false;

  const isReachable = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: CHECK_TIMEOUT_MS,
      query_timeout: CHECK_TIMEOUT_MS,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      return isServerReply(error);
    } finally {
      // Not awaited: an unreachable server does not confirm the end.
      client.end().catch(() => {});
    }
  };

  const check = async (): Promise<void> => {
    if (checking || closed) return;
    checking = true;
    // A second try: the first connection may have been closed together with the suspected ones.
    unavailable = !(await isReachable()) && !(await isReachable());
    checking = false;
    if (!unavailable) return;
    for (const connection of activeConnections) connection.close();
  };

  // Checks again during an outage, and when a query runs suspiciously long.
  const timer = setInterval(() => {
    const slowBefore = performance.now() - SLOW_QUERY_MS;
    const hasSlowQuery = [...activeConnections].some(
      ({ queryStartedAt }) => queryStartedAt !== null && queryStartedAt < slowBefore,
    );
    if (unavailable || hasSlowQuery) void check();
  }, CHECK_INTERVAL_MS);
  timer.unref();

  return {
    activeConnections,
    isUnavailable: () => unavailable,
    reportFailure: () => void check(),
    close() {
      closed = true;
      clearInterval(timer);
    },
  };
}
