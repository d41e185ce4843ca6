// The word index on PostgreSQL: tsvectors under GIN, with the engine's own bound on what a common word may cost.
import { sql } from 'kysely';
import type { SearchIndex, WordChoices } from './search-index.ts';

/** Words hold letters and digits only, so quoting is enough. */
const expression = (words: readonly WordChoices[]): string =>
  words.map((choices) => `(${choices.map((word) => `'${word}'`).join(' | ')})`).join(' & ');

export const postgresSearch: SearchIndex = {
  async add(db, documents) {
    for (let at = 0; at < documents.length; at += 500) {
      const rows = documents
        .slice(at, at + 500)
        .map(
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
        select no from search_documents where ${sql.ref(where)} @@ ${expression(words)}::tsquery limit ${limit}
      ) found`.execute(db);
    return Int32Array.from(rows[0]?.nos ?? []);
  },
};
