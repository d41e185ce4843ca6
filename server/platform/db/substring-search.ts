// Substring search without the full-text index, for a supplier's own products and for accounts: each word may occur anywhere in
// a text.
import { type Expression, sql } from 'kysely';

/** Further words are ignored: each costs time, and real searches are shorter. */
const MAX_WORDS = 8;

export const searchedWords = (search: string): string[] =>
  search.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** Matches the word anywhere in the text; LIKE's wildcards in the word are escaped. */
export const containsWord = (text: Expression<string>, word: string) =>
  sql<boolean>`lower(${text}) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
