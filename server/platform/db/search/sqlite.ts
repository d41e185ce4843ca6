// Full-text index on SQLite: two contentless FTS5 tables, read from the newest document backwards up to the limit.
import { sql } from 'kysely';
import type { SearchIndex, WordChoices } from './search-index.ts';

const TABLES = { names: 'search_names', texts: 'search_texts' } as const;

/** Words hold letters and digits only, so quoting is enough. */
const formatQuery = (words: readonly WordChoices[]): string =>
  words.map((choices) => `(${choices.map((word) => `"${word}"`).join(' OR ')})`).join(' AND ');

export const sqliteSearch: SearchIndex = {
  async add(db, documents) {
    for (const { no, names, texts } of documents) {
      await sql`insert into search_names (rowid, words) values (${no}, ${names.join(' ')})`.execute(
        db,
      );
      await sql`insert into search_texts (rowid, words) values (${no}, ${texts.join(' ')})`.execute(
        db,
      );
    }
  },

  async remove(db, nos) {
    for (const no of nos)
      for (const table of Object.values(TABLES))
        await sql`delete from ${sql.ref(table)} where rowid = ${no}`.execute(db);
  },

  async match(db, where, words, limit) {
    if (words.length === 0 || words.some((choices) => choices.length === 0))
      return new Int32Array();
    const table = sql.ref(TABLES[where]);
    // One string instead of thousands of rows: one value into JavaScript costs far less.
    const { rows } = await sql<{ nos: string | null }>`
      select group_concat(no) as nos from (
        select rowid as no from ${table} where ${table} match ${formatQuery(words)}
        order by rowid desc limit ${limit}
      )`.execute(db);
    const nos = rows[0]?.nos;
    return nos ? Int32Array.from(nos.split(','), Number) : new Int32Array();
  },
};
