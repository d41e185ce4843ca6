// Search for products: words are completed and corrected by the vocabulary, then matched against postings read once per word.
import { LRUCache } from 'lru-cache';
import { MAX_COUNTED_MATCHES } from '../../contract/limits.ts';
import { findMachineType } from '../../contract/machine-types/index.ts';
import type { Names } from '../../contract/names.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { readChangedWords, readPostings } from '../platform/db/search/index-queries.ts';
import type { Posting } from '../platform/db/search/posting.ts';
import { readWordCounts } from '../platform/db/search/word-count-queries.ts';
import type { AttributeTables } from './attributes/attribute-table.ts';
import type { Columns } from './columns.ts';
import { filterByAmounts, type UnderstoodAmount } from './search/amount-filter.ts';
import { readQueryAmounts } from './search/query-amounts.ts';
import { MIN_MATCHES, rank } from './search/ranking.ts';
import { searchTermsOf } from './search/search-terms.ts';
import { Vocabulary } from './vocabulary.ts';

/** Maximum memory of cached postings. With a million products a common word has up to 350 kB. */
const MAX_POSTINGS_BYTES = 64 * 1024 * 1024;
/** Objects of a posting and of one of its blocks, besides the product numbers. */
const POSTING_BYTES = 300;
const BLOCK_BYTES = 400;

export interface SearchMatches {
  /** In order of relevance. */
  readonly nos: Int32Array;
  readonly capped: boolean;
  readonly corrected: string | null;
  /** Products with all searched words, where others are listed too; null where all listed products have them. An amount that no
   * attribute of the machines has counts as a missing word. */
  readonly full: Int32Array | null;
  /** Amounts of the search text that filter the products. */
  readonly amounts: readonly UnderstoodAmount[];
  /** Whether a product meets all amounts; otherwise the list has those nearest to them. */
  readonly hasAmounts: boolean;
  /** What no product answers to; null where products have all words. */
  readonly unanswered: Unanswered | null;
}

/** A machine that no product is, or the words that no product has. */
export interface Unanswered {
  readonly machine: Names | null;
  readonly words: readonly string[];
}

const NOTHING: Omit<SearchMatches, 'capped'> = {
  nos: new Int32Array(),
  corrected: null,
  full: null,
  amounts: [],
  hasAmounts: true,
  unanswered: null,
};

const sizeOf = (posting: Posting): number => {
  let bytes = POSTING_BYTES;
  for (const { names, texts } of posting.values())
    bytes += BLOCK_BYTES + names.byteLength + texts.byteLength;
  return bytes;
};

export class ProductSearch {
  readonly #db: DbOrTx;
  readonly #postings = new LRUCache<string, Posting>({
    maxSize: MAX_POSTINGS_BYTES,
    sizeCalculation: sizeOf,
  });
  #vocabulary = new Vocabulary([]);
  /** Number of loads, to recognize a posting that was read before the last one. */
  #loads = 0;

  readonly #columns: Columns;

  readonly #tables: AttributeTables;

  constructor(db: DbOrTx, columns: Columns, tables: AttributeTables) {
    this.#db = db;
    this.#columns = columns;
    this.#tables = tables;
  }

  /**
   * Reads the words that changed after version `since`, all words where that is -1, and replaces them in memory. Returns whether
   * there were any.
   */
  async load(since: number, target: number): Promise<boolean> {
    const changed = since < 0 ? null : await readChangedWords(this.#db, since, target);
    const allWords = changed === null ? new Vocabulary(await readWordCounts(this.#db)) : null;
    this.#loads += 1;
    if (allWords) {
      this.#vocabulary = allWords;
      this.#postings.clear();
    }
    this.#vocabulary.update(changed ?? []);
    for (const [word] of changed ?? []) this.#postings.delete(word);
    return changed === null || changed.length > 0;
  }

  /** `byRelevance`: few matches are followed by the nearest. In another order these would stand between the matches. */
  async matches(text: string, byRelevance: boolean): Promise<SearchMatches> {
    const { nos, ...found } = await this.#find(
      text,
      byRelevance ? MIN_MATCHES : 1,
      MAX_COUNTED_MATCHES,
    );
    return {
      ...found,
      nos: nos.subarray(0, MAX_COUNTED_MATCHES),
      capped: nos.length >= MAX_COUNTED_MATCHES,
    };
  }

  /** Numbers of all products that have all searched words and amounts, however many: none of the nearest. */
  async fullMatches(text: string): Promise<ReadonlySet<number>> {
    const { nos, full, hasAmounts } = await this.#find(text, 1, Number.POSITIVE_INFINITY);
    return new Set(hasAmounts ? (full ?? nos) : []);
  }

  /** Adds the nearest products if fewer than `fewest` have all words. Products beyond `limit` may be missing. */
  async #find(text: string, fewest: number, limit: number): Promise<Omit<SearchMatches, 'capped'>> {
    const { amounts, rest, words } = readQueryAmounts(text);
    const { terms, corrected, unlisted, unknown } = searchTermsOf(rest, this.#vocabulary, {
      namesAttributes: amounts.length > 0,
      amountWords: words,
    });
    if (terms.length === 0 && amounts.length === 0) return NOTHING;
    const postings = await this.#read(terms.flatMap(({ expanded }) => expanded));
    const ranking = rank(
      { terms, unlisted, postings, countOf: (word) => this.#vocabulary.countOf(word) },
      this.#columns,
      // Amounts are compared with all products that have the words.
      { fewest, limit: amounts.length === 0 ? limit : Number.POSITIVE_INFINITY },
    );
    const { nos, understood, isMet } = await filterByAmounts(
      ranking,
      amounts,
      new Set(terms.flatMap(({ expanded }) => expanded)),
      this.#columns,
      this.#tables,
    );
    // Colours are searched as words too.
    const isRead = amounts.every(
      (each) => each.unit === 'colours' || understood.some(({ amount }) => amount === each),
    );
    const hasAll = isRead && ranking.matching === ranking.nos.length;
    const full = new Set(isRead && !hasAll ? ranking.nos.subarray(0, ranking.matching) : []);
    const absent = findMachineType(ranking.absentType ?? '');
    const machine = unlisted && ranking.matching === 0 ? unlisted.name : (absent?.name ?? null);
    return {
      nos,
      corrected,
      unanswered: machine || unknown.length > 0 ? { machine, words: unknown } : null,
      full: hasAll ? null : nos.filter((no) => full.has(no)),
      amounts: understood,
      hasAmounts: isMet,
    };
  }

  /** Postings of these words, from memory or with one query. */
  async #read(words: readonly string[]): Promise<Map<string, Posting>> {
    const found = new Map<string, Posting>();
    const missing = new Set<string>();
    for (const word of words) {
      const posting = this.#postings.get(word);
      if (posting) found.set(word, posting);
      else missing.add(word);
    }
    if (missing.size === 0) return found;
    const loadsAtStart = this.#loads;
    for (const [word, posting] of await readPostings(this.#db, [...missing])) {
      found.set(word, posting);
      if (this.#loads === loadsAtStart) this.#postings.set(word, posting);
    }
    return found;
  }
}
