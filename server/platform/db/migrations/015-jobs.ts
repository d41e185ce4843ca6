// Migration 015: background jobs; `to_desk` becomes `to_admin`.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('refused_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createIndex('jobs_subject')
    .on('jobs')
    .columns(['kind', 'subject'])
    .unique()
    .execute();
  await db.schema.createIndex('jobs_next').on('jobs').columns(['refused_at', 'next_at']).execute();

  for (const table of ['enquiries', 'chats'])
    await db.schema.alterTable(table).renameColumn('to_desk', 'to_admin').execute();
}
