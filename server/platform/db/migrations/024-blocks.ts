// Migration 024: blocked accounts, and reports of anything that has a kind and an id, such as a counterpart in a chat.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blocks')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('blocked_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('blocked_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['user_id', 'blocked_id'])
    .execute();
  await db.schema.createIndex('blocks_blocked').on('blocks').column('blocked_id').execute();

  // A new table, because SQLite cannot make `product_no` optional.
  await db.schema
    .createTable('general_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('target_kind', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('product_no', 'integer', (column) =>
      column.references('products.no').onDelete('cascade'),
    )
    .addColumn('review_id', 'text', (column) => column.references('reviews.id').onDelete('cascade'))
    .addColumn('chat_id', 'text')
    .addColumn('message_id', 'text')
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
    .addColumn('request_id', 'text')
    .addColumn('request_hash', 'text')
    .execute();
  const columns = sql.raw(
    'id, product_no, reporter_id, email, who, reason, created_at, closed_at, outcome, note, text, request_id, request_hash',
  );
  const ofProduct = sql`(select products.id from products where products.no = reports.product_no)`;
  await sql`insert into general_reports (target_kind, target_id, ${columns})
    select 'product', ${ofProduct}, ${columns} from reports`.execute(db);
  await db.schema.dropTable('reports').execute();
  await db.schema.alterTable('general_reports').renameTo('reports').execute();
  await db.schema
    .createIndex('reports_target')
    .on('reports')
    .columns(['target_kind', 'target_id', 'who'])
    .unique()
    .execute();
  await db.schema.createIndex('reports_product_no').on('reports').column('product_no').execute();
  await db.schema.createIndex('reports_review').on('reports').column('review_id').execute();
  await db.schema.createIndex('reports_created_at').on('reports').column('created_at').execute();
  await db.schema
    .createIndex('reports_request')
    .on('reports')
    .column('request_id')
    .unique()
    .execute();
}
