// Ranking of products for searched terms: fields have weights, and the machine types that the terms mean come first.
import { BLOCK_SIZE, type Posting, unionOffsets } from '../../platform/db/search/posting.ts';
import { KIND_VALUES } from '../attributes/kinds.ts';
import type { Columns } from '../columns.ts';
import { EXPANDED, scoreKinds, type TermOfKinds, termOfKinds } from './kind-scores.ts';
import type { SearchTerm } from './search-terms.ts';
import { type Ranked, sortByScore } from './sort-by-score.ts';
import { phrasesIn } from './type-words.ts';

/** Weight of a word in the name, and in any text; those of types and categories are in kind-scores.ts. */
const NAME = 10;
const PROSE = 1;
/** Fewer products with all words are followed by the nearest ones, or include those that only mention a name of machine types. */
export const MIN_MATCHES = 5;
/** Products without all words are listed if they have this share of what the best one of them has. */
const NEAREST_SHARE = 0.6;

/** In order of relevance, then newest first. */
export interface Ranking extends Ranked {
  /** So many of the first products have all required terms; the others are the nearest. */
  readonly matching: number;
}

export interface RankedTerms {
  readonly terms: readonly SearchTerm[];
  readonly postings: ReadonlyMap<string, Posting>;
  /** Number of products that contain a word in their texts. */
  countOf(word: string): number;
}

const EMPTY_POSTING: Posting = new Map();

/** Scores by product number, and the terms of each product as bits, as in KindScores; reused by all searches, which run one at a time. */
let scores = new Float32Array(0);
let masks = new Uint16Array(0);

const prepare = (length: number): void => {
  if (scores.length < length) {
    scores = new Float32Array(length);
    masks = new Uint16Array(length);
    return;
  }
  scores.fill(0);
  masks.fill(0);
};

/** Adds a term's weight in names and texts to the products that have it; returns their number by kind. */
function addTexts(
  { terms, postings }: RankedTerms,
  at: number,
  { weight, namesTypes }: TermOfKinds,
  columns: Columns,
): Uint32Array {
  const term = terms[at] as SearchTerm;
  const countsByKind = new Uint32Array(KIND_VALUES);
  const postingsOf = (words: readonly string[]) =>
    words.map((word) => postings.get(word) ?? EMPTY_POSTING);
  const [exact, expanded] = [postingsOf(term.exact), postingsOf(term.expanded)];
  const isExpanded = expanded.length > exact.length;
  const blocks = new Set(expanded.flatMap((posting) => [...posting.keys()]));
  const inName = namesTypes ? 1 << terms.length : 0;
  const add = (block: number, choices: readonly Posting[], score: number) => {
    const base = block * BLOCK_SIZE;
    for (const offset of unionOffsets(block, 'names', choices)) {
      const no = base + offset;
      scores[no] = (scores[no] as number) + score;
      masks[no] = (masks[no] as number) | inName;
    }
  };
  for (const block of blocks) {
    const base = block * BLOCK_SIZE;
    add(block, exact, weight * NAME * (isExpanded ? 1 - EXPANDED : 1));
    if (isExpanded) add(block, expanded, weight * NAME * EXPANDED);
    for (const offset of unionOffsets(block, 'texts', expanded)) {
      const no = base + offset;
      // The index may be newer than the columns.
      if (!columns.has(no)) continue;
      scores[no] = (scores[no] as number) + weight * PROSE;
      masks[no] = (masks[no] as number) | (1 << at);
      const kind = columns.kind[no] as number;
      countsByKind[kind] = (countsByKind[kind] as number) + 1;
    }
  }
  return countsByKind;
}

/** Whether the required terms are the name of a machine type with products: then another type with a part of the name is not near. */
const isTypeName = (terms: readonly SearchTerm[], required: number, columns: Columns): boolean =>
  phrasesIn(terms.map(({ exact }) => exact)).some(
    ({ kind, start, length }) =>
      (columns.counts[kind] as number) > 0 && (required & ~(((1 << length) - 1) << start)) === 0,
  );

