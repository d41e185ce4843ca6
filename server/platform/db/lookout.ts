// Database monitor for PostgreSQL: detects an outage before every request has waited for its timeout, and the recovery.
import pg from 'pg';

const SECOND = 1_000;
/** A query that runs longer than this triggers a check of the connection. */
const SUSPICIOUS_MS = 3 * SECOND;
const ANSWER_MS = 2 * SECOND;
const LOOK_MS = SECOND;

/** A connection in use: the start of its running query (null between queries), and a function that closes it. */
export interface InUse {
  since: number | null;
  end(): void;
}

export interface Lookout {
  readonly inUse: Set<InUse>;
  /** Whether the database is known to be unreachable, so that connecting should not be tried. */
  isAway(): boolean;
  /** Reports a failure that may mean an outage; starts a check. */
  suspect(): void;
  close(): void;
}

/** SQLSTATEs of a server that is shutting down or not ready yet. */
const STOPPED = /^57P0/;

/**
 * Whether the server itself answered. An error reply (no free connection, wrong credentials) proves that it is up, so the
 * working connections must not be closed.
 */
const isAnswer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !STOPPED.test(error.code ?? '');

export function lookout(at: string): Lookout {
  const inUse = new Set<InUse>();
  let away = false;
  let asking = false;
  let closed = false;

  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString: at,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch (error) {
      return isAnswer(error);
    } finally {
      // Not awaited: an unreachable server does not confirm the end.
      client.end().catch(() => {});
    }
  };

  const ask = async (): Promise<void> => {
    if (asking || closed) return;
    asking = true;
    // A second try: the first connection may have been closed together with the suspected ones.
    away = !(await answers()) && !(await answers());
    asking = false;
    if (!away) return;
    for (const connection of inUse) connection.end();
  };

  // Checks again during an outage, and when a query runs suspiciously long.
  const looking = setInterval(() => {
    const before = performance.now() - SUSPICIOUS_MS;
    const late = [...inUse].some(({ since }) => since !== null && since < before);
    if (away || late) void ask();
  }, LOOK_MS);
  looking.unref();

  return {
    inUse,
    isAway: () => away,
    suspect: () => void ask(),
    close() {
      closed = true;
      clearInterval(looking);
    },
  };
}
