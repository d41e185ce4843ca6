// Migration 028: kinds of mail that an account has stopped. The token of its alerts now stops these mails as well.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('search_alerts').renameTo('mail_settings').execute();
  await db.schema.alterTable('mail_settings').renameColumn('sent_at', 'alert_sent_at').execute();
  await db.schema
    .alterTable('mail_settings')
    .addColumn('stopped', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
