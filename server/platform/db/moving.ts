// Bulk reading of all tables in one snapshot, and bulk writing into an empty database.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Config } from '../../config.ts';
import { MIGRATION_NAMES } from './migrate.ts';
import { type Database, openEngine, type Queries } from './open.ts';
import { sqliteSnapshotDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type TableName = keyof Tables;
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/**
 * All tables, ordered so that each row comes after the rows it refers to. The tables that are not moved are rebuilt (words),
 * describe files that are not moved, or have no value on another machine: users sign in again and request a new password
 * link.
 */
const TABLES = {
  catalog_version: 'moved',
  users: 'moved',
  user_texts: 'moved',
  uploads: 'moved',
  products: 'moved',
  product_texts: 'moved',
  product_changes: 'moved',
  removed_products: 'moved',
  translations: 'moved',
  reports: 'moved',
  audit_log: 'moved',
  enquiries: 'moved',
  enquiry_replies: 'moved',
  orders: 'moved',
  order_lines: 'moved',
  order_steps: 'moved',
  chats: 'moved',
  messages: 'moved',
  attachments: 'moved',
  contact_messages: 'moved',
  notifications: 'moved',
  outbox: 'moved',
  sign_in_places: 'moved',
  removed_files: 'left',
  sessions: 'left',
  password_resets: 'left',
  sign_in_failures: 'left',
  search_words: 'left',
} as const satisfies Readonly<Record<TableName, 'moved' | 'left'>>;

export const MOVED: readonly TableName[] = (Object.keys(TABLES) as TableName[]).filter(
  (name) => TABLES[name] === 'moved',
);

/** Rows in memory at a time. */
const BATCH = 500;

/**
 * Normalizes a value to what both engines write: PostgreSQL returns 64-bit integers as text, and keeps six digits of a
 * `real`.
 */
const asWritten = (column: string, value: unknown): Value => {
  if (column.endsWith('_cents') && value !== null) return Number(value);
  if (typeof value === 'number' && !Number.isInteger(value)) return Number(value.toPrecision(6));
  return value as Value;
};
const rowOf = (found: object): Row =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [name, asWritten(name, value)]));

/** Reads all rows of a table in batches, inside the transaction `tx`. */
export async function* rowsOf(
  tx: Queries,
  engine: Database['engine'],
  table: TableName,
): AsyncGenerator<Row[]> {
  if (engine === 'postgres') {
    await sql`declare moving no scroll cursor for select * from ${sql.table(table)}`.execute(tx);
    for (;;) {
      const { rows } = await sql<object>`fetch ${sql.lit(BATCH)} from moving`.execute(tx);
      if (rows.length === 0) break;
      yield rows.map(rowOf);
    }
    await sql`close moving`.execute(tx);
    return;
  }
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await sql<{ _at: number }>`
      select rowid as _at, * from ${sql.table(table)} where rowid > ${after}
      order by rowid limit ${sql.lit(BATCH)}`.execute(tx);
    if (rows.length === 0) return;
    yield rows.map(({ _at, ...row }) => rowOf(row));
    after = rows.at(-1)?._at ?? after;
    // SQLite works synchronously: without this, other requests would wait for the whole table.
    await nextTurn();
  }
}

export async function insertRows(
  tx: Queries,
  table: TableName,
  rows: readonly Row[],
): Promise<void> {
  const any = tx as unknown as Kysely<Record<string, Record<string, Value>>>;
  await any.insertInto(table).values(rows).execute();
}

/** Whether the database holds no data yet. Call it with the catalog locked. */
export async function isUnused(tx: Queries): Promise<boolean> {
  for (const table of MOVED) {
    if (table === 'catalog_version') continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Deletes the only row of a new database. */
export const makeBare = async (tx: Queries): Promise<void> =>
  void (await tx.deleteFrom('catalog_version').execute());

/** Moves the sequence of `products.no` past the imported numbers. */
export async function continueNumbers(tx: Queries, engine: Database['engine']): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select setval(pg_get_serial_sequence('products', 'no'), greatest(
    1, (select max(no) from products), (select max(no) from removed_products)))`.execute(tx);
}

export interface Snapshot {
  /** Names of the migrations applied to the database. */
  readonly schema: readonly string[];
  rows(table: TableName): AsyncGenerator<Row[]>;
}

const schemaOf = async (tx: Queries): Promise<string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(tx);
  return rows.map(({ name }) => name);
};

/** Whether this release can read and write a database of this schema. */
export const isOurSchema = (schema: readonly string[]): boolean =>
  schema.join() === MIGRATION_NAMES.join();

/** Runs `work` on a snapshot of the rows. Concurrent writes are not blocked, and not visible to it. */
export async function atOneMoment<Result>(
  config: Config['database'],
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const { engine } = config;
  const db =
    engine === 'sqlite'
      ? new Kysely<Tables>({ dialect: sqliteSnapshotDialect(config.location) })
      : await openEngine(config);
  const begun =
    engine === 'sqlite'
      ? db.transaction()
      : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  try {
    return await begun.execute(async (tx) => {
      // The first read fixes the moment of the snapshot.
      const schema = await schemaOf(tx);
      return work({ schema, rows: (table) => rowsOf(tx, engine, table) });
    });
  } finally {
    await db.destroy();
  }
}
