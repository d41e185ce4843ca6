// Groups of products with the same matches for each search term and the same kind (machine type or subcategory): selection and score
// are computed once per group instead of once per product.
import {
  addToBitmap,
  BLOCK_SIZE,
  EMPTY_SET,
  type Posting,
  unionOffsets,
} from '../../platform/db/search/posting.ts';
import { KIND_VALUES, NO_KIND } from '../attributes/kinds.ts';
import type { Columns } from '../columns.ts';
import type { SearchTerm } from './search-terms.ts';
import { firstPlaces, type Ranked, SCORE_STEPS, scoreSteps } from './sort-by-score.ts';

/** Match of a term in a product's texts, two bits per term in a code. Each value includes the ones before it. */
export const IN_TEXTS = 1;
/** A completion, related form or correction of the word is in the name. */
export const EXPANDED_IN_NAME = 2;
export const IN_NAME = 3;

/** Match of a term in the texts of products with this code. */
export const textsOf = (code: number, term: number): number => (code >>> (2 * term)) & 3;

const EMPTY_POSTING: Posting = new Map();

/**
 * Buffers that all searches share, safe because none awaits anything while it uses them: codes by product number, and the numbers of
 * the products with a code, in order.
 */
let codes = new Uint16Array(0);
let found = new Uint32Array(0);
/** Bit set of the products with a code. */
let foundBits = new Uint32Array(0);

const prepare = (size: number): void => {
  const length = Math.ceil(size / BLOCK_SIZE) * BLOCK_SIZE;
  if (codes.length !== length) {
    codes = new Uint16Array(length);
    found = new Uint32Array(length);
    foundBits = new Uint32Array(length / 32);
  } else {
    codes.fill(0);
    foundBits.fill(0);
  }
};

/** Adds `step` to the codes of the products in the block that have any of the words in `field`. */
const markBlock = (
  block: number,
  field: 'names' | 'texts',
  postings: readonly Posting[],
  step: number,
): void => {
  const offsets = unionOffsets(block, field, postings);
  const base = block * BLOCK_SIZE;
  for (let at = 0; at < offsets.length; at++) {
    const no = base + (offsets[at] as number);
    codes[no] = (codes[no] as number) + step;
  }
};

function markTerm(
  { exact, expanded }: SearchTerm,
  at: number,
  postings: ReadonlyMap<string, Posting>,
): void {
  const postingsOf = (words: readonly string[]) =>
    words.map((word) => postings.get(word) ?? EMPTY_POSTING);
  const [exactPostings, expandedPostings] = [postingsOf(exact), postingsOf(expanded)];
  const one = 1 << (2 * at);
  const isExpanded = expanded.length > exact.length;
  for (const block of new Set(expandedPostings.flatMap((posting) => [...posting.keys()]))) {
    if (block * BLOCK_SIZE >= codes.length) continue;
    markBlock(block, 'texts', expandedPostings, one);
    for (const posting of expandedPostings)
      addToBitmap(foundBits, posting.get(block)?.texts ?? EMPTY_SET, (block * BLOCK_SIZE) / 32);
    markBlock(block, 'names', exactPostings, isExpanded ? one : 2 * one);
    if (isExpanded) markBlock(block, 'names', expandedPostings, one);
  }
}

export const codeIndexOf = (group: number): number => Math.floor(group / KIND_VALUES);
export const kindOfGroup = (group: number): number => group % KIND_VALUES;

/** Writes the products below `size` with a code into `found`, in order; returns their number. */
function listFound(size: number): number {
  let length = 0;
  for (let at = 0; at < foundBits.length; at++)
    for (let bits = foundBits[at] as number; bits !== 0; bits &= bits - 1)
      found[length++] = (at << 5) | (31 - Math.clz32(bits & -bits));
  // The index in the database may have products that the columns in memory do not have yet.
  while (length > 0 && (found[length - 1] as number) >= size) length--;
  return length;
}

/** A group's number is the index of its code times KIND_VALUES, plus its kind. Valid until the next search. */
export class TermGroups {
  /** The codes that occur. The first is 0, that of products without any term. */
  readonly codes: readonly number[];
  /** Groups that have products. */
  readonly groups: readonly number[];
  /** Number of products of each group. */
  readonly counts: Uint32Array;
  /** The first group of each code. */
  readonly #starts: Uint32Array;
  readonly #found: number;
  readonly #columns: Columns;

