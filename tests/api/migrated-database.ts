// Global set-up of the API suite: one migrated, empty database, of which every test market gets a copy. Migrating takes longer than
// most tests; suites about migrations and first starts begin with an empty database all the same (environment.ts).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { createDatabase, databaseAt, runSql } from './postgres-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the SQLite file, or name of the PostgreSQL database. */
    readonly migratedDatabase: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL;
  const dir = mkdtempSync(join(tmpdir(), 'migrated-'));
  const name = `market_migrated_${process.pid}`;
  if (url) await createDatabase(url, name);
  const { database } = readConfig({
    DATA_DIR: dir,
    ...(url ? { DATABASE_URL: databaseAt(url, name) } : {}),
  });
  await (await openDatabase(database)).close();
  provide('migratedDatabase', url ? name : database.location);
  return async () => {
    rmSync(dir, { recursive: true });
    if (url) await runSql(url, `drop database ${name} with (force)`);
  };
}
