// Sorted vocabulary of the active products: completes prefixes and corrects typing errors, with bounded work.
import { isCorrectable } from '../platform/text/tokenize.ts';
import { Spelling } from './spelling.ts';

const MAX_COMPLETIONS = 12;
/** Words read for one prefix: a prefix of more words is completed from the first ones, in alphabetical order. */
const MAX_SCANNED_WORDS = 2_000;
/** Products that contain any choice of one search word: the index reads them all where another word of the search is rare. */
const MAX_MATCHING_PRODUCTS = 60_000;

export interface WordChoices {
  readonly exact: readonly string[];
  /** The word itself and its completions, or its corrections. */
  readonly expanded: readonly string[];
  /** The best correction, where no product contains the searched word; null otherwise. */
  readonly corrected: string | null;
}

export class Vocabulary {
  /** Sorted by code units. */
  readonly #words: string[];
  readonly #productCounts: Map<string, number>;
  /** Built for the first misspelled word: most searches have none. */
  #spelling: Spelling | null = null;
  readonly #byFrequency = (a: string, b: string): number =>
    (this.#productCounts.get(b) ?? 0) - (this.#productCounts.get(a) ?? 0);

  constructor(entries: Iterable<readonly [word: string, documents: number]>) {
    this.#productCounts = new Map(entries);
    this.#words = [...this.#productCounts.keys()].sort();
  }

  /** Replaces the counts of these words; 0 removes a word. */
  update(entries: Iterable<readonly [word: string, documents: number]>): void {
    for (const [word, documents] of entries) {
      const isNew = !this.#productCounts.has(word);
      if (documents > 0) {
        this.#productCounts.set(word, documents);
        if (!isNew) continue;
        this.#words.splice(this.#firstIndexFrom(word), 0, word);
        if (isCorrectable(word)) this.#spelling?.add(word);
      } else if (this.#productCounts.delete(word)) {
        this.#words.splice(this.#firstIndexFrom(word), 1);
        this.#spelling?.remove(word);
      }
    }
  }

  /** Whether a product contains the word. */
  has(word: string): boolean {
    return this.#productCounts.has(word);
  }

  /** Whether a product contains a longer word that starts with this one. */
  completes(prefix: string): boolean {
    return this.#words[this.#firstIndexFrom(prefix)]?.startsWith(prefix) ?? false;
  }

  /** Number of products that contain the word. */
  countOf(word: string): number {
    return this.#productCounts.get(word) ?? 0;
  }

  /** Returns the words to search for in place of this one. All lists are empty where no word is similar. */
  choicesOf(word: string): WordChoices {
    const exact = this.#productCounts.has(word) ? [word] : [];
    const completions = this.#completions(word);
    if (exact.length || completions.length)
      return {
        exact,
        expanded: this.#limitedByProducts([...new Set([...exact, ...completions])]),
        corrected: null,
      };
    const corrections = isCorrectable(word)
      ? this.#correctableWords().corrections(word, this.#byFrequency)
      : [];
    return {
      exact: corrections.slice(0, 1),
      expanded: corrections,
      corrected: corrections[0] ?? null,
    };
  }

  /** Returns the first word, and the following ones while their products together are at most MAX_MATCHING_PRODUCTS. */
  #limitedByProducts(words: readonly string[]): string[] {
    let matchingProducts = 0;
    return words.filter((word, at) => {
      matchingProducts += this.#productCounts.get(word) ?? 0;
      return at === 0 || matchingProducts <= MAX_MATCHING_PRODUCTS;
    });
  }

  #correctableWords(): Spelling {
    this.#spelling ??= new Spelling(this.#words.filter(isCorrectable).sort(this.#byFrequency));
    return this.#spelling;
  }

  /** Index of the first word that does not sort before `word`. */
  #firstIndexFrom(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #completions(prefix: string): string[] {
    const found: string[] = [];
    for (
      let at = this.#firstIndexFrom(prefix);
      at < this.#words.length && found.length < MAX_SCANNED_WORDS;
      at++
    ) {
      const word = this.#words[at] as string;
      if (!word.startsWith(prefix)) break;
      found.push(word);
    }
    return found.sort(this.#byFrequency).slice(0, MAX_COMPLETIONS);
  }
}
