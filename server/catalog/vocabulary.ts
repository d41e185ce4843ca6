// The words of active listings, sorted: completes a beginning and mends a typing error, with bounded work.
import { isSpelled } from '../domain/words.ts';

const COMPLETIONS = 12;
/** A beginning shared by more words than this is completed from the first of them. */
const MAX_SCANNED = 2_000;

export interface Choices {
  readonly exact: readonly string[];
  /** The word itself, words it begins, or its corrections. */
  readonly wide: readonly string[];
  /** The word meant, where the searched one stands in no listing. */
  readonly corrected: string | null;
}

export class Vocabulary {
  readonly #words: readonly string[];
  readonly #documents: ReadonlyMap<string, number>;
  readonly #byLength = new Map<number, string[]>();

  constructor(entries: Iterable<readonly [word: string, documents: number]>) {
    this.#documents = new Map(entries);
    this.#words = [...this.#documents.keys()].sort();
    for (const word of this.#words) {
      if (!isSpelled(word)) continue;
      const same = this.#byLength.get(word.length);
      if (same) same.push(word);
      else this.#byLength.set(word.length, [word]);
    }
  }

  get size(): number {
    return this.#words.length;
  }

  /** What to look for when this word is searched. All lists are empty where nothing comes close. */
  choicesOf(word: string): Choices {
    const exact = this.#documents.has(word) ? [word] : [];
    const begun = this.#completions(word);
    if (exact.length || begun.length)
      return { exact, wide: [...new Set([...exact, ...begun])], corrected: null };
    const mended = isSpelled(word) ? this.#corrections(word) : [];
    return { exact: mended.slice(0, 1), wide: mended, corrected: mended[0] ?? null };
  }

  #common = (a: string, b: string): number =>
    (this.#documents.get(b) ?? 0) - (this.#documents.get(a) ?? 0);

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

  /** One error is forgiven from four letters on, two from eight; the commonest of the closest words first. */
  #corrections(word: string): string[] {
    const allowed = word.length >= 8 ? 2 : 1;
    let closest = allowed;
    let found: string[] = [];
    for (let length = word.length - allowed; length <= word.length + allowed; length++)
      for (const candidate of this.#byLength.get(length) ?? []) {
        const errors = distance(word, candidate, closest);
        if (errors > closest) continue;
        if (errors < closest) found = [];
        closest = errors;
        found.push(candidate);
      }
    return found.sort(this.#common).slice(0, 3);
  }
}

/** Insertions, deletions, replacements and swaps between two words; stops counting past `limit`. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (previous[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length] as number;
}