  constructor(
    terms: readonly SearchTerm[],
    postings: ReadonlyMap<string, Posting>,
    columns: Columns,
  ) {
    this.#columns = columns;
    prepare(columns.kind.length);
    for (const [at, term] of terms.entries()) markTerm(term, at, postings);
    this.#found = listFound(columns.kind.length);
    this.#starts = new Uint32Array(1 << (2 * terms.length));
    this.codes = this.#numberCodes();
    this.counts = this.#countProducts();
    this.groups = this.#nonEmptyGroups();
  }

  #numberCodes(): number[] {
    const starts = this.#starts;
    for (let at = 0; at < this.#found; at++) starts[codes[found[at] as number] as number] = 1;
    const numbered = [0];
    for (let code = 1; code < starts.length; code++)
      if (starts[code] === 1) starts[code] = (numbered.push(code) - 1) * KIND_VALUES;
    return numbered;
  }

  #countProducts(): Uint32Array {
    const { kind, counts: countsByKind } = this.#columns;
    const starts = this.#starts;
    const counts = new Uint32Array(this.codes.length * KIND_VALUES);
    for (let at = 0; at < this.#found; at++) {
      const no = found[at] as number;
      const group = (starts[codes[no] as number] as number) + (kind[no] as number);
      counts[group] = (counts[group] as number) + 1;
    }
    counts.set(countsByKind);
    for (let group = KIND_VALUES; group < counts.length; group++) {
      const kindOf = kindOfGroup(group);
      counts[kindOf] = (counts[kindOf] as number) - (counts[group] as number);
    }
    return counts;
  }

  #nonEmptyGroups(): number[] {
    const nonEmpty: number[] = [];
    for (let group = 0; group < this.counts.length; group++)
      if (this.counts[group] !== 0 && kindOfGroup(group) !== NO_KIND) nonEmpty.push(group);
    return nonEmpty;
  }

  /** Number of products of each kind that have a term in their texts. */
  countsOfTerm(term: number): Uint32Array {
    const counts = new Uint32Array(KIND_VALUES);
    for (const group of this.groups) {
      if (textsOf(this.codes[codeIndexOf(group)] as number, term) === 0) continue;
      const kind = kindOfGroup(group);
      counts[kind] = (counts[kind] as number) + (this.counts[group] as number);
    }
    return counts;
  }

  /** At most `limit` products of these groups, the highest scores first; those in the same step of scores by date, the newest first. */
  collect(listed: readonly number[], scores: Float32Array, limit: number): Ranked {
    const stepOf = scoreSteps(scores);
    const steps = new Uint16Array(this.counts.length).fill(SCORE_STEPS);
    const sizes = new Uint32Array(SCORE_STEPS);
    const scoreOf = new Float32Array(this.counts.length);
    for (const [at, group] of listed.entries()) {
      const step = stepOf(scores[at] as number);
      steps[group] = step;
      scoreOf[group] = scores[at] as number;
      sizes[step] = (sizes[step] as number) + (this.counts[group] as number);
    }
    const places = firstPlaces(sizes);
    const length = Math.min(limit, places[SCORE_STEPS] as number);
    // Products of groups that are not listed are skipped: their step begins at `length`.
    places[SCORE_STEPS] = length;
    const ranked = { nos: new Int32Array(length), scores: new Float32Array(length) };
    const { kind } = this.#columns;
    const starts = this.#starts;
    // `found` lacks the products of the first code, which have the terms only by their kind: then all products are read.
    const hasOthers = listed.some(
      (group) => group < KIND_VALUES && (places[steps[group] as number] as number) < length,
    );
    let missing = length;
    for (let at = (hasOthers ? kind.length : this.#found) - 1; missing > 0; at--) {
      const no = hasOthers ? at : (found[at] as number);
      const group = (starts[codes[no] as number] as number) + (kind[no] as number);
      const step = steps[group] as number;
      const place = places[step] as number;
      if (place >= length) continue;
      places[step] = place + 1;
      ranked.nos[place] = no;
      ranked.scores[place] = scoreOf[group] as number;
      missing--;
    }
    return ranked;
  }
}
