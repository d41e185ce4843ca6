// Postings: the products that contain a word, in blocks of consecutive product numbers, as the database and the memory hold them.

/** Product numbers per block: a bitmap of a block is 512 bytes, which one change of a product writes for each changed word. */
export const BLOCK_SIZE = 4_096;
const BITMAP_WORDS = BLOCK_SIZE / 32;
const BITMAP_BYTES = BLOCK_SIZE / 8;
/** A list of more offsets is as long as a bitmap. */
const MAX_LISTED_OFFSETS = BITMAP_BYTES / 2 - 1;

/** Product numbers within a block: their sorted offsets, or a bitmap where that is smaller. */
export type BlockSet = Uint16Array | Uint32Array;

export interface PostingBlock {
  readonly names: BlockSet;
  readonly texts: BlockSet;
}

/** Blocks by block number; blocks without the word are absent. */
export type Posting = ReadonlyMap<number, PostingBlock>;

/** Fields of a search document; the words of `names` are also in `texts`. */
export type SearchField = keyof PostingBlock;

/** Adds the members of `set` to a bitmap, whose part for the block begins at element `first`. */
export const addToBitmap = (bitmap: Uint32Array, set: BlockSet, first = 0): void => {
  if (set instanceof Uint32Array)
    for (let at = 0; at < BITMAP_WORDS; at++)
      bitmap[first + at] = (bitmap[first + at] as number) | (set[at] as number);
  else
    for (let at = 0; at < set.length; at++) {
      const offset = set[at] as number;
      const word = first + (offset >>> 5);
      bitmap[word] = (bitmap[word] as number) | (1 << (offset & 31));
    }
};

/** Decodes a stored set; the bytes are in the order of the machine, little-endian on every machine that Node supports. */
export const decodeSet = (bytes: Uint8Array): BlockSet => {
  const { buffer } = Uint8Array.from(bytes);
  return bytes.length === BITMAP_BYTES ? new Uint32Array(buffer) : new Uint16Array(buffer);
};

export const encodeSet = (set: BlockSet): Uint8Array =>
  new Uint8Array(set.buffer, set.byteOffset, set.byteLength);

/** At most `limit` offsets of a bitmap, the highest first. */
const bitmapOffsets = (bitmap: Uint32Array, limit: number): number[] => {
  const offsets: number[] = [];
  for (let at = BITMAP_WORDS - 1; at >= 0 && offsets.length < limit; at--)
    for (let bits = bitmap[at] as number; bits !== 0 && offsets.length < limit; ) {
      const bit = 31 - Math.clz32(bits);
      offsets.push((at << 5) | bit);
      bits &= ~(1 << bit);
    }
  return offsets;
};

/** The smaller representation of a bitmap. */
const setOf = (bitmap: Uint32Array): BlockSet => {
  const offsets = bitmapOffsets(bitmap, MAX_LISTED_OFFSETS + 1);
  return offsets.length > MAX_LISTED_OFFSETS ? bitmap : Uint16Array.from(offsets).reverse();
};

/** Returns the set without the offsets `removed` and with `added`. */
export const changedSet = (
  set: BlockSet,
  added: readonly number[],
  removed: readonly number[] = [],
): BlockSet => {
  if (added.length + removed.length === 0) return set;
  const bitmap = new Uint32Array(BITMAP_WORDS);
  addToBitmap(bitmap, set);
  for (const offset of removed)
    bitmap[offset >>> 5] = (bitmap[offset >>> 5] as number) & ~(1 << (offset & 31));
  addToBitmap(bitmap, Uint16Array.from(added));
  return setOf(bitmap);
};

const EMPTY_OFFSETS = new Uint16Array();

export const EMPTY_SET: BlockSet = EMPTY_OFFSETS;

const union = new Uint32Array(BITMAP_WORDS);
const offsets = new Uint16Array(BLOCK_SIZE);

/**
 * Offsets of the products of a block that have any of the postings' words in `field`, in ascending order. The returned array is
 * overwritten by the next call.
 */
export function unionOffsets(
  block: number,
  field: SearchField,
  postings: readonly Posting[],
): Uint16Array {
  const sets = postings.flatMap((posting) => {
    const set = posting.get(block)?.[field];
    return set && set.length > 0 ? [set] : [];
  });
  const [first] = sets;
  if (sets.length <= 1 && !(first instanceof Uint32Array)) return first ?? EMPTY_OFFSETS;
  union.fill(0);
  for (const set of sets) addToBitmap(union, set);
  let length = 0;
  for (let at = 0; at < BITMAP_WORDS; at++)
    for (let bits = union[at] as number; bits !== 0; bits &= bits - 1)
      offsets[length++] = (at << 5) | (31 - Math.clz32(bits & -bits));
  return offsets.subarray(0, length);
}
