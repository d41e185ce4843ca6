// PostgreSQL connection pool with a limited size and limited waiting, so that an outage of the database fails requests quickly.
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { HttpError } from '../http/http-error.ts';
import { isUnavailableError, toHttpError } from './database-errors.ts';
import {
  type ActiveConnection,
  type DatabaseMonitor,
  openDatabaseMonitor,
} from './database-monitor.ts';
import { migrate } from './migrate.ts';
import { type PreparedStatements, preparedStatements } from './prepared-statements.ts';
import { ListsAsArrays } from './statement-shapes.ts';
import type { Tables } from './tables.ts';

const SECOND_MS = 1_000;

/** Timeout for getting a free or a new connection. */
const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;

const UNREACHABLE_MESSAGE = 'The database is not reachable.';

/** Limits of one query. What the server does not cancel in time, the driver does. */
const QUERY_TIMEOUTS = {
  statement_timeout: 15 * SECOND_MS,
  query_timeout: 17 * SECOND_MS,
  lock_timeout: 10 * SECOND_MS,
  // A process that hangs in a transaction must not block the others.
  idle_in_transaction_session_timeout: 30 * SECOND_MS,
};

export interface PoolUsage {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Postgres {
  readonly dialect: PostgresDialect;
  poolUsage(): PoolUsage;
}

/** Kysely's dialect, with lists as array parameters. */
class Dialect extends PostgresDialect {
  override createQueryCompiler(): ListsAsArrays {
    return new ListsAsArrays();
  }
}

/** Wraps a pooled connection: reports failures to the monitor, maps errors, and discards the connection after a failure. */
const monitorConnection = (
  client: pg.PoolClient,
  { activeConnections, reportFailure }: DatabaseMonitor,
  statements: PreparedStatements,
) => {
  let failure: Error | undefined;
  const connection: ActiveConnection = {
    queryStartedAt: null,
    close: () =>
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(),
  };
  // Between two queries there is no other listener, and an unhandled error event ends the process.
  const onError = (error: Error): void => {
    failure = error;
  };
  client.on('error', onError);
  activeConnections.add(connection);
  const query = async (text: string, values: unknown[]) => {
    connection.queryStartedAt = performance.now();
    try {
      return await statements.query(client, text, values);
    } catch (error) {
      if (isUnavailableError(error)) {
        failure = error instanceof Error ? error : new Error(String(error));
        reportFailure();
      }
      throw toHttpError(error);
    } finally {
      connection.queryStartedAt = null;
    }
  };
  return {
    processID: (client as { processID?: number }).processID,
    query,
    release: (destroy?: boolean) => {
      activeConnections.delete(connection);
      client.off('error', onError);
      client.release(failure ?? (destroy || statements.isFull(client)));
    },
  };
};

/** `noTimeouts`: no time limits, for long work such as filling a marketplace. */
export function postgres(address: string, connections: number, noTimeouts: boolean): Postgres {
  const pool = new pg.Pool({
    connectionString: address,
    application_name: 'yantra-bridge',
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(noTimeouts ? {} : QUERY_TIMEOUTS),
  });
  // The server closed an idle connection. The pool opens another one when needed, but without a listener the error event would
  // end the process.
  pool.on('error', () => {});
  const monitor = openDatabaseMonitor(address);
  const statements = preparedStatements();
  const connect = async () => {
    if (monitor.isUnavailable())
      throw new HttpError('unavailable', {}, { cause: new Error(UNREACHABLE_MESSAGE) });
    const client = await pool.connect().catch((cause: unknown) => {
      monitor.reportFailure();
      throw new HttpError('unavailable', {}, { cause });
    });
    return monitorConnection(client, monitor, statements);
  };
  const end = () => {
    monitor.close();
    return pool.end();
  };
  const monitoredPool = { connect, end, options: pool.options };
  return {
    dialect: new Dialect({
      pool: monitoredPool as unknown as ConstructorParameters<typeof PostgresDialect>[0]['pool'],
    }),
    poolUsage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/**
 * Migrates over a connection of its own without time limits. If several processes start at once, one migrates and the others
 * wait for it. Rejects with the driver's error.
 */
export async function migratePostgres(address: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString: address,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}
