// SQLite database: node:sqlite with Kysely, in WAL mode, with every commit synced to disk.
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
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { LIMITS } from '../../limits.ts';
import { OWNER_ONLY_FOLDER, restrictDatabaseFile } from '../storage/file-permissions.ts';
import { toHttpError } from './database-errors.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { ListsAsJson } from './statement-shapes.ts';

/** Statements held for reuse, about 5 kB each. */
const MAX_CACHED_STATEMENTS = 500;
/** Lock timeout for opening, closing and copying, where nothing else in this process waits. */
const OPEN_LOCK_TIMEOUT_MS = 10_000;

/** Maps errors: a full disk and a long lock become HttpError 'unavailable'. */
const withMappedErrors = <Result>(work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw toHttpError(error);
  }
};

const wrapStatement = (prepared: StatementSync): SqliteStatement => ({
  reader: prepared.columns().length > 0,
  all: (parameters) => withMappedErrors(() => prepared.all(...(parameters as SQLInputValue[]))),
  run: (parameters) => withMappedErrors(() => prepared.run(...(parameters as SQLInputValue[]))),
  iterate: (parameters) => prepared.iterate(...(parameters as SQLInputValue[])),
});

/**
 * Prepares each statement once. A transaction takes the write lock at its start, so that two processes queue instead of
 * failing.
 */
class Connection implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #begin: string;
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: MAX_CACHED_STATEMENTS });

  constructor(database: DatabaseSync, begin = 'begin immediate') {
    this.#database = database;
    this.#begin = begin;
  }

  prepare(sql: string): SqliteStatement {
    const text = sql === 'begin' ? this.#begin : sql;
    const cached = this.#statements.get(text);
    if (cached) return cached;
    const prepared = wrapStatement(this.#database.prepare(text));
    const fresh = text === 'rollback' ? this.#onlyInTransaction(prepared) : prepared;
    this.#statements.set(text, fresh);
    return fresh;
  }

  /** SQLite itself ends the transaction when the disk is full: the rollback would fail then and hide the original error. */
  #onlyInTransaction(rollback: SqliteStatement): SqliteStatement {
    const noChange = { changes: 0, lastInsertRowid: 0 };
    return {
      ...rollback,
      run: (parameters) => (this.#database.isTransaction ? rollback.run(parameters) : noChange),
    };
  }

  close(): void {
    this.#statements.clear();
    this.#database.exec(`PRAGMA busy_timeout = ${OPEN_LOCK_TIMEOUT_MS}`);
    if (this.#begin !== 'begin') this.#database.exec('PRAGMA optimize');
    this.#database.close();
  }
}

/** SQLite's schema changes are transactional, so a failed migration leaves nothing behind. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** There is only one connection, but the driver itself serializes its use: a wait for a lock must not hold it. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const createDialect = (database: SqliteDatabase, lockWaitMs: number): Dialect => ({
  createDriver: () => new SqliteDriver(database, lockWaitMs) as Driver,
  createQueryCompiler: () => new ListsAsJson(),
  createAdapter: () => new FileAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});

/**
 * Opens a file for reading and writing; creates its folder if it is missing. A write waits `lockWaitMs` for another process that
 * writes.
 */
export function sqliteDialect(file: string, lockWaitMs: number = LIMITS.databaseLockMs): Dialect {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  restrictDatabaseFile(file);
  const database = new DatabaseSync(file, { timeout: OPEN_LOCK_TIMEOUT_MS });
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'cache_size = -8192',
    'mmap_size = 0',
  ])
    database.exec(`PRAGMA ${pragma}`);
  // From here on the driver waits for locks itself, without blocking this process.
  database.exec('PRAGMA busy_timeout = 0');
  return createDialect(new Connection(database), lockWaitMs);
}

/** Opens a read-only connection whose transactions are snapshots and do not block writers. Throws if the file does not exist. */
export function sqliteSnapshotDialect(file: string): Dialect {
  const database = new DatabaseSync(file, { timeout: OPEN_LOCK_TIMEOUT_MS, readOnly: true });
  return createDialect(new Connection(database, 'begin'), LIMITS.databaseLockMs);
}

/** Writes a copy of the database at this moment into a new file, without blocking writers. */
export function copySqlite(file: string, copy: string): void {
  restrictDatabaseFile(copy);
  const database = new DatabaseSync(file, { timeout: OPEN_LOCK_TIMEOUT_MS, readOnly: true });
  try {
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
}

/** Checks a file's integrity and foreign keys; returns the errors, none for an intact file. */
export function integrityErrors(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('pragma integrity_check').all();
    const errors = found.map((row) => String(row.integrity_check)).filter((each) => each !== 'ok');
    const orphans = database.prepare('pragma foreign_key_check').all();
    return [
      ...errors,
      ...orphans.map((row) => `a row of ${String(row.table)} references a missing row`),
    ];
  } finally {
    database.close();
  }
}
