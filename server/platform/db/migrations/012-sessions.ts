// Migration 012: id, place and device of sessions; account deletions in several transactions; the actor of an audit log entry.
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

const RANDOM_ID = {
  sqlite: sql`lower(hex(randomblob(16)))`,
  postgres: sql`replace(gen_random_uuid()::text, '-', '')`,
} as const;

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const name of ['id', 'place', 'browser', 'system'])
    await db.schema
      .alterTable('sessions')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(sql`''`))
      .execute();
  await sql`update sessions set id = ${RANDOM_ID[engine]}`.execute(db);
  await db.schema.createIndex('sessions_id').on('sessions').column('id').unique().execute();

  // Set by the first transaction of a deletion; the last one deletes the row.
  await db.schema.alterTable('users').addColumn('deleted_at', 'text').execute();
  await sql`create index users_deleted on users (deleted_at) where deleted_at is not null`.execute(
    db,
  );

  await db.schema
    .createTable('removed_files')
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('removed_files_key', ['folder', 'name'])
    .execute();
  // The download of an account reads its messages in order, in batches.
  for (const table of ['messages', 'enquiry_replies']) {
    await db.schema.dropIndex(`${table}_sender`).execute();
    await db.schema.createIndex(`${table}_sender`).on(table).columns(['sender_id', 'id']).execute();
  }
  // A deletion finds other users' notifications about an order or enquiry by its id.
  await db.schema
    .createIndex('notifications_subject')
    .on('notifications')
    .column('subject_id')
    .execute();

  await db.schema
    .alterTable('audit_log')
    .addColumn('actor', 'text', (column) => column.notNull().defaultTo(sql`'admin'`))
    .execute();
  for (const column of ['admin_id', 'admin_email', 'subject_id', 'subject'])
    await db.schema.createIndex(`audit_log_${column}`).on('audit_log').column(column).execute();
  // Entries of accounts that were deleted before this release.
  await sql`update audit_log set admin_email = '' where admin_id is null`.execute(db);
  await sql`update audit_log set subject = '' where action like 'user.%'
    and not exists (select 1 from users where users.id = audit_log.subject_id)`.execute(db);
}
