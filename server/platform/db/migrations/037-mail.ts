// Migration 037: order and bounces of unsent mail, members who confirm their email, and the mails that a person gets in a day.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Mail that was refused for good stayed for ever, and was sent again at each start.
  await sql`delete from outbox where refused_at is not null`.execute(db);
  // 2 is notifications: mail of the release before is seldom older than a minute.
  await db.schema
    .alterTable('outbox')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(2))
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('bounces', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('outbox_order')
    .on('outbox')
    .columns(['refused_at', 'priority', 'next_at'])
    .execute();
  await db.schema.createIndex('outbox_recipient').on('outbox').column('recipient').execute();

  await db.schema.alterTable('users').addColumn('email_bounced_at', 'text').execute();
  for (const name of ['email_confirmed_at', 'email_bounced_at'])
    await db.schema.alterTable('company_members').addColumn(name, 'text').execute();
  // Who joined before this release counts as confirmed: which of them had a mailed invitation is not known any more.
  await sql`update company_members set email_confirmed_at = created_at`.execute(db);
  await db.schema
    .alterTable('company_invitations')
    .addColumn('is_mailed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('email_links')
    .addColumn('member_id', 'text', (column) =>
      column.references('company_members.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('email_links_member').on('email_links').column('member_id').execute();

  await db.schema
    .createTable('mail_days')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('member_id', 'text', (column) =>
      column.references('company_members.id').onDelete('cascade'),
    )
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('unmailed_since', 'text')
    .execute();
  for (const column of ['user', 'member'])
    await db.schema
      .createIndex(`mail_days_${column}`)
      .on('mail_days')
      .column(`${column}_id`)
      .execute();
  await db.schema.createIndex('mail_days_start').on('mail_days').column('starts_at').execute();
}
