// Finds out that PostgreSQL is away before everybody has waited for it, and that it is back.
import pg from 'pg';

const SECOND = 1_000;
/** A query that has run for this long is reason to ask whether anybody is there. */
const SUSPICIOUS_MS = 3 * SECOND;
const ANSWER_MS = 2 * SECOND;
const LOOK_MS = SECOND;

/** One connection in use: since when its query runs, null between queries, and how to end it. */
export interface InUse {
  since: number | null;
  end(): void;
}

export interface Lookout {
  readonly inUse: Set<InUse>;
  /** Whether nobody should try: known to be away. */
  isAway(): boolean;
  /** Something failed that may mean it. */
  suspect(): void;
  close(): void;
}

/** Ending, or not ready to begin. */
const STOPPED = /^57P0/;

/** Whoever refuses, because there is no room or because of who asks, is there; what serves others must not be ended for it. */
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
      // Not waited for: where nobody is there, nobody says goodbye.
      client.end().catch(() => {});
    }
  };

  const ask = async (): Promise<void> => {
    if (asking || closed) return;
    asking = true;
    // Once more: the first may have been ended with what was suspected.
    away = !(await answers()) && !(await answers());
    asking = false;
    if (!away) return;
    for (const connection of inUse) connection.end();
  };

  // Asks again while it is away, and where a query takes suspiciously long.
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
