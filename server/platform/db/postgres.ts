// Opens PostgreSQL: a bounded pool with bounded waiting, so that a database that is away costs a moment and not the market.
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Problem } from '../http/problem.ts';
import { isAway, told } from './away.ts';
import { type InUse, type Lookout, lookout } from './lookout.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

const SECOND = 1_000;

/** For a free connection or a new one. */
const CONNECT_MS = 5 * SECOND;

const AWAY = 'The database does not answer.';

/** Nobody waits longer than this for a page; what the database itself does not end in time, the driver does. */
const LIMITS = {
  statement_timeout: 15 * SECOND,
  query_timeout: 17 * SECOND,
  lock_timeout: 10 * SECOND,
  // A process that lost its way must not hold the others up.
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

/** A connection whose failures are the market's, watched while it is used, and thrown away after a failure. */
const watched = (client: pg.PoolClient, { inUse, suspect }: Lookout) => {
  let broken: Error | undefined;
  const use: InUse = {
    since: null,
    end: () =>
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(),
  };
  // Between two queries nobody else listens, and an error that nobody hears ends the process.
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

/** `patient`: for work that may take as long as it takes, such as filling a market. */
export function postgres(at: string, connections: number, patient: boolean): Postgres {
  const pool = new pg.Pool({
    connectionString: at,
    application_name: 'yantra-bridge',
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...(patient ? {} : LIMITS),
  });
  // An idle connection was closed from the other side. The pool opens another one when it needs it,
  // but without a listener this would end the process.
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
 * Over a connection of its own, without limits of time: of several processes that start at once one migrates, and the others
 * wait for it. Rejects with what the driver said.
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
