// Mends typing errors: the words of a vocabulary that are nearest to one that is not in it, with bounded work.

/** Two words are compared letter by letter at most this often for one that is mended; the commonest come first. */
const MOST_COMPARED = 3_000;
/** Corrections of one word. */
const MOST_FOUND = 3;
/** No word that is indexed is longer (server/platform/text/words.ts). */
const LONGEST = 60;

/** Which letters a word has, a bit each; letters may share one. An error changes two bits at most. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

const count = (bits: number): number => {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** Words of one length, the commonest first. */
interface SameLength {
  readonly words: readonly string[];
  readonly letters: Int32Array;
}

export class Spelling {
  readonly #byLength = new Map<number, SameLength>();

  /** `words` the commonest first. */
  constructor(words: Iterable<string>) {
    for (const [length, same] of Map.groupBy(words, (word) => word.length))
      if (length <= LONGEST)
        this.#byLength.set(length, { words: same, letters: Int32Array.from(same, lettersOf) });
  }

  /** One error is forgiven from four letters on, two from eight; of the closest words the commonest, by `common`. */
  corrections(word: string, common: (a: string, b: string) => number): string[] {
    const letters = lettersOf(word);
    let closest = word.length >= 8 ? 2 : 1;
    let found: string[] = [];
    let compared = 0;
    // The longest and the shortest last: where the work is cut short, they are missed.
    for (const by of closest === 2 ? [0, -1, 1, -2, 2] : [0, -1, 1]) {
      const same = this.#byLength.get(word.length + by);
      for (let at = 0; same && at < same.words.length; at++) {
        if (count(letters ^ (same.letters[at] as number)) > 2 * closest) continue;
        if (compared++ >= MOST_COMPARED) break;
        const candidate = same.words[at] as string;
        const errors = distance(word, candidate, closest);
        if (errors > closest) continue;
        if (errors < closest) found = [];
        closest = errors;
        found.push(candidate);
      }
    }
    return found.sort(common).slice(0, MOST_FOUND);
  }
}

/** Three rows of the table, used again for every pair. */
let [before, previous, row] = Array.from({ length: 3 }, () => new Int32Array(LONGEST + 1)) as [
  Int32Array,
  Int32Array,
  Int32Array,
];

/** Insertions, deletions, replacements and swaps between two words; stops counting past `limit`. */
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
