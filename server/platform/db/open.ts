// Opening of the database, SQLite or PostgreSQL, including the migration of its schema.
import { type Dialect, Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import { migrate } from './migrate.ts';
import type { PoolUse } from './postgres.ts';
import { postgresSearch } from './search/postgres.ts';
import type { SearchIndex } from './search/search-index.ts';
import { sqliteSearch } from './search/sqlite.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export { type Db, inTransaction, type Queries } from './transaction.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  readonly engine: Config['database']['engine'];
  readonly search: SearchIndex;
  /** Use of the connection pool; null where there is no pool. */
  readonly pool: (() => PoolUse) | null;
  close(): Promise<void>;
}

export interface Opening {
  /** No time limits, for long work such as filling a marketplace. */
  readonly patient?: boolean;
  /** Called after every query with its duration. */
  readonly queried?: (milliseconds: number) => void;
}

const kysely = (dialect: Dialect, queried: Opening['queried']): Kysely<Tables> =>
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
  if (engine === 'sqlite') return kysely(sqliteDialect(at), undefined);
  const { postgres } = await import('./postgres.ts');
  return kysely(postgres(at, connections, true).dialect, undefined);
};

/** Opens and migrates. Rejects if the database cannot be reached or was written by a newer release. */
export async function openDatabase(
  { engine, location: at, connections }: Config['database'],
  { patient = false, queried }: Opening = {},
): Promise<Database> {
  if (engine === 'postgres') {
    // Imported only here, so that an installation on SQLite never loads the driver.
    const { migratePostgres, postgres } = await import('./postgres.ts');
    await migratePostgres(at);
    const { dialect, use } = postgres(at, connections, patient);
    const db = kysely(dialect, queried);
    return { db, engine, search: postgresSearch, pool: use, close: () => db.destroy() };
  }
  const db = kysely(sqliteDialect(at), queried);
  await migrate(db, engine);
  return { db, engine, search: sqliteSearch, pool: null, close: () => db.destroy() };
}
