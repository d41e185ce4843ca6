// Migration 029: people who share a company's account, invitations to it, and the person of a session and of a reset link.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('company_members')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('company_invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  for (const table of ['company_members', 'company_invitations'])
    await db.schema.createIndex(`${table}_company`).on(table).column('company_id').execute();

  for (const table of ['sessions', 'password_resets']) {
    await db.schema
      .alterTable(table)
      .addColumn('member_id', 'text', (column) =>
        column.references('company_members.id').onDelete('cascade'),
      )
      .execute();
    await db.schema.createIndex(`${table}_member`).on(table).column('member_id').execute();
  }
}
