// PostgreSQL connection pool with a limited size and limited waiting, so that an outage of the database fails requests quickly.
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Problem } from '../http/problem.ts';
import { isAway, told } from './away.ts';
import { type InUse, type Lookout, lookout } from './lookout.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

const SECOND = 1_000;

/** Timeout for getting a free or a new connection. */
const CONNECT_MS = 5 * SECOND;

const AWAY = 'The database does not answer.';

/** Limits of one query. What the server does not cancel in time, the driver does. */
const LIMITS = {
  statement_timeout: 15 * SECOND,
  query_timeout: 17 * SECOND,
  lock_timeout: 10 * SECOND,
  // A process that hangs in a transaction must not block the others.
  idle_in_transaction_session_timeout: 30 * SECOND,
};

export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Postgres {
  readonly dialect: PostgresDialect;
  use(): PoolUse;
}

/** Wraps a pooled connection: reports failures to the monitor, maps errors, and discards the connection after a failure. */
const watched = (client: pg.PoolClient, { inUse, suspect }: Lookout) => {
  let broken: Error | undefined;
  const use: InUse = {
    since: null,
    end: () =>
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(),
  };
  // Between two queries there is no other listener, and an unhandled error event ends the process.
  const lost = (error: Error): void => {
    broken = error;
  };
  client.on('error', lost);
  inUse.add(use);
  const query = async (text: string, values: unknown[]) => {
    use.since = performance.now();
    try {
      return await client.query(text, values);
    } catch (error) {
      if (isAway(error)) {
        broken = error instanceof Error ? error : new Error(String(error));
        suspect();
      }
      throw told(error);
    } finally {
      use.since = null;
    }
  };
  return {
    processID: (client as { processID?: number }).processID,
    query,
    release: (destroy?: boolean) => {
      inUse.delete(use);
      client.off('error', lost);
      client.release(broken ?? destroy);
    },
  };
};

/** `patient`: no time limits, for long work such as filling a marketplace. */
export function postgres(at: string, connections: number, patient: boolean): Postgres {
  const pool = new pg.Pool({
    connectionString: at,
    application_name: 'yantra-bridge',
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...(patient ? {} : LIMITS),
  });
  // The server closed an idle connection. The pool opens another one when needed, but without a listener the error event would
  // end the process.
  pool.on('error', () => {});
  const watch = lookout(at);
  const connect = async () => {
    if (watch.isAway()) throw new Problem('unavailable', {}, { cause: new Error(AWAY) });
    const client = await pool.connect().catch((cause: unknown) => {
      watch.suspect();
      throw new Problem('unavailable', {}, { cause });
    });
    return watched(client, watch);
  };
  const end = () => {
    watch.close();
    return pool.end();
  };
  const pooled = { connect, end, options: pool.options };
  return {
    dialect: new PostgresDialect({
      pool: pooled as unknown as ConstructorParameters<typeof PostgresDialect>[0]['pool'],
    }),
    use: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/**
 * Migrates over a connection of its own without time limits. If several processes start at once, one migrates and the others
 * wait for it. Rejects with the driver's error.
 */
export async function migratePostgres(at: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: at, max: 1, connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}
