// Migration 032: confirmed emails and links to confirm them, registration numbers of buyers, mail settings of members, and the account
// of each unsent mail.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'text').execute();
  // Accounts from before this release count as confirmed.
  await sql`update users set email_confirmed_at = created_at`.execute(db);
  for (const number of ['gstin', 'iec']) {
    await db.schema
      .alterTable('users')
      .addColumn(number, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('users').addColumn(`${number}_checked_at`, 'text').execute();
  }

  await db.schema
    .createTable('email_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('email_links_user').on('email_links').column('user_id').execute();

  await db.schema
    .createTable('written_counterparts')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('counterpart_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('written_counterparts_key', ['user_id', 'counterpart_id'])
    .execute();
  await db.schema
    .createIndex('written_counterparts_counterpart')
    .on('written_counterparts')
    .column('counterpart_id')
    .execute();

  await db.schema
    .alterTable('company_members')
    .addColumn('stopped_mails', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('company_members').addColumn('stop_token', 'text').execute();
  await db.schema
    .createIndex('company_members_stop_token')
    .on('company_members')
    .column('stop_token')
    .unique()
    .execute();

  await db.schema.alterTable('outbox').addColumn('account_id', 'text').execute();
  // Only for mails to owners: addresses of members and invited people do not identify the account.
  await sql`update outbox set account_id =
    (select id from users where users.email = outbox.recipient and reply_to is null)`.execute(db);
}
