// A search without the word index, of a supplier's own listings and of accounts: each word anywhere in a text, cut words too.
import { type Expression, sql } from 'kysely';

/** Words past these are ignored: nobody searches so precisely, and each costs. */
const MAX_WORDS = 8;

export const searchedWords = (search: string): string[] =>
  search.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** The word anywhere in it, with LIKE's own signs meaning themselves. */
export const holdsWord = (text: Expression<string>, word: string) =>
  sql<boolean>`lower(${text}) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