/** Ranks the products that have all required terms, and after them the nearest ones where those are fewer than `fewest`. */
export function rank(searched: RankedTerms, columns: Columns, fewest: number): Ranking {
  const { terms } = searched;
  const size = columns.kind.length;
  prepare(size);
  const ofKinds = terms.map((term) => termOfKinds(term, columns, searched.countOf));
  const countsByTerm = ofKinds.map((term, at) => addTexts(searched, at, term, columns));
  const kinds = scoreKinds(terms, ofKinds, countsByTerm, columns);

  // Which products are listed depends on their terms: it is decided once for each set of terms, not for each product.
  const counts = new Uint32Array(2 << terms.length);
  for (let no = 0; no < size; no++) {
    if (!columns.has(no)) continue;
    const mask = (masks[no] as number) | (kinds.masks[columns.kind[no] as number] as number);
    masks[no] = mask;
    counts[mask] = (counts[mask] as number) + 1;
  }
  let required = 0;
  for (const [at, { isRequired }] of terms.entries()) if (isRequired) required |= 1 << at;
  const named = ofKinds.some(({ namesTypes }) => namesTypes) ? required | (1 << terms.length) : 0;
  const enough = counts.reduce(
    (sum, count, mask) => ((mask & named) === named ? sum + count : sum),
    0,
  );
  const hasSubstitutes = kinds.substitutes.size > 0;
  const wanted = hasSubstitutes || enough >= MIN_MATCHES ? required | named : required;
  // A mention of a type without products is no match; a name with it is.
  const canMatch = !hasSubstitutes || named !== 0;
  const hasAll = (mask: number): boolean => canMatch && (mask & wanted) === wanted;

  // Without terms all products are equal, until their amounts are compared.
  const base = terms.length === 0 ? 1 : 0;
  const collect = (isListed: (mask: number) => boolean, others?: ReadonlyMap<number, number>) => {
    const listed = counts.map((_, mask) => Number(isListed(mask)));
    const nos: number[] = [];
    const found: number[] = [];
    for (let no = size - 1; no >= 0; no--) {
      if (!columns.has(no)) continue;
      const kind = columns.kind[no] as number;
      if (listed[masks[no] as number] !== 1 && !others?.has(kind)) continue;
      nos.push(no);
      found.push(base + (scores[no] as number) + (kinds.scores[kind] as number));
    }
    return sortByScore(nos, Float32Array.from(found));
  };

  const all = collect(hasAll);
  const matching = all.nos.length;
  if (matching >= fewest || (matching > 0 && isTypeName(terms, required, columns)))
    return { ...all, matching };
  const weights = Float32Array.from(counts, (_, mask) =>
    ofKinds.reduce(
      (sum, { weight }, at) => sum + ((required & mask & (1 << at)) !== 0 ? weight : 0),
      0,
    ),
  );
  const best = Math.max(0, ...weights.filter((_, mask) => counts[mask] !== 0 && !hasAll(mask)));
  const least = Math.max(best * NEAREST_SHARE, Number.MIN_VALUE);
  const nearest = collect(
    (mask) => !hasAll(mask) && (weights[mask] as number) >= least,
    kinds.substitutes,
  );
  return { ...joined(all, nearest), matching };
}

/** `nearest` behind `all`, with scores below theirs. */
function joined(all: Ranked, nearest: Ranked): Ranked {
  const lowest = all.scores.at(-1);
  const scale = lowest === undefined ? 1 : Math.min(1, lowest / 2 / (nearest.scores[0] ?? 1));
  const nos = new Int32Array(all.nos.length + nearest.nos.length);
  nos.set(all.nos);
  nos.set(nearest.nos, all.nos.length);
  const scores = new Float32Array(nos.length);
  scores.set(all.scores);
  scores.set(
    nearest.scores.map((score) => score * scale),
    all.nos.length,
  );
  return { nos, scores };
}
