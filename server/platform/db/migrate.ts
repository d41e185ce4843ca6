// Migration runner: brings the schema up to date at start. All pending migrations succeed together or none does.
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import * as market from './migrations/001-market.ts';
import * as search from './migrations/002-search.ts';
import * as contact from './migrations/003-contact.ts';
import * as accounts from './migrations/004-accounts.ts';
import * as listings from './migrations/005-listings.ts';
import * as desk from './migrations/006-desk.ts';
import * as trade from './migrations/007-trade.ts';
import * as tradeWriting from './migrations/008-trade-writing.ts';
import * as chat from './migrations/009-chat.ts';
import * as machineTexts from './migrations/010-machine-texts.ts';
import * as triedWords from './migrations/011-tried-words.ts';
import * as sessions from './migrations/012-sessions.ts';
import * as idempotency from './migrations/013-idempotency.ts';
import * as quotas from './migrations/014-quotas.ts';
import * as jobs from './migrations/015-jobs.ts';
import type { Tables } from './tables.ts';

/** In the order of their names. Each `up` receives the engine, for the few statements that differ. */
const MIGRATIONS = {
  '001-market': market,
  '002-search': search,
  '003-contact': contact,
  '004-accounts': accounts,
  '005-listings': listings,
  '006-desk': desk,
  '007-trade': trade,
  '008-trade-writing': tradeWriting,
  '009-chat': chat,
  '010-machine-texts': machineTexts,
  '011-tried-words': triedWords,
  '012-sessions': sessions,
  '013-idempotency': idempotency,
  '014-quotas': quotas,
  '015-jobs': jobs,
} satisfies Record<string, { up(db: Kysely<unknown>, engine: Engine): Promise<void> }>;

/** Names of the migrations of a database that is up to date with this release. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

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
  const migrations = Object.entries(MIGRATIONS).map(
    ([name, migration], index): [string, Migration] => [
      name,
      {
        up: async (tx) => {
          const schema = MIGRATION_NAMES[index - 1];
          if (isFirst && schema !== undefined) backUp(schema);
          isFirst = false;
          await migration.up(tx, engine);
        },
      },
    ],
  );
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
