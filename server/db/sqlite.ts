// Opens the embedded database: node:sqlite under Kysely, WAL, every commit on disk.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { told } from './away.ts';

const KEPT_STATEMENTS = 200;

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
    if (this.#begin !== 'begin') this.#database.exec('PRAGMA optimize');
    this.#database.close();
  }
}

/** SQLite's schema changes are transactional, so a migration that fails half-way leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class FileDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** A dialect over one file; the folder is made if it is missing. */
export function sqliteDialect(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'cache_size = -8192',
    'mmap_size = 0',
  ])
    database.exec(`PRAGMA ${pragma}`);
  return new FileDialect({ database: new Connection(database) });
}

/** A connection that only reads; its transactions see one moment and keep no writer waiting. Throws where there is no file. */
export function sqliteSnapshotDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { timeout: 10_000, readOnly: true });
  return new FileDialect({ database: new Connection(database, 'begin') });
}

/** Writes a copy of the database as it is at this moment into a new file; nobody who writes meanwhile is kept waiting. */
export function copySqlite(file: string, copy: string): void {
  const database = new DatabaseSync(file, { timeout: 10_000, readOnly: true });
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
