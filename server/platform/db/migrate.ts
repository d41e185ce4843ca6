// Migration runner: brings the schema up to date at start. All pending migrations succeed together or none does.
import { readdirSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/** Each `up` receives the engine, for the few statements that differ. */
interface EngineMigration {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}

const FOLDER = new URL('./migrations/', import.meta.url);

/** Names of the migrations of a database that is up to date with this release, in the order in which they run. */
export const MIGRATION_NAMES: readonly string[] = readdirSync(FOLDER)
  .flatMap((file) => /^(\d{3}-.+)\.ts$/.exec(file)?.[1] ?? [])
  .sort();

/**
 * Rejects when a migration fails, or when the database was written by a newer release. `backUp` is called with the last migration
 * of a database that has data and is to be migrated, before its first change and with other writers locked out.
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  backUp: (schema: string) => void = () => {},
): Promise<void> {
  let isFirst = true;
  const readMigration = async (name: string, index: number): Promise<[string, Migration]> => {
    const { up } = (await import(new URL(`${name}.ts`, FOLDER).href)) as EngineMigration;
    return [
      name,
      {
        up: async (tx) => {
          const schema = MIGRATION_NAMES[index - 1];
          if (isFirst && schema !== undefined) backUp(schema);
          isFirst = false;
          await up(tx, engine);
        },
      },
    ];
  };
  const migrations = await Promise.all(MIGRATION_NAMES.map(readMigration));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  if (!failed) throw error;
  const message = error instanceof Error ? error.message : String(error);
  throw new Error(`Migration ${failed} failed, and the database is as it was before: ${message}`, {
    cause: error,
  });
}
