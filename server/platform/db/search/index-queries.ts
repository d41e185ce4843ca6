// Full-text index of the public products: postings in blocks, word counts, and the words that each catalog version changed.
import { batches } from '../batches.ts';
import type { DbOrTx } from '../transaction.ts';
import type { IndexChanges, PostingChange, SearchDocument } from './index-changes.ts';
import {
  BLOCK_SIZE,
  changedSet,
  decodeSet,
  EMPTY_SET,
  encodeSet,
  type Posting,
  type PostingBlock,
} from './posting.ts';
import { addToWordCounts, type WordCount } from './word-count-queries.ts';

/** Versions whose changed words are stored: a process that is further behind reads all words again. */
const STORED_VERSIONS = 1_000;
/** Stored in place of the changed words where the whole index was written. */
const ALL_WORDS = '';

const blockOf = (no: number): number => Math.floor(no / BLOCK_SIZE);
const offsetOf = (no: number): number => no % BLOCK_SIZE;

/** Rows of the search index of one block and some words. */
const readBlock = async (
  tx: DbOrTx,
  block: number,
  words: readonly string[],
): Promise<Map<string, PostingBlock>> => {
  const rows = await tx
    .selectFrom('search_postings')
    .select(['word', 'names', 'texts'])
    .where('block', '=', block)
    .where('word', 'in', words)
    .execute();
  return new Map(
    rows.map(({ word, names, texts }) => [
      word,
      { names: decodeSet(names), texts: decodeSet(texts) },
    ]),
  );
};

const writeBlock = async (
  tx: DbOrTx,
  block: number,
  sets: ReadonlyMap<string, PostingBlock>,
): Promise<void> => {
  const rows = [...sets].map(([word, { names, texts }]) => ({
    word,
    block,
    names: encodeSet(names),
    texts: encodeSet(texts),
  }));
  for (const batch of batches(rows.filter(({ texts }) => texts.length > 0)))
    await tx
      .insertInto('search_postings')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['word', 'block']).doUpdateSet((each) => ({
          names: each.ref('excluded.names'),
          texts: each.ref('excluded.texts'),
        })),
      )
      .execute();
  const emptyWords = rows.filter(({ texts }) => texts.length === 0).map(({ word }) => word);
  for (const batch of batches(emptyWords))
    await tx
      .deleteFrom('search_postings')
      .where('block', '=', block)
      .where('word', 'in', batch)
      .execute();
};

const offsets = (
  changes: readonly PostingChange[],
  test: (change: PostingChange) => boolean,
): number[] => changes.filter(test).map(({ no }) => offsetOf(no));

const applyChanges = (
  { names, texts }: PostingBlock,
  changes: readonly PostingChange[],
): PostingBlock => ({
  names: changedSet(
    names,
    offsets(changes, ({ isInNames }) => isInNames),
    offsets(changes, ({ wasInNames, isInNames }) => wasInNames && !isInNames),
  ),
  texts: changedSet(
    texts,
    offsets(changes, ({ isInTexts }) => isInTexts),
    offsets(changes, ({ wasInTexts, isInTexts }) => wasInTexts && !isInTexts),
  ),
});

