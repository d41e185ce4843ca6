// Product numbers of postings, decoded for tests.
import {
  BLOCK_SIZE,
  type Posting,
  type SearchField,
  unionOffsets,
} from '../../../server/platform/db/search/posting.ts';

/** Numbers of the products that have any of the words, in ascending order. */
export const numbersOf = (field: SearchField, ...postings: readonly Posting[]): number[] =>
  [...new Set(postings.flatMap((posting) => [...posting.keys()]))]
    .sort((a, b) => a - b)
    .flatMap((block) =>
      Array.from(unionOffsets(block, field, postings), (offset) => block * BLOCK_SIZE + offset),
    );
