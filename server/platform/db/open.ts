// Opening of the database, SQLite or PostgreSQL, including the migration of its schema.
import { rmSync } from 'node:fs';
import { type Dialect, Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import { migrate } from './migrate.ts';
import { backUpBeforeMigration, removeOldBackups } from './migration-backup.ts';
import type { PoolUsage } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export { type Db, type DbOrTx, inTransaction, retryConflicts } from './transaction.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  readonly engine: Config['database']['engine'];
  /** Use of the connection pool; null where there is no pool. */
  readonly pool: (() => PoolUsage) | null;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** No time limits, for long work such as filling a marketplace. */
  readonly noTimeouts?: boolean;
  /** Called after every query with its duration. */
  readonly onQuery?: (milliseconds: number) => void;
  /** Called with the path of the backup that a migration has made. */
  readonly onBackup?: (file: string) => void;
}

const createKysely = (dialect: Dialect, queried: OpenOptions['onQuery']): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect,
    ...(queried ? { log: ({ queryDurationMillis }) => queried(queryDurationMillis) } : {}),
  });

/** Opens the database without migrating it. Without time limits, for long work. */
export const openEngine = async ({
  engine,
  location: at,
  connections,
}: Config['database']): Promise<Kysely<Tables>> => {
  if (engine === 'sqlite') return createKysely(sqliteDialect(at), undefined);
  const { postgres } = await import('./postgres.ts');
  return createKysely(postgres(at, connections, true).dialect, undefined);
};

/** How long a process waits for another one that backs up and migrates a SQLite file. */
const MIGRATION_WAIT_MS = 600_000;

/** After a failure the database is as it was before, so its copy is removed: a restart loop must not replace older backups. */
async function migrateSqlite(file: string, onBackup: OpenOptions['onBackup']): Promise<void> {
  const db = createKysely(sqliteDialect(file, MIGRATION_WAIT_MS), undefined);
  let backup: string | null = null;
  try {
    await migrate(db, 'sqlite', (schema) => {
      backup = backUpBeforeMigration(file, schema);
    });
  } catch (error) {
    if (backup !== null) rmSync(backup);
    throw error;
  } finally {
    await db.destroy();
  }
  if (backup === null) return;
  removeOldBackups(file);
  onBackup?.(backup);
}

/** Opens and migrates. Rejects if the database cannot be reached or was written by a newer release. */
export async function openDatabase(
  { engine, location: at, connections }: Config['database'],
  { noTimeouts = false, onQuery, onBackup }: OpenOptions = {},
): Promise<Database> {
  if (engine === 'postgres') {
    // Imported only here, so that an installation on SQLite never loads the driver.
    const { migratePostgres, postgres } = await import('./postgres.ts');
    await migratePostgres(at);
    const { dialect, poolUsage } = postgres(at, connections, noTimeouts);
    const db = createKysely(dialect, onQuery);
    return { db, engine, pool: poolUsage, close: () => db.destroy() };
  }
  await migrateSqlite(at, onBackup);
  const db = createKysely(sqliteDialect(at), onQuery);
  return { db, engine, pool: null, close: () => db.destroy() };
}
