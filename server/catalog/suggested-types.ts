// Machine types that fit a typed text, by their names in all languages.
import { MACHINE_TYPES } from '../../contract/machine-types/index.ts';
import { uniqueWords } from '../platform/text/tokenize.ts';

const HAN = /\p{Script=Han}/u;

const WORDS_BY_TYPE: ReadonlyMap<string, readonly string[]> = new Map(
  MACHINE_TYPES.map(({ id, name }) => [id, uniqueWords(Object.values(name))]),
);

/** The last word may be unfinished. Chinese words are pairs of characters, so a single one may be the second of its pair. */
const isIn = (names: readonly string[], word: string): boolean =>
  names.some((name) => (HAN.test(word) ? name.includes(word) : name.startsWith(word)));

interface Counts {
  /** Products by type that the search for the text finds, and all products by type; types without products are absent. */
  readonly found: Readonly<Record<string, number>>;
  readonly all: Readonly<Record<string, number>>;
}

/**
 * Ids of types that have products and whose name has all words; without such a type, those whose name has the most of them and of
 * which the search finds products: "lathe chuck" suggests lathes. Of equals, those first of which the search finds the most.
 */
export function suggestedTypes(
  words: readonly string[],
  { found, all }: Counts,
  limit: number,
): string[] {
  const fitting = [...WORDS_BY_TYPE]
    .map(([id, names]) => ({ id, fits: words.filter((word) => isIn(names, word)).length }))
    .filter(({ id, fits }) => fits > 0 && id in all && (fits === words.length || id in found));
  const most = Math.max(...fitting.map(({ fits }) => fits));
  const countIn = (counts: Counts['found'], id: string): number => counts[id] ?? 0;
  return fitting
    .filter(({ fits }) => fits === most)
    .sort(
      (a, b) =>
        countIn(found, b.id) - countIn(found, a.id) || countIn(all, b.id) - countIn(all, a.id),
    )
    .slice(0, limit)
    .map(({ id }) => id);
}
