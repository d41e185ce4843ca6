// Bulk reading of all tables in one snapshot, and bulk writing into an empty database.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Config } from '../../config.ts';
import { MIGRATION_NAMES } from './migrate.ts';
import { type Database, type DbOrTx, openEngine } from './open.ts';
import { sqliteSnapshotDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type TableName = keyof Tables;
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/**
 * All tables, ordered so that each row comes after the rows it refers to. The tables that are not exported are rebuilt (words),
 * describe files that are not exported, or have no value on another machine: users sign in again, request a new password
 * link or a confirmation and are invited again.
 */
const TABLES = {
  catalog_version: 'exported',
  users: 'exported',
  user_texts: 'exported',
  company_members: 'exported',
  totp_secrets: 'exported',
  passkeys: 'exported',
  recovery_codes: 'exported',
  known_devices: 'exported',
  blocks: 'exported',
  uploads: 'exported',
  products: 'exported',
  product_texts: 'exported',
  product_attributes: 'exported',
  product_changes: 'exported',
  removed_products: 'exported',
  translations: 'exported',
  audit_log: 'exported',
  enquiries: 'exported',
  enquiry_replies: 'exported',
  orders: 'exported',
  order_lines: 'exported',
  order_steps: 'exported',
  reviews: 'exported',
  reports: 'exported',
  shipping_addresses: 'exported',
  chats: 'exported',
  messages: 'exported',
  attachments: 'exported',
  evidence: 'exported',
  contact_messages: 'exported',
  notifications: 'exported',
  mail_settings: 'exported',
  favourites: 'exported',
  saved_searches: 'exported',
  outbox: 'exported',
  landed_cost_rules: 'exported',
  sign_in_places: 'exported',
  // Their drafts are exported, as drafts like any other.
  imports: 'skipped',
  import_rows: 'skipped',
  // Found again at the first start.
  jobs: 'skipped',
  removed_files: 'skipped',
  mail_days: 'skipped',
  leases: 'skipped',
  sessions: 'skipped',
  password_resets: 'skipped',
  email_links: 'skipped',
  removal_links: 'skipped',
  written_counterparts: 'skipped',
  translation_spending: 'skipped',
  company_invitations: 'skipped',
  sign_in_failures: 'skipped',
  search_words: 'skipped',
  search_postings: 'skipped',
  search_changes: 'skipped',
} as const satisfies Readonly<Record<TableName, 'exported' | 'skipped'>>;

export const EXPORTED_TABLES: readonly TableName[] = (Object.keys(TABLES) as TableName[]).filter(
  (name) => TABLES[name] === 'exported',
);

/** Rows in memory at a time. */
const BATCH_ROWS = 500;

/**
 * Normalizes a value to what both engines write: PostgreSQL returns 64-bit integers as text, and keeps six digits of a
 * `real`.
 */
const normalizeValue = (column: string, value: unknown): Value => {
  if (column.endsWith('_cents') && value !== null) return Number(value);
  if (typeof value === 'number' && !Number.isInteger(value)) return Number(value.toPrecision(6));
  return value as Value;
};
const normalizeRow = (found: object): Row =>
  Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, normalizeValue(name, value)]),
  );

/** Reads all rows of a table in batches, inside the transaction `tx`. */
export async function* readRows(
  tx: DbOrTx,
  engine: Database['engine'],
  table: TableName,
): AsyncGenerator<Row[]> {
  if (engine === 'postgres') {
    await sql`declare moving no scroll cursor for select * from ${sql.table(table)}`.execute(tx);
    for (;;) {
      const { rows } = await sql<object>`fetch ${sql.lit(BATCH_ROWS)} from moving`.execute(tx);
      if (rows.length === 0) break;
      yield rows.map(normalizeRow);
    }
    await sql`close moving`.execute(tx);
    return;
  }
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await sql<{ _at: number }>`
      select rowid as _at, * from ${sql.table(table)} where rowid > ${after}
      order by rowid limit ${sql.lit(BATCH_ROWS)}`.execute(tx);
    if (rows.length === 0) return;
    yield rows.map(({ _at, ...row }) => normalizeRow(row));
    after = rows.at(-1)?._at ?? after;
    // SQLite works synchronously: without this, other requests would wait for the whole table.
    await nextTurn();
  }
}

/** Inserts rows that all have the same columns. */
export async function insertRows(
  tx: DbOrTx,
  engine: Database['engine'],
  table: TableName,
  rows: readonly Row[],
): Promise<void> {
  if (engine === 'postgres') {
    // One parameter instead of one for each value: five times as fast.
    const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
      tx,
    );
    return;
  }
  const untypedTx = tx as unknown as Kysely<Record<string, Record<string, Value>>>;
  await untypedTx.insertInto(table).values(rows).execute();
}

/**
 * Runs `work`, which fills these empty tables, without their indexes, and then creates the indexes again: building one from all
 * rows is many times faster than adding row by row. Primary keys and unique indexes stay. SQLite gains nothing.
 */
export async function fillWithoutIndexes(
  tx: DbOrTx,
  engine: Database['engine'],
  tables: readonly TableName[],
  work: () => Promise<void>,
): Promise<void> {
  if (engine === 'sqlite') return work();
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${tables}::regclass[]) and not indisunique`.execute(tx);
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(tx);
  await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(tx);
}

/** Whether the database holds no data yet. Call it with the catalog locked. */
export async function isDatabaseEmpty(tx: DbOrTx): Promise<boolean> {
  for (const table of EXPORTED_TABLES) {
    if (table === 'catalog_version') continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Deletes the only row of a new database. */
export const deleteInitialRows = async (tx: DbOrTx): Promise<void> =>
  void (await tx.deleteFrom('catalog_version').execute());

/** Moves the sequence of `products.no` past the imported numbers. */
export async function advanceSequences(tx: DbOrTx, engine: Database['engine']): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select setval(pg_get_serial_sequence('products', 'no'), greatest(
    1, (select max(no) from products), (select max(no) from removed_products)))`.execute(tx);
}

export interface Snapshot {
  /** Names of the migrations applied to the database. */
  readonly schema: readonly string[];
  rows(table: TableName): AsyncGenerator<Row[]>;
}

const appliedMigrations = async (tx: DbOrTx): Promise<string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(tx);
  return rows.map(({ name }) => name);
};

/** Whether this release can read and write a database of this schema. */
export const isCurrentSchema = (schema: readonly string[]): boolean =>
  schema.join() === MIGRATION_NAMES.join();

/** Runs `work` on a snapshot of the rows. Concurrent writes are not blocked, and not visible to it. */
export async function withSnapshot<Result>(
  config: Config['database'],
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const { engine } = config;
  const db =
    engine === 'sqlite'
      ? new Kysely<Tables>({ dialect: sqliteSnapshotDialect(config.location) })
      : await openEngine(config);
  const transaction =
    engine === 'sqlite'
      ? db.transaction()
      : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  try {
    return await transaction.execute(async (tx) => {
      // The first read fixes the moment of the snapshot.
      const schema = await appliedMigrations(tx);
      return work({ schema, rows: (table) => readRows(tx, engine, table) });
    });
  } finally {
    await db.destroy();
  }
}
