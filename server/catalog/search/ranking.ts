// Ranking of products for searched terms: fields have weights, and the machine types that the terms mean come first.
import type { Posting } from '../../platform/db/search/posting.ts';
import type { Columns } from '../columns.ts';
import { EXPANDED, scoreKinds, type TermOfKinds, termOfKinds } from './kind-scores.ts';
import type { SearchTerm, SearchTerms } from './search-terms.ts';
import type { Ranked } from './sort-by-score.ts';
import {
  codeIndexOf,
  EXPANDED_IN_NAME,
  IN_NAME,
  IN_TEXTS,
  kindOfGroup,
  TermGroups,
  textsOf,
} from './term-groups.ts';
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
  /** Id of the machine type that was searched by its name and has no product; null otherwise. */
  readonly absentType: string | null;
}

export interface RankedTerms extends Pick<SearchTerms, 'terms' | 'unlisted'> {
  readonly postings: ReadonlyMap<string, Posting>;
  /** Number of products that contain a word in their texts. */
  countOf(word: string): number;
}

/** Score of each code (term-groups.ts), for the terms in the products' own texts. */
function scoreTexts(
  terms: readonly SearchTerm[],
  ofKinds: readonly TermOfKinds[],
  codes: readonly number[],
): Float32Array {
  const scores = new Float32Array(codes.length);
  const add = (at: number, score: number): void => {
    scores[at] = (scores[at] as number) + score;
  };
  for (const [at, code] of codes.entries())
    for (const [term, { weight }] of ofKinds.entries()) {
      const { exact, expanded } = terms[term] as SearchTerm;
      const isExpanded = expanded.length > exact.length;
      const found = textsOf(code, term);
      if (found >= IN_NAME) add(at, weight * NAME * (isExpanded ? 1 - EXPANDED : 1));
      if (found >= EXPANDED_IN_NAME && isExpanded) add(at, weight * NAME * EXPANDED);
      if (found >= IN_TEXTS) add(at, weight * PROSE);
    }
  return scores;
}

/** Bit mask of the terms in the products' own texts, with the bits of KindScores. */
const maskOf = (code: number, ofKinds: readonly TermOfKinds[]): number => {
  let mask = 0;
  for (const [term, { namesTypes }] of ofKinds.entries()) {
    const found = textsOf(code, term);
    if (found >= IN_TEXTS) mask |= 1 << term;
    if (found >= EXPANDED_IN_NAME && namesTypes) mask |= 1 << ofKinds.length;
  }
  return mask;
};

/** Whether a product has the whole name of a machine without a machine type in its own name: elsewhere its words are mentions. */
const namesUnlisted = (code: number, terms: readonly SearchTerm[]): boolean =>
  terms.every(({ isUnlisted }, term) => !isUnlisted || textsOf(code, term) >= EXPANDED_IN_NAME);

/** Whether the required terms are the name of a machine type with products: then another type with a part of the name is not near. */
const isTypeName = (terms: readonly SearchTerm[], required: number, columns: Columns): boolean =>
  phrasesIn(terms.map(({ exact }) => exact)).some(
    ({ kind, start, length }) =>
      (columns.counts[kind] as number) > 0 && (required & ~(((1 << length) - 1) << start)) === 0,
  );

/**
 * Ranks the products that have all required terms. If there are fewer than `fewest`, the nearest products follow. Returns at most
 * `limit` of each; `limit` must be at least `fewest`.
 */
export function rank(
  { terms, unlisted, postings, countOf }: RankedTerms,
  columns: Columns,
  { fewest, limit }: { readonly fewest: number; readonly limit: number },
): Ranking {
  const ofTerms = new TermGroups(terms, postings, columns);
  const ofKinds = terms.map((term) => termOfKinds(term, columns, countOf));
  const countsByTerm = terms.map((_, at) => ofTerms.countsOfTerm(at));
  const kinds = scoreKinds({ terms, unlisted }, ofKinds, countsByTerm, columns);

  const namesBit = 1 << terms.length;
  const textMasks = ofTerms.codes.map((code) => maskOf(code, ofKinds));
  const masks = ofTerms.groups.map((group) => {
    const at = codeIndexOf(group);
    const mask = (textMasks[at] as number) | (kinds.masks[kindOfGroup(group)] as number);
    if (!unlisted) return mask;
    const isNamed = namesUnlisted(ofTerms.codes[at] as number, terms);
    return isNamed ? mask | namesBit : mask & ~namesBit;
  });
  const counts = new Uint32Array(2 << terms.length);
  for (const [at, mask] of masks.entries())
    counts[mask] =
      (counts[mask] as number) + (ofTerms.counts[ofTerms.groups[at] as number] as number);
  let required = 0;
  for (const [at, { isRequired }] of terms.entries()) if (isRequired) required |= 1 << at;
  const isNaming = unlisted !== null || ofKinds.some(({ namesTypes }) => namesTypes);
  const named = isNaming ? required | namesBit : 0;
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
  const textScores = scoreTexts(terms, ofKinds, ofTerms.codes);
  const collect = (isListed: (mask: number) => boolean, others?: ReadonlyMap<number, number>) => {
    const isListedMask = Array.from(counts, (_, mask) => isListed(mask));
    const listed = ofTerms.groups.filter(
      (group, at) => isListedMask[masks[at] as number] || others?.has(kindOfGroup(group)),
    );
    const scores = Float32Array.from(
      listed,
      (group) =>
        base +
        (textScores[codeIndexOf(group)] as number) +
        (kinds.scores[kindOfGroup(group)] as number),
    );
    return ofTerms.collect(listed, scores, limit);
  };

  const all = collect(hasAll);
  const matching = all.nos.length;
  if (matching >= fewest || (matching > 0 && isTypeName(terms, required, columns)))
    return { ...all, matching, absentType: null };
  const weights = Float32Array.from(counts, (_, mask) =>
    ofKinds.reduce(
      (sum, { weight }, at) => sum + ((required & mask & (1 << at)) !== 0 ? weight : 0),
      0,
    ),
  );
  const best = Math.max(0, ...weights.filter((_, mask) => counts[mask] !== 0 && !hasAll(mask)));
  const least = Math.max(best * NEAREST_SHARE, Number.MIN_VALUE);
  const nearest = collect(
    // The nearest machine types stand for a machine that has none.
    (mask) => !unlisted && !hasAll(mask) && (weights[mask] as number) >= least,
    kinds.substitutes,
  );
  const { absentType } = kinds;
  return { ...joined(all, nearest), matching, absentType: matching === 0 ? absentType : null };
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
