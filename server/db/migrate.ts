// Brings the schema up to date at start; all pending migrations succeed together or not at all.
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as market from './migrations/001-market.ts';
import * as search from './migrations/002-search.ts';
import * as contact from './migrations/003-contact.ts';
import * as accounts from './migrations/004-accounts.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** In order of name. Each `up` gets the engine, for the few statements that differ. */
const MIGRATIONS = {
  '001-market': market,
  '002-search': search,
  '003-contact': contact,
  '004-accounts': accounts,
} satisfies Record<string, { up(db: Kysely<unknown>, engine: Engine): Promise<void> }>;

/** Rejects when a migration fails, or when the database was written by a newer release. */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const known = Object.entries(MIGRATIONS).map(([name, migration]): [string, Migration] => [
    name,
    { up: (each) => migration.up(each, engine) },
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(known) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
