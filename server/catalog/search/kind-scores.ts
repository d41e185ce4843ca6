// Scores of machine types and categories for the terms of a search: what a product has by its type, whatever its own texts contain.
import { KIND_VALUES, KINDS } from '../attributes/kinds.ts';
import type { Columns } from '../columns.ts';
import type { SearchTerm, SearchTerms } from './search-terms.ts';
import {
  isGeneric,
  kindsOfCategoryWord,
  kindsOfTypeWord,
  kindsOfUseWord,
  phrasesIn,
  similarKinds,
} from './type-words.ts';
import type { UnlistedMachine } from './unlisted-machines.ts';

/** Weight of a word by what has it: a name of the machine type, its uses, the category. */
const TYPE = 7;
const USE = 4;
const CATEGORY = 2;
/** Weight of a word that all other products of the machine type have in their texts. */
const USUAL_IN_TYPE = 6;
/** Weight of each word of a name or synonym of the machine type that is searched as a whole. */
const WHOLE_NAME = 12;
/** A word that this share of a machine type's products contain counts for the whole type, if the type has enough of them. */
const USUAL_SHARE = 1 / 3;
const MIN_PRODUCTS_OF_TYPE = 6;
/** So many times as frequent as in the market, a word in the texts of a type says what the type is. */
const TIMES_USUAL = 3;
/** Likeness from which other machine types are listed where the searched one has no product. */
const MIN_LIKENESS = 0.6;
/** Share of its weight that a word has which only describes. */
const QUALIFIER = 0.4;
/** A completion or related form counts less than the word itself. */
export const EXPANDED = 0.6;

/** What one term means to each kind. */
export interface TermOfKinds {
  readonly weight: number;
  /** Weight of the type or category words of each kind. */
  readonly scores: Float32Array;
  /** 1 for kinds whose type or category has the term. */
  readonly has: Uint8Array;
  /**
   * Whether it is a required term in a name of a type that has products, or in names and uses of types that all have none: other
   * products may only mention it.
   */
  readonly namesTypes: boolean;
}

/** `countOf`: number of products that contain a word in their texts. */
export function termOfKinds(
  term: SearchTerm,
  columns: Columns,
  countOf: (word: string) => number,
): TermOfKinds {
  const scores = new Float32Array(KIND_VALUES);
  const has = new Uint8Array(KIND_VALUES);
  const mark = (kinds: Iterable<number>, score: number): void => {
    for (const kind of kinds) {
      scores[kind] = Math.max(scores[kind] as number, score);
      has[kind] = 1;
    }
  };
  for (const word of term.expanded) {
    const share = term.exact.includes(word) ? 1 : EXPANDED;
    mark(kindsOfCategoryWord(word), CATEGORY * share);
    mark(kindsOfUseWord(word), USE * share);
    mark(kindsOfTypeWord(word), TYPE * share);
  }
  if (term.exact.some(isGeneric)) has.fill(1);
  const total = columns.newest.length;
  let ofKinds = 0;
  /** Of types that have the term in a name or in their uses; null without such types. */
  let ofTypes: number | null = null;
  for (let kind = 0; kind < KIND_VALUES; kind++) {
    const count = columns.counts[kind] as number;
    if ((scores[kind] as number) >= TYPE) ofKinds += count;
    if ((scores[kind] as number) > CATEGORY) ofTypes = (ofTypes ?? 0) + count;
  }
  const documents = Math.max(1, ofKinds, ...term.exact.map(countOf));
  const rarity = Math.log(1 + total / documents) / Math.log(1 + total);
  const weight = term.isRequired ? rarity : rarity * QUALIFIER;
  return { weight, scores, has, namesTypes: term.isRequired && (ofKinds > 0 || ofTypes === 0) };
}

/** Weight of the longest name or synonym of each kind that the terms contain. */
function weighNames(terms: readonly SearchTerm[], ofKinds: readonly TermOfKinds[]): Float32Array {
  const weights = new Float32Array(KIND_VALUES);
  for (const { kind, start, length } of phrasesIn(terms.map(({ exact }) => exact))) {
    let weight = 0;
    for (let at = start; at < start + length; at++) weight += ofKinds[at]?.weight ?? 0;
    weights[kind] = Math.max(weights[kind] as number, weight * WHOLE_NAME);
  }
  return weights;
}

