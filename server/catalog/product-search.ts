// Search for products: words are completed and corrected by the vocabulary, then matched against postings read once per word.
import { LRUCache } from 'lru-cache';
import { MAX_COUNTED_MATCHES } from '../../contract/limits.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { readChangedWords, readPostings } from '../platform/db/search/index-queries.ts';
import {
  matchPostings,
  type Posting,
  type SearchField,
  type WordAlternatives,
} from '../platform/db/search/posting.ts';
import { readWordCounts } from '../platform/db/search/word-count-queries.ts';
import { tokenize } from '../platform/text/tokenize.ts';
import { Vocabulary } from './vocabulary.ts';

/** Further search words are ignored: each one costs time, and no real search needs more. */
const MAX_SEARCH_WORDS = 8;
/** Matches in product names that are ranked first; all other matches follow, newest first. */
const MAX_NAME_MATCHES = 500;
/** Memory of the postings that were asked for. At a million products a common word has up to 350 kB. */
const MAX_POSTINGS_BYTES = 64 * 1024 * 1024;
/** Objects of a posting and of one of its blocks, besides the product numbers. */
const POSTING_BYTES = 300;
const BLOCK_BYTES = 400;

export interface SearchMatches {
  /** In order of relevance, or newest first. */
  readonly nos: Int32Array;
  readonly capped: boolean;
  readonly corrected: string | null;
}

const sizeOf = (posting: Posting): number => {
  let bytes = POSTING_BYTES;
  for (const { names, texts } of posting.values())
    bytes += BLOCK_BYTES + names.byteLength + texts.byteLength;
  return bytes;
};

/** Joins lists that are sorted newest first: each product once, at its first place, and only those that `isListed`. */
const joinMatches = (
  lists: readonly Int32Array[],
  isListed: (no: number) => boolean,
): Int32Array => {
  const highest = Math.max(0, ...lists.map((list) => list[0] ?? 0));
  const isAdded = new Uint8Array(highest + 1);
  const joined = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let length = 0;
  for (const list of lists)
    for (let at = 0; at < list.length; at++) {
      const no = list[at] as number;
      if (isAdded[no] === 1 || !isListed(no)) continue;
      isAdded[no] = 1;
      joined[length++] = no;
    }
  return joined.subarray(0, length);
};

const searchWords = (text: string): string[] =>
  [...new Set(tokenize(text))].slice(0, MAX_SEARCH_WORDS);

export class ProductSearch {
  readonly #db: DbOrTx;
  readonly #postings = new LRUCache<string, Posting>({
    maxSize: MAX_POSTINGS_BYTES,
    sizeCalculation: sizeOf,
  });
  #vocabulary = new Vocabulary([]);
  /** Number of loads, to recognize a posting that was read before the last one. */
  #loads = 0;

  readonly #isListed: (no: number) => boolean;

  /** `isListed`: products of a deleted supplier are hidden before they are removed from the index. */
  constructor(db: DbOrTx, isListed: (no: number) => boolean) {
    this.#db = db;
    this.#isListed = isListed;
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

  /** Returns a test whether a search for `text` may find a product that contains these words. */
  matcherOf(text: string): (words: ReadonlySet<string>) => boolean {
    const choices = searchWords(text).map((word) => this.#vocabulary.choicesOf(word).expanded);
    return (words) => choices.every((expanded) => expanded.some((choice) => words.has(choice)));
  }

  /** `namesFirst` puts matches in names first; not needed where another sort order is applied. */
  async matches(text: string, namesFirst: boolean): Promise<SearchMatches> {
    const words = searchWords(text);
    const choices = words.map((word) => this.#vocabulary.choicesOf(word));
    const exact = choices.map((choice) => choice.exact);
    const expanded = choices.map((choice) => choice.expanded);
    const postings = await this.#read([...exact, ...expanded].flat());
    const match = (field: SearchField, alternatives: readonly WordAlternatives[], limit: number) =>
      matchPostings(postings, field, alternatives, limit);

    const textMatches = match('texts', expanded, MAX_COUNTED_MATCHES);
    const hasExpansions = exact.some((each, at) => each.length !== expanded[at]?.length);
    const nameMatches = namesFirst ? [match('names', exact, MAX_NAME_MATCHES)] : [];
    if (namesFirst && hasExpansions) nameMatches.push(match('names', expanded, MAX_NAME_MATCHES));
    return {
      nos: joinMatches([...nameMatches, textMatches], this.#isListed),
      capped: textMatches.length >= MAX_COUNTED_MATCHES,
      corrected: choices.some(({ corrected }) => corrected !== null)
        ? choices.map(({ corrected }, at) => corrected ?? words[at]).join(' ')
        : null,
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
