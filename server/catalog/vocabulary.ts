// Sorted vocabulary of the active products: completes prefixes and corrects typing errors, with bounded work.
import { isSpelled } from '../platform/text/words.ts';
import { Spelling } from './spelling.ts';

const COMPLETIONS = 12;
/** Words read for one prefix: a prefix of more words is completed from the first ones, in alphabetical order. */
const MAX_SCANNED = 2_000;
/** Products that contain any choice of one search word: the index reads them all where another word of the search is rare. */
const MAX_HOLDING = 60_000;

export interface Choices {
  readonly exact: readonly string[];
  /** The word itself and its completions, or its corrections. */
  readonly wide: readonly string[];
  /** The best correction, where no product contains the searched word; null otherwise. */
  readonly corrected: string | null;
}

export class Vocabulary {
  readonly #words: readonly string[];
  readonly #documents: ReadonlyMap<string, number>;
  readonly #spelling: Spelling;
  readonly #common = (a: string, b: string): number =>
    (this.#documents.get(b) ?? 0) - (this.#documents.get(a) ?? 0);

  constructor(entries: Iterable<readonly [word: string, documents: number]>) {
    this.#documents = new Map(entries);
    this.#words = [...this.#documents.keys()].sort();
    this.#spelling = new Spelling(this.#words.filter(isSpelled).sort(this.#common));
  }

  get size(): number {
    return this.#words.length;
  }

  /** Returns the words to search for in place of this one. All lists are empty where no word is similar. */
  choicesOf(word: string): Choices {
    const exact = this.#documents.has(word) ? [word] : [];
    const begun = this.#completions(word);
    if (exact.length || begun.length)
      return { exact, wide: this.#bounded([...new Set([...exact, ...begun])]), corrected: null };
    const mended = isSpelled(word) ? this.#spelling.corrections(word, this.#common) : [];
    return { exact: mended.slice(0, 1), wide: mended, corrected: mended[0] ?? null };
  }

  /** Returns the first word, and the following ones while their products together are at most MAX_HOLDING. */
  #bounded(words: readonly string[]): string[] {
    let holding = 0;
    return words.filter((word, at) => {
      holding += this.#documents.get(word) ?? 0;
      return at === 0 || holding <= MAX_HOLDING;
    });
  }

  #completions(beginning: string): string[] {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] as string) < beginning) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; at < this.#words.length && found.length < MAX_SCANNED; at++) {
      const word = this.#words[at] as string;
      if (!word.startsWith(beginning)) break;
      found.push(word);
    }
    return found.sort(this.#common).slice(0, COMPLETIONS);
  }
}
