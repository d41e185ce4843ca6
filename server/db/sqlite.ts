// Opens the embedded database: node:sqlite under Kysely, WAL, every commit on disk.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

const KEPT_STATEMENTS = 200;

const statement = (prepared: StatementSync): SqliteStatement => ({
  reader: prepared.columns().length > 0,
  all: (parameters) => prepared.all(...(parameters as SQLInputValue[])),
  run: (parameters) => prepared.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => prepared.iterate(...(parameters as SQLInputValue[])),
});

/** Statements are prepared once; transactions take the write lock at once, so that two processes queue instead of failing. */
class Connection implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    const text = sql === 'begin' ? 'begin immediate' : sql;
    const kept = this.#statements.get(text);
    if (kept) return kept;
    if (this.#statements.size >= KEPT_STATEMENTS) this.#statements.clear();
    const fresh = statement(this.#database.prepare(text));
    this.#statements.set(text, fresh);
    return fresh;
  }

  close(): void {
    this.#statements.clear();
    this.#database.exec('PRAGMA optimize');
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
