// Migration 031: documents that suppliers submit as evidence. Levels that exist already stay, as given without documents.
import { type Kysely, sql } from 'kysely';

const TEXTS = [
  'kind',
  'title',
  'number',
  'issuer',
  'status',
  'submitted_at',
  'file_name',
  'file_type',
];
const NULLABLE_TEXTS = ['issued', 'expires', 'decided_at', 'valid_until', 'reminded_at', 'file_id'];

export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('evidence')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('supplier_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(sql`''`))
    .addColumn('is_published', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('file_size', 'integer', (column) => column.notNull());
  for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of NULLABLE_TEXTS) table = table.addColumn(name, 'text');
  await table.execute();
  for (const [name, columns] of [
    ['evidence_supplier', ['supplier_id']],
    ['evidence_status', ['status', 'submitted_at']],
    ['evidence_valid_until', ['status', 'valid_until']],
    ['evidence_number', ['number']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('evidence')
      .columns([...columns])
      .execute();

  for (const name of ['granted_level', 'granted_on'])
    await db.schema.alterTable('users').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('users')
    .addColumn('checked_documents', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  const today = new Date().toISOString().slice(0, 10);
  await sql`update users set granted_level = coalesce(verification_level, 'basic'), granted_on = ${today}
    where is_verified = 1`.execute(db);
}