const logWords = async (tx: DbOrTx, version: number, words: readonly string[]): Promise<void> => {
  for (const batch of batches(words))
    await tx
      .insertInto('search_changes')
      .values(batch.map((word) => ({ version, word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await tx
    .deleteFrom('search_changes')
    .where('version', '<=', version - STORED_VERSIONS)
    .execute();
};

/** Writes the differences to postings and word counts, as part of the catalog version `version`. */
export async function updateIndex(
  tx: DbOrTx,
  changes: IndexChanges,
  version: number,
): Promise<void> {
  const byBlock = new Map<number, Map<string, PostingChange[]>>();
  const wordCountChanges = new Map<string, number>();
  for (const [word, wordChanges] of changes.words()) {
    let difference = 0;
    for (const change of wordChanges) {
      difference += Number(change.isInTexts) - Number(change.wasInTexts);
      const block = blockOf(change.no);
      const changesByWord = byBlock.get(block) ?? new Map<string, PostingChange[]>();
      byBlock.set(block, changesByWord);
      const blockChanges = changesByWord.get(word);
      if (blockChanges) blockChanges.push(change);
      else changesByWord.set(word, [change]);
    }
    wordCountChanges.set(word, difference);
  }
  if (wordCountChanges.size === 0) return;
  for (const [block, changesByWord] of byBlock)
    for (const batch of batches([...changesByWord])) {
      const stored = await readBlock(
        tx,
        block,
        batch.map(([word]) => word),
      );
      const changed = batch.map(
        ([word, wordChanges]) =>
          [
            word,
            applyChanges(stored.get(word) ?? { names: EMPTY_SET, texts: EMPTY_SET }, wordChanges),
          ] as const,
      );
      await writeBlock(tx, block, new Map(changed));
    }
  await addToWordCounts(tx, wordCountChanges);
  await logWords(tx, version, [...wordCountChanges.keys()]);
}

/** Offsets within a block, by field. */
interface BlockOffsets {
  readonly names: number[];
  readonly texts: number[];
}

/** Builds the whole index of a database whose index is empty, from documents in ascending order of their numbers. */
export async function buildIndex(
  tx: DbOrTx,
  documents: AsyncIterable<readonly SearchDocument[]>,
  version: number,
): Promise<void> {
  const wordCounts = new Map<string, number>();
  let block = 0;
  let offsetsByWord = new Map<string, BlockOffsets>();
  const flush = async (): Promise<void> => {
    const sets = new Map<string, PostingBlock>();
    for (const [word, { names, texts }] of offsetsByWord) {
      sets.set(word, { names: changedSet(EMPTY_SET, names), texts: changedSet(EMPTY_SET, texts) });
      wordCounts.set(word, (wordCounts.get(word) ?? 0) + texts.length);
    }
    await writeBlock(tx, block, sets);
    offsetsByWord = new Map();
  };
  const offsetsOf = (word: string): BlockOffsets => {
    let found = offsetsByWord.get(word);
    if (!found) {
      found = { names: [], texts: [] };
      offsetsByWord.set(word, found);
    }
    return found;
  };
  for await (const batch of documents)
    for (const { no, names, texts } of batch) {
      if (blockOf(no) !== block) await flush();
      block = blockOf(no);
      for (const word of names) offsetsOf(word).names.push(offsetOf(no));
      for (const word of texts) offsetsOf(word).texts.push(offsetOf(no));
    }
  await flush();
  await addToWordCounts(tx, wordCounts);
  await logWords(tx, version, [ALL_WORDS]);
}

/** Reads the postings of these words; a word without products gets an empty one. */
export async function readPostings(
  db: DbOrTx,
  words: readonly string[],
): Promise<Map<string, Posting>> {
  const postings = new Map<string, Map<number, PostingBlock>>(
    words.map((word) => [word, new Map()]),
  );
  if (words.length === 0) return postings;
  const rows = await db
    .selectFrom('search_postings')
    .select(['word', 'block', 'names', 'texts'])
    .where('word', 'in', words)
    .execute();
  for (const { word, block, names, texts } of rows)
    postings.get(word)?.set(block, { names: decodeSet(names), texts: decodeSet(texts) });
  return postings;
}

/** Returns the counts of the words that changed after version `since`; null where all words must be read again. */
export async function readChangedWords(
  db: DbOrTx,
  since: number,
  target: number,
): Promise<WordCount[] | null> {
  // Half of what is stored, because the oldest versions may be deleted while this runs.
  if (target - since > STORED_VERSIONS / 2) return null;
  const rows = await db
    .selectFrom('search_changes')
    .leftJoin('search_words', 'search_words.word', 'search_changes.word')
    .select(['search_changes.word', 'documents'])
    .distinct()
    .where('version', '>', since)
    .execute();
  if (rows.some(({ word }) => word === ALL_WORDS)) return null;
  return rows.map(({ word, documents }) => [word, documents ?? 0] as const);
}
