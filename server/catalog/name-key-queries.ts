// Queries of the sort keys of product names, in the language of the reader or else that of the product.
import { sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import type { Database } from '../platform/db/open.ts';
import { isPublicProduct } from './public-product-queries.ts';

/** Rows per query, so that other requests can run while all names are read. */
const ROWS_PER_QUERY = 5_000;

export interface NameKey {
  readonly no: number;
  readonly key: string;
}

const COMMA = 44;
const ZERO = 48;

/** Parses character by character: splitting a string this long would take more memory than the string. */
const parseNumbers = (text: string): Int32Array => {
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COMMA) {
      numbers.push(number);
      number = 0;
    } else number = number * 10 + code - ZERO;
  }
  if (text !== '') numbers.push(number);
  return Int32Array.from(numbers);
};

export const nameKeyQueries = ({ db, engine }: Pick<Database, 'db' | 'engine'>) => {
  const selectKeys = (lang: Lang) =>
    db
      .selectFrom('products')
      .innerJoin('product_texts as original', (join) =>
        join
          .onRef('original.product_no', '=', 'products.no')
          .onRef('original.lang', '=', 'products.language'),
      )
      .leftJoin('product_texts as translated', (join) =>
        join.onRef('translated.product_no', '=', 'products.no').on('translated.lang', '=', lang),
      )
      .select((each) => [
        'products.no',
        each.fn.coalesce('translated.name_key', 'original.name_key').as('key'),
      ])
      .where(isPublicProduct);

  return {
    /** Numbers of all public products, sorted by the engine; null where that would block this process. */
    async sortedNos(lang: Lang): Promise<Int32Array | null> {
      if (engine === 'sqlite') return null;
      // One string instead of a million rows.
      const { rows } = await sql<{ nos: string | null }>`
        select string_agg(no::text, ',' order by key, no) as nos from ${selectKeys(lang).as('named')}`.execute(
        db,
      );
      return parseNumbers(rows[0]?.nos ?? '');
    },

    /** Yields the keys of all public products, in batches. */
    async *allKeys(lang: Lang): AsyncGenerator<NameKey[]> {
      for (let after = 0; ; ) {
        const rows = await selectKeys(lang)
          .where('products.no', '>', after)
          .orderBy('products.no')
          .limit(ROWS_PER_QUERY)
          .execute();
        yield rows;
        const last = rows.at(-1);
        if (!last || rows.length < ROWS_PER_QUERY) return;
        after = last.no;
      }
    },

    /** Keys of these products; products that are not public are left out. */
    keysOf: (nos: readonly number[], lang: Lang): Promise<NameKey[]> =>
      selectKeys(lang).where('products.no', 'in', nos).execute(),
  };
};
