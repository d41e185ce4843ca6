// Isolated environment of a test market: its own folder, its own database where DATABASE_URL names a PostgreSQL, and its own
// prefixes in the bucket of S3_BUCKET and the Redis of REDIS_URL where those are set.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/platform/db/open.ts';
import { createDatabase, databaseAt, runSql } from './postgres-database.ts';

export interface TestEnvironment {
  /** Environment variables of the market. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** The bucket of this process's environment, with a prefix of its own; empty if none is set. */
const isolatedBucket = (name: string): Record<string, string> => {
  const set = Object.entries(process.env).flatMap(([key, value]) =>
    key.startsWith('S3_') && value ? [[key, value] as const] : [],
  );
  return set.length > 0 ? { ...Object.fromEntries(set), S3_PREFIX: name } : {};
};

/** Settings of a market whose files are in its folder, even if the tests use a bucket. */
export const DISK_STORAGE = {
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  S3_PREFIX: '',
} as const;

/** With an empty database, as before a first start, or with one whose migration is done (migrated-database.ts). */
export async function createEnvironment({
  isMigrated = false,
}: {
  readonly isMigrated?: boolean;
} = {}): Promise<TestEnvironment> {
  const dir = mkdtempSync(join(tmpdir(), 'market-'));
  const name = `market_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const redis = process.env.REDIS_URL;
  const base = {
    DATA_DIR: dir,
    LOG_LEVEL: 'silent',
    PORT: '0',
    // Background translation would change texts while tests read them.
    TRANSLATE_TEXTS: 'off',
    ...isolatedBucket(name),
    ...(redis ? { REDIS_URL: redis, REDIS_PREFIX: name } : {}),
  };
  const url = process.env.DATABASE_URL;
  if (!url) {
    if (isMigrated) copyFileSync(inject('migratedDatabase'), readConfig(base).database.location);
    return { env: base, remove: async () => rmSync(dir, { recursive: true }) };
  }
  await createDatabase(url, name, isMigrated ? inject('migratedDatabase') : undefined);
  return {
    env: { ...base, DATABASE_URL: databaseAt(url, name) },
    remove: async () => {
      await runSql(url, `drop database ${name} with (force)`);
      rmSync(dir, { recursive: true });
    },
  };
}

/** Connections of tests to the databases of running markets, by location; each is opened for the first test that needs it. */
const openDatabases = new Map<string, { database: Promise<Database> | null }>();

/** While the market of this environment runs, withDatabase() opens its database once: on PostgreSQL this takes 70 ms. */
export function keepDatabaseOpen(env: TestEnvironment['env']): () => Promise<void> {
  const { location } = readConfig(env).database;
  const kept: { database: Promise<Database> | null } = { database: null };
  openDatabases.set(location, kept);
  return async () => {
    if (openDatabases.get(location) === kept) openDatabases.delete(location);
    await (await kept.database)?.close();
  };
}

/** Runs `work` with the database of an environment, opened beside the running server or for this once. */
export async function withDatabase<Result>(
  { env }: { readonly env: TestEnvironment['env'] },
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env).database;
  const kept = openDatabases.get(config.location);
  if (kept) {
    kept.database ??= openDatabase(config);
    return work(await kept.database);
  }
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Integrity check of the SQLite file; PostgreSQL checks its files itself. */
export const expectDatabaseIntact = (environment: {
  readonly env: TestEnvironment['env'];
}): Promise<void> =>
  withDatabase(environment, async ({ db, engine }) => {
    if (engine === 'postgres') return;
    const { rows } = await sql`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  });
