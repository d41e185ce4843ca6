// Migration 033: second factors of sign-in (authenticator apps, passkeys, recovery codes), how far a session's sign-in has got, and
// the devices that people have signed in from.
import type { CreateTableBuilder, Kysely } from 'kysely';

/** The columns that name a person: the owner of an account, or a member of its company. */
const withPerson = <Name extends string, Columns extends string>(
  table: CreateTableBuilder<Name, Columns>,
) =>
  table
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('member_id', 'text', (column) =>
      column.references('company_members.id').onDelete('cascade'),
    );

export async function up(db: Kysely<unknown>): Promise<void> {
  await withPerson(
    db.schema.createTable('totp_secrets').addColumn('id', 'text', (column) => column.primaryKey()),
  )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('used_at', 'text')
    .execute();
  await withPerson(
    db.schema.createTable('passkeys').addColumn('id', 'text', (column) => column.primaryKey()),
  )
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('sign_count', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await withPerson(
    db.schema
      .createTable('recovery_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey()),
  )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await withPerson(
    db.schema
      .createTable('known_devices')
      .addColumn('mark', 'text', (column) => column.primaryKey()),
  )
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes', 'known_devices'])
    for (const column of ['user', 'member'])
      await db.schema.createIndex(`${table}_${column}`).on(table).column(`${column}_id`).execute();

  await db.schema
    .alterTable('sessions')
    .addColumn('factor', 'text', (column) => column.notNull().defaultTo('none'))
    .execute();
  for (const column of ['challenge', 'challenge_ends_at'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
}
