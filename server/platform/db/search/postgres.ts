// Full-text index on PostgreSQL: tsvectors with GIN indexes. GIN limits the work for common words itself.
import { sql } from 'kysely';
import { batches } from '../batches.ts';
import type { SearchIndex, WordChoices } from './search-index.ts';

/** Words hold letters and digits only, so quoting is enough. */
const formatQuery = (words: readonly WordChoices[]): string =>
  words.map((choices) => `(${choices.map((word) => `'${word}'`).join(' | ')})`).join(' & ');

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

export const postgresSearch: SearchIndex = {
  async add(db, documents) {
    for (const batch of batches(documents)) {
      const rows = batch.map(
        ({ no, names, texts }) =>
          sql`(${no}::int, array_to_tsvector(${[...new Set(names)]}::text[]), array_to_tsvector(${[...new Set(texts)]}::text[]))`,
      );
      await sql`insert into search_documents (no, names, texts) values ${sql.join(rows)}`.execute(
        db,
      );
    }
  },

  async remove(db, nos) {
    await sql`delete from search_documents where no = any(${[...nos]}::int[])`.execute(db);
  },

  async match(db, where, words, limit) {
    if (words.length === 0 || words.some((choices) => choices.length === 0))
      return new Int32Array();
    const { rows } = await sql<{ nos: number[] | null }>`
      select array_agg(no order by no desc) as nos from (
        select no from search_documents where ${sql.ref(where)} @@ ${formatQuery(words)}::tsquery limit ${limit}
      ) found`.execute(db);
    return Int32Array.from(rows[0]?.nos ?? []);
  },

  async byName(db, lang) {
    // One string instead of a million rows.
    const { rows } = await sql<{ nos: string | null }>`
      select string_agg(no::text, ',' order by key, no) as nos from (
        select products.no, coalesce(translated.name_key, own.name_key) as key from products
        join product_texts own on own.product_no = products.no and own.lang = products.language
        left join product_texts translated on translated.product_no = products.no and translated.lang = ${lang}
        where products.status = 'active' and products.hidden = 0
      ) named`.execute(db);
    return parseNumbers(rows[0]?.nos ?? '');
  },
};
