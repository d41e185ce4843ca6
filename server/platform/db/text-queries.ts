// Queries for texts of products and companies: in the reader's language if stored, otherwise in the writer's.
import { type Selectable, sql } from 'kysely';
import type { Lang } from '../../../contract/lang.ts';
import type { DbOrTx } from './open.ts';
import type { MachineTranslation, ProductTextsTable, UserTextsTable } from './tables.ts';

/** For each key, the row in `lang`, otherwise the one in its writer's language. */
const rowByKey = <Row extends { readonly lang: string }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  lang: Lang,
): Map<Key, Row> => {
  const byKey = new Map<Key, Row>();
  for (const row of rows)
    if (row.lang === lang || !byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
  return byKey;
};

/** Of the rows of one account with its texts, the one in `lang`, otherwise that in the account's language. */
export const rowIn = <Row extends { readonly lang: string | null; readonly language: string }>(
  rows: readonly Row[],
  lang: Lang,
): Row | undefined =>
  rows.find((row) => row.lang === lang) ?? rows.find((row) => row.lang === row.language) ?? rows[0];

const languages = (lang: Lang, rows: readonly { readonly language: string }[]): string[] => [
  ...new Set([lang, ...rows.map(({ language }) => language)]),
];

/** Texts of a product; description and specifications are empty if only a card is shown. */
export type ProductTexts = Omit<Selectable<ProductTextsTable>, 'name_key' | 'tried' | 'terms'>;

/** Texts of a company, without the columns for sorting and searching. */
export type CompanyTexts = Omit<Selectable<UserTextsTable>, 'name_key' | 'words' | 'tried'>;

const COMPANY_COLUMNS = [
  'user_id',
  'lang',
  'company_name',
  'name',
  'trade_name',
  'description',
  'city',
  'province',
  'made',
] as const;

const CARD_COLUMNS = ['product_no', 'lang', 'name', 'title', 'summary', 'stock', 'tags'] as const;

/** The long texts, or constants in their place: texts that are not shown are not read. */
const longTextColumns = (withLongTexts: boolean) => [
  (withLongTexts ? sql.ref<string>('description') : sql<string>`''`).as('description'),
  (withLongTexts ? sql.ref<string>('specifications') : sql<string>`'{}'`).as('specifications'),
  (withLongTexts ? sql.ref<MachineTranslation>('made') : sql<MachineTranslation>`null`).as('made'),
];

export const textsIn = (db: DbOrTx, lang: Lang) => ({
  /** Texts of products by number, with description and specifications if `withLongTexts`. */
  async ofProducts(
    rows: readonly { readonly no: number; readonly language: string }[],
    withLongTexts: boolean,
  ): Promise<Map<number, ProductTexts>> {
    if (rows.length === 0) return new Map();
    const productNos = rows.map(({ no }) => no);
    const read = (numbers: readonly number[], langs: readonly string[]) =>
      db
        .selectFrom('product_texts')
        .select(CARD_COLUMNS)
        .select(longTextColumns(withLongTexts))
        .where('product_no', 'in', numbers)
        .where('lang', 'in', langs)
        .execute();
    const byNo = rowByKey(await read(productNos, [lang]), ({ product_no }) => product_no, lang);
    // The second language is queried only for the few products without a translation.
    const untranslated = rows.filter(({ no }) => !byNo.has(no));
    if (untranslated.length > 0) {
      const numbers = untranslated.map(({ no }) => no);
      for (const row of await read(numbers, languages(lang, untranslated)))
        byNo.set(row.product_no, row);
    }
    return byNo;
  },

  async ofUsers(
    rows: readonly { readonly id: string; readonly language: string }[],
  ): Promise<Map<string, CompanyTexts>> {
    if (rows.length === 0) return new Map();
    const texts = await db
      .selectFrom('user_texts')
      .select(COMPANY_COLUMNS)
      .where(
        'user_id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('lang', 'in', languages(lang, rows))
      .execute();
    return rowByKey(texts, ({ user_id }) => user_id, lang);
  },
});
