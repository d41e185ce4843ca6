// Spelling correction: finds the vocabulary words with the smallest edit distance to an unknown word, with bounded work.

/** Edit distances computed for one correction; the most frequent words are compared first. */
const MAX_COMPARISONS = 3_000;
/** Corrections returned for one word. */
const MAX_CORRECTIONS = 3;
/** Indexed words are not longer (server/platform/text/tokenize.ts). */
const MAX_WORD_LENGTH = 60;

/** Bit mask of the letters of a word; several letters may share a bit. One typing error changes two bits at most. */
const letterMaskOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

/** Number of bits that are set. */
const countBits = (bits: number): number => {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Words of one length, the most frequent first; words that were added later are at the end. */
interface SameLength {
  readonly words: string[];
  readonly letterMasks: number[];
}

export class Spelling {
  readonly #byLength = new Map<number, SameLength>();

  /** `words` must be sorted, the most frequent first. */
  constructor(words: Iterable<string>) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    if (word.length > MAX_WORD_LENGTH) return;
    let same = this.#byLength.get(word.length);
    if (!same) {
      same = { words: [], letterMasks: [] };
      this.#byLength.set(word.length, same);
    }
    same.words.push(word);
    same.letterMasks.push(letterMaskOf(word));
  }

  remove(word: string): void {
    const same = this.#byLength.get(word.length);
    const at = same?.words.indexOf(word) ?? -1;
    if (!same || at < 0) return;
    same.words.splice(at, 1);
    same.letterMasks.splice(at, 1);
  }

  /**
   * Returns the closest words, sorted by `byFrequency`. Allows one error, or two in a word of eight or more letters; words under four
   * letters are not corrected (isSpelled).
   */
  corrections(word: string, byFrequency: (a: string, b: string) => number): string[] {
    const mask = letterMaskOf(word);
    let maxErrors = word.length >= 8 ? 2 : 1;
    let found: string[] = [];
    let compared = 0;
    // Lengths that differ most come last: they are skipped when MAX_COMPARISONS is reached.
    for (const lengthDifference of maxErrors === 2 ? [0, -1, 1, -2, 2] : [0, -1, 1]) {
      const same = this.#byLength.get(word.length + lengthDifference);
      for (let at = 0; same && at < same.words.length; at++) {
        if (countBits(mask ^ (same.letterMasks[at] as number)) > 2 * maxErrors) continue;
        if (compared++ >= MAX_COMPARISONS) break;
        const candidate = same.words[at] as string;
        const errors = distance(word, candidate, maxErrors);
        if (errors > maxErrors) continue;
        if (errors < maxErrors) found = [];
        maxErrors = errors;
        found.push(candidate);
      }
    }
    return found.sort(byFrequency).slice(0, MAX_CORRECTIONS);
  }
}

/** Three rows of the distance table, reused for every pair of words. */
let [before, previous, row] = Array.from(
  { length: 3 },
  () => new Int32Array(MAX_WORD_LENGTH + 1),
) as [Int32Array, Int32Array, Int32Array];

/** Edit distance of two words (insertions, deletions, replacements, swaps of neighbors); stops early above `limit`. */
function distance(a: string, b: string, limit: number): number {
  for (let at = 0; at <= b.length; at++) previous[at] = at;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let best = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(
        (previous[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (previous[j - 1] as number) + (letter === other ? 0 : 1),
      );
      const isSwap =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (isSwap) cost = Math.min(cost, (before[j - 2] as number) + 1);
      row[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [before, previous, row] = [previous, row, before];
  }
  return previous[b.length] as number;
}
