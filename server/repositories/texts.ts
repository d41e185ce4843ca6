// Words in the reader's language where they are stored, in the writer's own where not.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import type { Db } from '../db/open.ts';
import type { ProductTextsTable, UserTextsTable } from '../db/tables.ts';

/** Of each key's rows, the one in `lang`, else the one in its writer's language. */
const chosen = <Row extends { readonly lang: string }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  lang: Lang,
): Map<Key, Row> => {
  const byKey = new Map<Key, Row>();
  for (const row of rows)
    if (row.lang === lang || !byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
  return byKey;
};

const languages = (lang: Lang, rows: readonly { readonly language: string }[]): string[] => [
  ...new Set([lang, ...rows.map(({ language }) => language)]),
];

export const textsIn = (db: Db, lang: Lang) => ({
  async ofProducts(
    rows: readonly { readonly no: number; readonly language: string }[],
  ): Promise<Map<number, Selectable<ProductTextsTable>>> {
    if (rows.length === 0) return new Map();
    const nos = rows.map(({ no }) => no);
    const read = (numbers: readonly number[], langs: readonly string[]) =>
      db
        .selectFrom('product_texts')
        .selectAll()
        .where('product_no', 'in', numbers)
        .where('lang', 'in', langs)
        .execute();
    const byNo = chosen(await read(nos, [lang]), ({ product_no }) => product_no, lang);
    // Long texts are fetched in the second language only for the few that have no translation.
    const untold = rows.filter(({ no }) => !byNo.has(no));
    if (untold.length === 0) return byNo;
    const own = await read(
      untold.map(({ no }) => no),
      languages(lang, untold),
    );
    for (const row of own) byNo.set(row.product_no, row);
    return byNo;
  },

  async ofUsers(
    rows: readonly { readonly id: string; readonly language: string }[],
  ): Promise<Map<string, Selectable<UserTextsTable>>> {
    if (rows.length === 0) return new Map();
    const found = await db
      .selectFrom('user_texts')
      .selectAll()
      .where(
        'user_id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('lang', 'in', languages(lang, rows))
      .execute();
    return chosen(found, ({ user_id }) => user_id, lang);
  },
});