/** Weight of each machine type that has all required words, where none that has products does. */
function weighWords(
  terms: readonly SearchTerm[],
  ofKinds: readonly TermOfKinds[],
  columns: Columns,
): Float32Array {
  const required = ofKinds.filter((_, at) => terms[at]?.isRequired);
  const weights = new Float32Array(KIND_VALUES);
  for (let kind = 0; kind < KIND_VALUES; kind++) {
    if (required.some(({ has }) => has[kind] === 0)) continue;
    if ((columns.counts[kind] as number) > 0) return new Float32Array(KIND_VALUES);
    weights[kind] = required.reduce(
      (sum, { weight, scores }) => sum + weight * (scores[kind] as number),
      0,
    );
  }
  return weights;
}

/** Kinds to list, with their scores, where the searched machine type has no product: those like it. Empty where it has products. */
function substitutesOf(weights: Float32Array, columns: Columns): ReadonlyMap<number, number> {
  const best = Math.max(...weights);
  const meant = [...weights.keys()].filter((kind) => best > 0 && weights[kind] === best);
  const [kind] = meant;
  if (kind === undefined || meant.some((each) => (columns.counts[each] as number) > 0))
    return new Map();
  return new Map(
    [...similarKinds(kind)]
      .filter(([, likeness]) => likeness >= MIN_LIKENESS)
      .map(([other, likeness]) => [other, best * (1 + likeness)]),
  );
}

export interface KindScores {
  readonly scores: Float32Array;
  /** Id of the machine type that was searched by its name and has no product; null otherwise. */
  readonly absentType: string | null;
  /** The terms that the kind has, as bits, and above them whether a term that names types is more than a mention in its products. */
  readonly masks: Uint16Array;
  readonly substitutes: ReadonlyMap<number, number>;
}

/** Kinds to list for a machine without a machine type, with their scores. */
const nearestTo = ({ nearest }: UnlistedMachine): ReadonlyMap<number, number> =>
  new Map(nearest.map((kind, at) => [kind, WHOLE_NAME / (1 + at)]));

/** `countsByTerm`: products of each kind that have the term in their texts. */
export function scoreKinds(
  { terms, unlisted }: Pick<SearchTerms, 'terms' | 'unlisted'>,
  ofKinds: readonly TermOfKinds[],
  countsByTerm: readonly Uint32Array[],
  columns: Columns,
): KindScores {
  const nameWeights = weighNames(terms, ofKinds);
  const scores = new Float32Array(KIND_VALUES);
  const masks = new Uint16Array(KIND_VALUES);
  const usualInMarket = countsByTerm.map((counts) => {
    let sum = 0;
    for (let kind = 0; kind < KIND_VALUES; kind++) sum += counts[kind] as number;
    return sum / columns.newest.length;
  });
  for (let kind = 0; kind < KIND_VALUES; kind++) {
    const total = columns.counts[kind] as number;
    if (total === 0) continue;
    let score = nameWeights[kind] as number;
    let mask = 0;
    for (const [at, term] of ofKinds.entries()) {
      const usual = (countsByTerm[at]?.[kind] ?? 0) / total;
      score += term.weight * ((term.scores[kind] as number) + USUAL_IN_TYPE * usual);
      const isUsual = usual >= USUAL_SHARE && total >= MIN_PRODUCTS_OF_TYPE;
      if (term.has[kind] === 1 || isUsual) mask |= 1 << at;
      const isItsOwn = isUsual && usual >= TIMES_USUAL * (usualInMarket[at] as number);
      if (term.namesTypes && (term.has[kind] === 1 || isItsOwn)) mask |= 1 << terms.length;
    }
    scores[kind] = score;
    masks[kind] = mask;
  }
  const isNamed = nameWeights.some((weight) => weight > 0);
  const substitutes = unlisted
    ? nearestTo(unlisted)
    : substitutesOf(isNamed ? nameWeights : weighWords(terms, ofKinds, columns), columns);
  const isAbsent = isNamed && !unlisted && substitutes.size > 0;
  const absentType = isAbsent
    ? (KINDS[nameWeights.indexOf(Math.max(...nameWeights))]?.machineType ?? null)
    : null;
  for (const [kind, score] of substitutes) scores[kind] = (scores[kind] as number) + score;
  return { scores, masks, substitutes, absentType };
}
