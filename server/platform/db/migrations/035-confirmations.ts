// Migration 035: the confirmation of identity of a session.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['confirmation_hash', 'confirmed_until'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
}
