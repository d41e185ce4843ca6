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

/** Alternatives of one searched word: itself, its completions, a correction. */
export type WordAlternatives = readonly string[];

/** Adds the members of `set` to a bitmap. */
const addToBitmap = (bitmap: Uint32Array, set: BlockSet): void => {
  if (set instanceof Uint32Array)
    for (let at = 0; at < BITMAP_WORDS; at++)
      bitmap[at] = (bitmap[at] as number) | (set[at] as number);
  else
    for (let at = 0; at < set.length; at++) {
      const offset = set[at] as number;
      bitmap[offset >>> 5] = (bitmap[offset >>> 5] as number) | (1 << (offset & 31));
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

export const EMPTY_SET: BlockSet = new Uint16Array();

const EMPTY_POSTING: Posting = new Map();

/** Two bitmaps reused for every block: products with all words so far, products with the next word. */
const allWords = new Uint32Array(BITMAP_WORDS);
const nextWord = new Uint32Array(BITMAP_WORDS);

/** Fills `allWords` with the products of a block that contain a choice of every word; returns false where there is none. */
const intersectBlock = (
  block: number,
  field: SearchField,
  words: readonly (readonly Posting[])[],
): boolean => {
  for (const [index, choices] of words.entries()) {
    const bitmap = index === 0 ? allWords : nextWord;
    bitmap.fill(0);
    let isEmpty = true;
    for (const posting of choices) {
      const set = posting.get(block)?.[field];
      if (!set?.length) continue;
      addToBitmap(bitmap, set);
      isEmpty = false;
    }
    if (isEmpty) return false;
    if (index > 0)
      for (let at = 0; at < BITMAP_WORDS; at++)
        allWords[at] = (allWords[at] as number) & (nextWord[at] as number);
  }
  return true;
};

/** Returns the numbers of at most `limit` products that contain a choice of every word in `field`, newest first. */
export function matchPostings(
  postings: ReadonlyMap<string, Posting>,
  field: SearchField,
  words: readonly WordAlternatives[],
  limit: number,
): Int32Array {
  if (words.length === 0) return new Int32Array();
  const choices = words.map((each) => each.map((word) => postings.get(word) ?? EMPTY_POSTING));
  // Only blocks of the word with the fewest blocks can hold a match.
  const candidateBlocks = choices
    .map((each) => new Set(each.flatMap((posting) => [...posting.keys()])))
    .reduce((fewest, blocks) => (blocks.size < fewest.size ? blocks : fewest));
  const nos: number[] = [];
  for (const block of [...candidateBlocks].sort((a, b) => b - a)) {
    if (nos.length >= limit) break;
    if (!intersectBlock(block, field, choices)) continue;
    for (const offset of bitmapOffsets(allWords, limit - nos.length))
      nos.push(block * BLOCK_SIZE + offset);
  }
  return Int32Array.from(nos);
}
