// Lock of an email: owners of accounts and members of companies are rows of two tables, and an email may be in one of them only.
import { sql } from 'kysely';
import type { Engine } from '../../platform/db/engine.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { emailKey } from '../sign-in/email-key.ts';

/** Until the transaction ends. SQLite runs one writer at a time, so only PostgreSQL needs it. */
export async function lockEmail(tx: DbOrTx, engine: Engine, email: string): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey(email)}, 0))`.execute(tx);
}
