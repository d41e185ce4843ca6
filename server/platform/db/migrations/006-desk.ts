// Migration 006: the admin area. Suspensions, verification notes, reports, the audit log; and links for setting a new password.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('suspended_at', 'text').execute();
  for (const name of ['suspension_reason', 'verification_note'])
    await db.schema
      .alterTable('users')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(sql`''`))
      .execute();
  await db.schema.createIndex('users_created').on('users').columns(['created_at', 'id']).execute();

  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_no', 'integer', (column) =>
      column.notNull().references('products.no').onDelete('cascade'),
    )
    .addColumn('reporter_id', 'text', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('email', 'text')
    .addColumn('who', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .addColumn('outcome', 'text')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(sql`''`))
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('reports_product_no')
    .on('reports')
    .columns(['product_no', 'who'])
    .unique()
    .execute();
  await db.schema.createIndex('reports_created_at').on('reports').column('created_at').execute();

  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('admin_email', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_log_at').on('audit_log').column('at').execute();
}
