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
import { isLocked } from './away.ts';

/** Pause between two tries for the lock, in ms; random, so that two processes do not keep colliding. */
const PAUSE_MS = { least: 5, more: 20 } as const;

/** First-in, first-out mutex for the connection. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with the function that releases the connection. */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

/** A connection as Kysely sees it: inside a transaction statements run immediately, outside one they wait for their turn. */
class Session implements DatabaseConnection {
  /** Releases the connection at the end of the transaction; null outside one. */
  release: (() => void) | null = null;
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.release) return this.#driver.run<Row>(query);
    const { result, release } = await this.#driver.hold(() => this.#driver.run<Row>(query));
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
  readonly #turns = new Turns();

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
  async hold<Result>(work: () => Result): Promise<{ result: Result; release: () => void }> {
    const until = performance.now() + this.#lockWaitMs;
    for (;;) {
      const release = await this.#turns.take();
      try {
        return { result: work(), release };
      } catch (error) {
        release();
        if (!isLocked(error) || performance.now() > until) throw error;
      }
      await pause(PAUSE_MS.least + Math.random() * PAUSE_MS.more);
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(session: Session): Promise<void> {
    const { release } = await this.hold(() => this.run(CompiledQuery.raw('begin')));
    session.release = release;
  }

  async commitTransaction(session: Session): Promise<void> {
    this.run(CompiledQuery.raw('commit'));
    this.#end(session);
  }

  async rollbackTransaction(session: Session): Promise<void> {
    try {
      this.run(CompiledQuery.raw('rollback'));
    } finally {
      this.#end(session);
    }
  }

  #end(session: Session): void {
    session.release?.();
    session.release = null;
  }

  async destroy(): Promise<void> {
    const release = await this.#turns.take();
    this.#database.close();
    release();
  }
}
