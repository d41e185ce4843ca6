// Opens the embedded database: node:sqlite under Kysely, WAL, every commit on disk.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { LIMITS } from '../../limits.ts';
import { closeDatabaseFile, OWN_FOLDER } from '../storage/owner-only.ts';
import { told } from './away.ts';
import { SqliteDriver } from './sqlite-driver.ts';

const KEPT_STATEMENTS = 200;
/** For opening, closing and copying, where nothing else of this process waits. */
const OPENING_MS = 10_000;

/** A full disk and a file that is locked for too long are no fault of whoever called. */
const saying = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw told(error);
  }
};

const statement = (prepared: StatementSync): SqliteStatement => ({
  reader: prepared.columns().length > 0,
  all: (parameters) => saying(() => prepared.all(...(parameters as SQLInputValue[]))),
  run: (parameters) => saying(() => prepared.run(...(parameters as SQLInputValue[]))),
  iterate: (parameters) => prepared.iterate(...(parameters as SQLInputValue[])),
});

/** Statements are prepared once; transactions take the write lock at once, so that two processes queue instead of failing. */
class Connection implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #begin: string;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: DatabaseSync, begin = 'begin immediate') {
    this.#database = database;
    this.#begin = begin;
  }

  prepare(sql: string): SqliteStatement {
    const text = sql === 'begin' ? this.#begin : sql;
    const kept = this.#statements.get(text);
    if (kept) return kept;
    if (this.#statements.size >= KEPT_STATEMENTS) this.#statements.clear();
    const prepared = statement(this.#database.prepare(text));
    const fresh = text === 'rollback' ? this.#ifOpen(prepared) : prepared;
    this.#statements.set(text, fresh);
    return fresh;
  }

  /** A full disk ends the transaction by itself: that it did is not what went wrong. */
  #ifOpen(rollback: SqliteStatement): SqliteStatement {
    const nothing = { changes: 0, lastInsertRowid: 0 };
    return {
      ...rollback,
      run: (parameters) => (this.#database.isTransaction ? rollback.run(parameters) : nothing),
    };
  }

  close(): void {
    this.#statements.clear();
    this.#database.exec(`PRAGMA busy_timeout = ${OPENING_MS}`);
    if (this.#begin !== 'begin') this.#database.exec('PRAGMA optimize');
    this.#database.close();
  }
}

/** SQLite's schema changes are transactional, so a migration that fails half-way leaves nothing behind. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is one, and the driver hands it on by itself: waiting for a lock must not hold it. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const dialectOf = (database: SqliteDatabase, lockWaitMs: number): Dialect => ({
  createDriver: () => new SqliteDriver(database, lockWaitMs) as Driver,
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new FileAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});

interface Waiting {
  /** How long a write waits for another process that writes. */
  readonly lockWaitMs?: number;
}

/** A dialect over one file; the folder is made if it is missing. */
export function sqliteDialect(
  file: string,
  { lockWaitMs = LIMITS.databaseLockMs }: Waiting = {},
): Dialect {
  mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER });
  closeDatabaseFile(file);
  const database = new DatabaseSync(file, { timeout: OPENING_MS });
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'cache_size = -8192',
    'mmap_size = 0',
  ])
    database.exec(`PRAGMA ${pragma}`);
  // From here on the driver waits, and this process goes on meanwhile.
  database.exec('PRAGMA busy_timeout = 0');
  return dialectOf(new Connection(database), lockWaitMs);
}

/** A connection that only reads; its transactions see one moment and keep no writer waiting. Throws where there is no file. */
export function sqliteSnapshotDialect(file: string): Dialect {
  const database = new DatabaseSync(file, { timeout: OPENING_MS, readOnly: true });
  return dialectOf(new Connection(database, 'begin'), LIMITS.databaseLockMs);
}

/** Writes a copy of the database as it is at this moment into a new file; nobody who writes meanwhile is kept waiting. */
export function copySqlite(file: string, copy: string): void {
  closeDatabaseFile(copy);
  const database = new DatabaseSync(file, { timeout: OPENING_MS, readOnly: true });
  try {
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
}

/** What the engine finds wrong with a file; nothing, it should be. */
export function faultsOf(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('pragma integrity_check').all();
    const faults = found.map((row) => String(row.integrity_check)).filter((each) => each !== 'ok');
    const orphans = database.prepare('pragma foreign_key_check').all();
    return [...faults, ...orphans.map((row) => `a row of ${String(row.table)} refers to nothing`)];
  } finally {
    database.close();
  }
}
