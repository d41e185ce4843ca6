// Opens the market's database, SQLite or PostgreSQL, and brings its schema up to date.
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { migrate } from './migrate.ts';
import { postgresSearch } from './search/postgres.ts';
import type { SearchIndex } from './search/search-index.ts';
import { sqliteSearch } from './search/sqlite.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** The database, or a transaction on it. */
export type Queries = Db | Transaction<Tables>;

/** Runs `work` in the transaction that `db` is, or in one of its own. */
export const inTransaction = <Result>(
  db: Queries,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db) : db.transaction().execute(work));

export interface Database {
  readonly db: Db;
  readonly engine: Config['database']['engine'];
  readonly search: SearchIndex;
  close(): Promise<void>;
}

const postgresPool = (at: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: at, max: 10, statement_timeout: 30_000 });
  // An idle connection was closed from the other side. The pool opens another one when it needs it,
  // but without a listener this would end the process.
  pool.on('error', () => {});
  return pool;
};

const dialectOf = ({ engine, at }: Config['database']) =>
  engine === 'sqlite' ? sqliteDialect(at) : new PostgresDialect({ pool: postgresPool(at) });

/** Opens and migrates. Rejects when the database cannot be reached or was written by a newer release. */
export async function openDatabase(config: Config['database']): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: dialectOf(config) });
  const { engine } = config;
  await migrate(db, engine);
  const search = engine === 'sqlite' ? sqliteSearch : postgresSearch;
  return { db, engine, search, close: () => db.destroy() };
}
