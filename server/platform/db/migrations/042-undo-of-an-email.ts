// Migration 042: links that undo a change of an email, and the emails that they reserve.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['old_email', 'old_email_key', 'began_at'])
    await db.schema.alterTable('email_links').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('email_links_old_email')
    .on('email_links')
    .column('old_email_key')
    .execute();
}
