// Migration 041: links that remove a factor or a member, and when an account was first asked to confirm its email.
import type { Kysely } from 'kysely';

/** What a link removes, with the table of its row. One of these columns is set; the link is deleted with that row. */
const TARGETS = [
  ['totp_id', 'totp_secrets.id'],
  ['passkey_id', 'passkeys.id'],
  ['member_id', 'company_members.id'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('asked_to_confirm_at', 'text').execute();
  let table = db.schema
    .createTable('removal_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );
  for (const [column, target] of TARGETS)
    table = table.addColumn(column, 'text', (each) => each.references(target).onDelete('cascade'));
  await table.addColumn('expires_at', 'text', (column) => column.notNull()).execute();
  for (const column of ['user_id', ...TARGETS.map(([name]) => name)])
    await db.schema
      .createIndex(`removal_links_${column.replace('_id', '')}`)
      .on('removal_links')
      .column(column)
      .execute();
}
