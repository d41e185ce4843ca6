// Kysely driver for one SQLite connection: one transaction at a time, and waiting for another process's lock without blocking
// this process.
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
} from 'kysely';
import { isLocked } from './database-errors.ts';

/** Pause between two tries for the lock, in ms; random, so that two processes do not keep colliding. */
const RETRY_PAUSE_MS = { least: 5, more: 20 } as const;

/** First-in, first-out mutex for the connection. */
class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with the function that releases the connection. */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

/** A connection as Kysely sees it: inside a transaction statements run immediately, outside one they wait for their turn. */
class SqliteConnection implements DatabaseConnection {
  /** Releases the connection at the end of the transaction; null outside one. */
  release: (() => void) | null = null;
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.release) return this.#driver.run<Row>(query);
    const { result, release } = await this.#driver.acquireAndRun(() =>
      this.#driver.run<Row>(query),
    );
    release();
    return result;
  }

  // biome-ignore lint/correctness/useYield: the interface has it, and rows are read in pages here
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('rows of SQLite are not streamed');
  }
}

export class SqliteDriver implements Driver {
  readonly #database: SqliteDatabase;
  readonly #lockWaitMs: number;
  readonly #mutex = new Mutex();

  constructor(database: SqliteDatabase, lockWaitMs: number) {
    this.#database = database;
    this.#lockWaitMs = lockWaitMs;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  /**
   * Runs `work` with the connection, which stays acquired until `release` is called. If another process holds the lock, the
   * connection is released before `work` is tried again, so that readers do not have to wait.
   */
  async acquireAndRun<Result>(
    work: () => Result,
  ): Promise<{ result: Result; release: () => void }> {
    const deadline = performance.now() + this.#lockWaitMs;
    for (;;) {
      const release = await this.#mutex.acquire();
      try {
        return { result: work(), release };
      } catch (error) {
        release();
        if (!isLocked(error) || performance.now() > deadline) throw error;
      }
      await pause(RETRY_PAUSE_MS.least + Math.random() * RETRY_PAUSE_MS.more);
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const { release } = await this.acquireAndRun(() => this.run(CompiledQuery.raw('begin')));
    connection.release = release;
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    this.run(CompiledQuery.raw('commit'));
    this.#endTransaction(connection);
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      this.run(CompiledQuery.raw('rollback'));
    } finally {
      this.#endTransaction(connection);
    }
  }

  #endTransaction(connection: SqliteConnection): void {
    connection.release?.();
    connection.release = null;
  }

  async destroy(): Promise<void> {
    const release = await this.#mutex.acquire();
    this.#database.close();
    release();
  }
}
