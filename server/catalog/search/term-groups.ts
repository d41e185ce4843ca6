// Groups of products that have the same of each term in their texts and the same kind: what is listed, and with which score, is decided
// once for a group.
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

/** What the texts of a product have of a term, two bits for each term; each value has also what the ones before it have. */
export const IN_TEXTS = 1;
/** A completion, related form or other correction. */
export const EXPANDED_IN_NAME = 2;
export const IN_NAME = 3;

/** What the texts of a product with this code have of a term. */
export const textsOf = (code: number, term: number): number => (code >>> (2 * term)) & 3;

const EMPTY_POSTING: Posting = new Map();

/** Reused by all searches, none of which waits while it uses them: codes by product number, and the products with a code, in order. */
let codes = new Uint16Array(0);
let found = new Uint32Array(0);
/** The products with a code, as bits. */
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

/** Adds `step` to the codes of the products of a block that have any of the words in `field`. */
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
  // The index may be newer than the columns.
  while (length > 0 && (found[length - 1] as number) >= size) length--;
  return length;
}

/** A group is a number: the index of its code times KIND_VALUES, and its kind. It is valid until the next search. */
export class TermGroups {
  /** Codes that products have, by index; the first one is that of products without any term. */
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

  /** The first products in order of the scores of these groups, the newest first where they are about the same; at most `limit`. */
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
    // Groups that are not listed are in the step behind the last one, which has no place.
    places[SCORE_STEPS] = length;
    const ranked = { nos: new Int32Array(length), scores: new Float32Array(length) };
    const { kind } = this.#columns;
    const starts = this.#starts;
    // Products of the first code are not among those found: they have the terms by their kind alone.
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
