// Queries that find products and companies whose texts are not completely translated into the other language.
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { isPublicListing } from '../catalog/public-product-queries.ts';
import type { Db, Queries } from '../platform/db/open.ts';
import type { Made, ProductTextsTable, UserTextsTable } from '../platform/db/tables.ts';
import { isPublicSupplier } from '../suppliers/public-supplier-queries.ts';

export type ListingWords = Selectable<ProductTextsTable>;
export type CompanyWords = Selectable<UserTextsTable>;

/** Texts that are complete only in the language they were written in. */
export interface OneLanguage<Words> {
  readonly words: Words;
  readonly lang: Lang;
  readonly supplierId: string;
}

/** Rows per slice: a large marketplace is scanned in the pauses between requests. */
const SLICE = 1_000;

/** Whether there are complete texts in the other language, by a person or by a machine. */
export const isTold = (
  rows: readonly { readonly lang: string; readonly made: Made }[],
  own: string,
) => rows.some(({ lang, made }) => lang !== own && made !== 'part');

export const textsOf = (queries: Queries, no: number) =>
  queries.selectFrom('product_texts').selectAll().where('product_no', '=', no).execute();
export const textsOfCompany = (queries: Queries, id: string) =>
  queries.selectFrom('user_texts').selectAll().where('user_id', '=', id).execute();

interface Owner {
  readonly texts: 'product_texts' | 'user_texts';
  /** Column of the texts that refers to their owner. */
  readonly of: string;
  readonly id: string;
  readonly language: string;
}
const LISTING: Owner = {
  texts: 'product_texts',
  of: 'product_no',
  id: 'products.no',
  language: 'products.language',
};
const COMPANY: Owner = {
  texts: 'user_texts',
  of: 'user_id',
  id: 'users.id',
  language: 'users.language',
};

/** Condition: no complete texts in the other language, and none left by this glossary version before. */
const untold = ({ texts, of, id, language }: Owner, glossary: string | null) => {
  const own = sql`${sql.ref(of)} = ${sql.ref(id)}`;
  const lang = sql.ref(language);
  return sql<SqlBool>`
    not exists (select 1 from ${sql.table(texts)}
      where ${own} and lang <> ${lang} and (made is null or made = 'whole'))
    and not exists (select 1 from ${sql.table(texts)}
      where ${own} and lang = ${lang} and tried = ${glossary})`;
};

/** `glossary` is the version in use, null for a remote service. What this version left is skipped: it would leave it again. */
export const machineTextsRepository = (db: Db, glossary: string | null) => ({
  /** Ids of public products without complete translation, from the slice after `after`; `last` is null at the end. */
  async listings(after: number): Promise<{ ids: string[]; last: number | null }> {
    const rows = await db
      .selectFrom('products')
      .select(['no', 'id'])
      .select((each) => [each.and([isPublicListing(each), untold(LISTING, glossary)]).as('untold')])
      .where('no', '>', after)
      .orderBy('no')
      .limit(SLICE)
      .execute();
    const ids = rows.filter(({ untold }) => Boolean(untold)).map(({ id }) => id);
    return { ids, last: rows.length < SLICE ? null : (rows.at(-1)?.no ?? null) };
  },

  /** The same for public companies. */
  async companies(after: string): Promise<{ ids: string[]; last: string | null }> {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .select((each) => [
        each.and([isPublicSupplier(each), untold(COMPANY, glossary)]).as('untold'),
      ])
      .where('id', '>', after)
      .orderBy('id')
      .limit(SLICE)
      .execute();
    const ids = rows.filter(({ untold }) => Boolean(untold)).map(({ id }) => id);
    return { ids, last: rows.length < SLICE ? null : (rows.at(-1)?.id ?? null) };
  },

  /** Returns null if the product is not public, or is complete in both languages. */
  async listing(id: string): Promise<OneLanguage<ListingWords> | null> {
    const row = await db
      .selectFrom('products')
      .select(['no', 'language', 'supplier_id'])
      .where('id', '=', id)
      .where(isPublicListing)
      .executeTakeFirst();
    if (!row) return null;
    const texts = await textsOf(db, row.no);
    const words = texts.find(({ lang }) => lang === row.language);
    if (!words || isTold(texts, row.language)) return null;
    return { words, lang: row.language as Lang, supplierId: row.supplier_id };
  },

  async company(id: string): Promise<OneLanguage<CompanyWords> | null> {
    const row = await db
      .selectFrom('users')
      .select('language')
      .where('id', '=', id)
      .where(isPublicSupplier)
      .executeTakeFirst();
    if (!row) return null;
    const texts = await textsOfCompany(db, id);
    const words = texts.find(({ lang }) => lang === row.language);
    if (!words || isTold(texts, row.language)) return null;
    return { words, lang: row.language as Lang, supplierId: id };
  },
});
export type MachineTexts = ReturnType<typeof machineTextsRepository>;
