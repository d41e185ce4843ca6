// Migration 001: users, products, their texts in both languages, stored translations.
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const FALSE = sql`0`;
  // Sort keys are compared byte by byte, which SQLite does by default.
  const key = engine === 'sqlite' ? ('text' as const) : sql`text collate "C"`;
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('website', 'text')
    .addColumn('business_type', 'text')
    .addColumn('avatar', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('established_year', 'integer')
    .addColumn('certifications', 'text', (column) => column.notNull())
    .addColumn('business_license', 'text')
    .addColumn('is_verified', 'integer', (column) => column.notNull().defaultTo(FALSE))
    .addColumn('verification_level', 'text')
    .addColumn('is_admin', 'integer', (column) => column.notNull().defaultTo(FALSE))
    .addColumn('product_count', 'integer', (column) => column.notNull().defaultTo(FALSE))
    .addColumn('categories', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['created_at', 'product_count'])
    await db.schema
      .createIndex(`users_role_${column}`)
      .on('users')
      .columns(['role', column])
      .execute();

  await db.schema
    .createTable('user_texts')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('name_key', key, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('province', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_texts_key', ['user_id', 'lang'])
    .execute();

  await db.schema
    .createTable('products')
    .addColumn('no', engine === 'sqlite' ? 'integer' : 'serial', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('supplier_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('subcategory', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer')
    .addColumn('min_order_quantity', 'integer', (column) => column.notNull())
    .addColumn('country_of_origin', 'text', (column) => column.notNull())
    .addColumn('certifications', 'text', (column) => column.notNull())
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('video', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('rejection_reason', 'text')
    .addColumn('rating_average', 'real', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('rating_count', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('inquiries', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('changed', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('products_supplier')
    .on('products')
    .columns(['supplier_id', 'created_at'])
    .execute();
  await db.schema.createIndex('products_changed').on('products').column('changed').execute();

  await db.schema
    .createTable('product_texts')
    .addColumn('product_no', 'integer', (column) =>
      column.notNull().references('products.no').onDelete('cascade'),
    )
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', key, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('short', 'text', (column) => column.notNull())
    .addColumn('stock', 'text')
    .addColumn('tags', 'text', (column) => column.notNull())
    // Last, because a database reads the columns before a long text without reading the text.
    .addColumn('specifications', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_texts_key', ['product_no', 'lang'])
    .execute();

  await db.schema
    .createTable('translations')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('translations_key', ['hash', 'target'])
    .execute();

  await db.schema
    .createTable('catalog_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into catalog_version (id, version) values (1, 0)`.execute(db);
}
