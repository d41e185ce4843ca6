// The select of public products: rows joined with their texts in the reader's language, else in the supplier's, and with their
// suppliers. One row has all that the resource needs.
import { sql } from 'kysely';
import type { DbOrTx } from '../platform/db/open.ts';
import { PLAIN_COLUMNS } from '../platform/db/tables/catalog.ts';
import type { ProductTextsTable, UserTextsTable } from '../platform/db/tables.ts';

type PlainReference = `products.${(typeof PLAIN_COLUMNS)[keyof typeof PLAIN_COLUMNS]}`;

const COLUMNS = [
  'products.no',
  'products.id',
  'products.supplier_id',
  'products.language',
  'products.category',
  'products.subcategory',
  'products.machine_type',
  'products.price_cents',
  'products.landed_low',
  'products.landed_high',
  'products.country_of_origin',
  'products.certifications',
  'products.images',
  'products.video',
  'products.status',
  'products.rating_average',
  'products.rating_count',
  'products.views',
  'products.inquiries',
  'products.created_at',
  'users.country as supplier_country',
  'users.is_verified',
  'users.verification_level',
  'users.granted_on',
  ...Object.values(PLAIN_COLUMNS).map((column): PlainReference => `products.${column}`),
] as const;

const productText = (column: keyof ProductTextsTable) =>
  sql<string>`coalesce(${sql.ref(`translated.${column}`)}, ${sql.ref(`own.${column}`)})`;

const companyText = (column: keyof UserTextsTable) =>
  sql<string>`coalesce(${sql.ref(`company.${column}`)}, ${sql.ref(`own_company.${column}`)})`;

/** Attribute values of a product in one text, which both engines make (server/catalog/attribute-values.ts reads it). */
const attributesText = (db: DbOrTx) =>
  db
    .selectFrom('product_attributes')
    .select(
      sql<string | null>`string_agg(key || '=' || coalesce(code, cast(number as text)), ';')`.as(
        'text',
      ),
    )
    .where('product_attributes.product_no', '=', sql.ref<number>('products.no'));

/** `withOriginal` also joins the supplier's own text where the reader gets a machine translation of it. */
const selectProducts = (db: DbOrTx, lang: string, withOriginal: boolean) =>
  db
    .selectFrom('products')
    .innerJoin('users', 'users.id', 'products.supplier_id')
    .leftJoin('product_texts as translated', (join) =>
      join.onRef('translated.product_no', '=', 'products.no').on('translated.lang', '=', lang),
    )
    .leftJoin('product_texts as own', (join) =>
      join
        .onRef('own.product_no', '=', 'products.no')
        .onRef('own.lang', '=', 'products.language')
        .on((on) => {
          const isMissing = on('translated.product_no', 'is', null);
          return withOriginal
            ? on.or([isMissing, on('translated.made', 'is not', null)])
            : isMissing;
        }),
    )
    .leftJoin('user_texts as company', (join) =>
      join.onRef('company.user_id', '=', 'users.id').on('company.lang', '=', lang),
    )
    .leftJoin('user_texts as own_company', (join) =>
      join
        .onRef('own_company.user_id', '=', 'users.id')
        .onRef('own_company.lang', '=', 'users.language')
        .on('company.user_id', 'is', null),
    )
    .where(productText('lang'), 'is not', null)
    .where(companyText('lang'), 'is not', null)
    .select(COLUMNS)
    .select(attributesText(db).as('attributes'))
    .select([
      productText('lang').as('text_language'),
      productText('name').as('name'),
      productText('title').as('title'),
      productText('summary').as('summary'),
      productText('tags').as('tags'),
      sql<
        string | null
      >`case when translated.lang is null then own.stock else translated.stock end`.as('stock'),
      companyText('company_name').as('company_name'),
      companyText('name').as('contact_name'),
      companyText('trade_name').as('trade_name'),
      companyText('city').as('city'),
    ]);

/** Cards: everything except the long texts. */
export const selectCards = (db: DbOrTx, lang: string) => selectProducts(db, lang, false);

const originalText = (column: keyof ProductTextsTable) =>
  sql<string>`case when translated.made is not null then ${sql.ref(`own.${column}`)} end`;

/** Also the long texts, and the supplier's own text if the others are a machine translation. */
export const selectDetails = (db: DbOrTx, lang: string) =>
  selectProducts(db, lang, true).select([
    'users.checked_documents',
    productText('description').as('description'),
    productText('specifications').as('specifications'),
    originalText('name').$castTo<string | null>().as('original_name'),
    originalText('title').as('original_title'),
    originalText('summary').as('original_summary'),
    originalText('tags').as('original_tags'),
    originalText('description').as('original_description'),
    originalText('specifications').as('original_specifications'),
  ]);
