// Queries that find products and companies whose texts are not completely translated into the other language.
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import { isPublicSupplier } from '../catalog/public-supplier-queries.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import type {
  MachineTranslation,
  ProductTextsTable,
  UserTextsTable,
} from '../platform/db/tables.ts';

export type ProductTextsRow = Selectable<ProductTextsTable>;
export type CompanyTextsRow = Selectable<UserTextsTable>;

/** Texts that are complete only in the language they were written in. */
export interface UntranslatedTexts<Words> {
  readonly texts: Words;
  readonly lang: Lang;
  readonly supplierId: string;
}

/** Rows per slice: a large marketplace is scanned in the pauses between requests. */
const ROWS_PER_SLICE = 1_000;

/** Whether there are complete texts in the other language, by a person or by a machine. */
export const isTranslated = (
  rows: readonly { readonly lang: string; readonly made: MachineTranslation }[],
  ownLang: string,
) => rows.some(({ lang, made }) => lang !== ownLang && made !== 'part');

export const readProductTexts = (queries: DbOrTx, no: number) =>
  queries.selectFrom('product_texts').selectAll().where('product_no', '=', no).execute();
export const readCompanyTexts = (queries: DbOrTx, id: string) =>
  queries.selectFrom('user_texts').selectAll().where('user_id', '=', id).execute();

interface TextOwner {
  readonly texts: 'product_texts' | 'user_texts';
  /** Column of the texts that refers to their owner. */
  readonly ownerColumn: string;
  readonly id: string;
  readonly language: string;
}
const PRODUCT: TextOwner = {
  texts: 'product_texts',
  ownerColumn: 'product_no',
  id: 'products.no',
  language: 'products.language',
};
const COMPANY: TextOwner = {
  texts: 'user_texts',
  ownerColumn: 'user_id',
  id: 'users.id',
  language: 'users.language',
};

/** Condition: no complete texts in the other language, and none left by this glossary version before. */
const isUntranslated = (
  { texts, ownerColumn, id, language }: TextOwner,
  glossaryVersion: string | null,
) => {
  const isOwn = sql`${sql.ref(ownerColumn)} = ${sql.ref(id)}`;
  const lang = sql.ref(language);
  return sql<SqlBool>`
    not exists (select 1 from ${sql.table(texts)}
      where ${isOwn} and lang <> ${lang} and (made is null or made = 'whole'))
    and not exists (select 1 from ${sql.table(texts)}
      where ${isOwn} and lang = ${lang} and tried = ${glossaryVersion})`;
};

/** `glossaryVersion` is null for a remote service. What this version left is skipped: it would leave it again. */
export const missingTextsRepository = (db: Db, glossaryVersion: string | null) => ({
  /** Ids of public products without complete translation, from the slice after `after`; `last` is null at the end. */
  async listProducts(after: number): Promise<{ ids: string[]; last: number | null }> {
    const rows = await db
      .selectFrom('products')
      .select(['no', 'id'])
      .select((each) => [
        each
          .and([isPublicProduct(each), isUntranslated(PRODUCT, glossaryVersion)])
          .as('untranslated'),
      ])
      .where('no', '>', after)
      .orderBy('no')
      .limit(ROWS_PER_SLICE)
      .execute();
    const ids = rows.filter(({ untranslated }) => Boolean(untranslated)).map(({ id }) => id);
    return { ids, last: rows.length < ROWS_PER_SLICE ? null : (rows.at(-1)?.no ?? null) };
  },

  /** The same for public companies. */
  async listCompanies(after: string): Promise<{ ids: string[]; last: string | null }> {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .select((each) => [
        each
          .and([isPublicSupplier(each), isUntranslated(COMPANY, glossaryVersion)])
          .as('untranslated'),
      ])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_PER_SLICE)
      .execute();
    const ids = rows.filter(({ untranslated }) => Boolean(untranslated)).map(({ id }) => id);
    return { ids, last: rows.length < ROWS_PER_SLICE ? null : (rows.at(-1)?.id ?? null) };
  },

  /** Returns null if the product is not public, or is complete in both languages. */
  async readProduct(id: string): Promise<UntranslatedTexts<ProductTextsRow> | null> {
    const row = await db
      .selectFrom('products')
      .select(['no', 'language', 'supplier_id'])
      .where('id', '=', id)
      .where(isPublicProduct)
      .executeTakeFirst();
    if (!row) return null;
    const texts = await readProductTexts(db, row.no);
    const source = texts.find(({ lang }) => lang === row.language);
    if (!source || isTranslated(texts, row.language)) return null;
    return { texts: source, lang: row.language as Lang, supplierId: row.supplier_id };
  },

  async readCompany(id: string): Promise<UntranslatedTexts<CompanyTextsRow> | null> {
    const row = await db
      .selectFrom('users')
      .select('language')
      .where('id', '=', id)
      .where(isPublicSupplier)
      .executeTakeFirst();
    if (!row) return null;
    const texts = await readCompanyTexts(db, id);
    const source = texts.find(({ lang }) => lang === row.language);
    if (!source || isTranslated(texts, row.language)) return null;
    return { texts: source, lang: row.language as Lang, supplierId: id };
  },
});
export type MissingTexts = ReturnType<typeof missingTextsRepository>;
