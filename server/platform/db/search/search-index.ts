// What the catalogue needs of an engine's word index; the one place where SQLite and PostgreSQL differ.
import type { Lang } from '../../../../contract/lang.ts';
import type { Queries } from '../open.ts';

/** Alternatives of one searched word: itself, its completions, a correction. */
export type WordChoices = readonly string[];

export interface SearchDocument {
  readonly no: number;
  /** Words of the names, in every language. */
  readonly names: readonly string[];
  /** All words, the names' among them. */
  readonly texts: readonly string[];
}

export interface SearchIndex {
  /** Adds documents that are not in the index. */
  add(db: Queries, documents: readonly SearchDocument[]): Promise<void>;
  remove(db: Queries, nos: readonly number[]): Promise<void>;
  /** Numbers of documents holding a choice of every word, newest first where the engine can, at most `limit`: bounded work. */
  match(
    db: Queries,
    where: 'names' | 'texts',
    words: readonly WordChoices[],
    limit: number,
  ): Promise<Int32Array>;
  /**
   * Numbers of all public listings in the order of their names for readers of `lang`, where the engine sorts beside this
   * process; absent where it would hold it up, and the names are better read in parts.
   */
  readonly byName?: (db: Queries, lang: Lang) => Promise<Int32Array>;
}
