// Migration 040: sessions of admins whose password is too weak.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('needs_password', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
