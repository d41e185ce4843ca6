// Interface of the full-text index, which SQLite and PostgreSQL implement differently.
import type { Lang } from '../../../../contract/lang.ts';
import type { DbOrTx } from '../transaction.ts';

/** Alternatives of one searched word: itself, its completions, a correction. */
export type WordChoices = readonly string[];

export interface SearchDocument {
  readonly no: number;
  /** Words of the names, in all languages. */
  readonly names: readonly string[];
  /** All words, including those of the names. */
  readonly texts: readonly string[];
}

export interface SearchIndex {
  /** Adds documents that are not in the index yet. */
  add(db: DbOrTx, documents: readonly SearchDocument[]): Promise<void>;
  remove(db: DbOrTx, nos: readonly number[]): Promise<void>;
  /**
   * Returns the numbers of at most `limit` documents that match an alternative of every word, newest first where the engine
   * can. The limit bounds the work.
   */
  match(
    db: DbOrTx,
    field: 'names' | 'texts',
    words: readonly WordChoices[],
    limit: number,
  ): Promise<Int32Array>;
  /**
   * Returns the numbers of all public products sorted by name for readers of `lang`. Only for an engine that sorts outside
   * this process; absent where it would block this process, and the names are better read in parts.
   */
  readonly byName?: (db: DbOrTx, lang: Lang) => Promise<Int32Array>;
}
