// Ranking of products in memory: only the first ones are sorted out, also where many have the same words.
import { expect, test } from 'vitest';
import { type CatalogRow, Columns } from '../../../server/catalog/columns.ts';
import { rank } from '../../../server/catalog/search/ranking.ts';
import { BLOCK_SIZE, changedSet, EMPTY_SET } from '../../../server/platform/db/search/posting.ts';

const PRODUCTS = 3 * BLOCK_SIZE;

const rowOf = (no: number): CatalogRow => ({
  no,
  subcategory: 'food-technology',
  machineType: null,
  country: 'China',
  supplier: 'one',
  verified: true,
  priceBasis: null,
  priceCents: 100,
  landedLow: null,
  createdAt: new Date(no * 1_000).toISOString(),
});

const postingOf = (names: readonly number[], texts: readonly number[]) => {
  const inBlock = (nos: readonly number[], block: number) =>
    changedSet(
      EMPTY_SET,
      nos.map((no) => no - block * BLOCK_SIZE).filter((at) => at >= 0 && at < BLOCK_SIZE),
    );
  return new Map(
    [0, 1, 2, 3].map((block) => [
      block,
      { names: inBlock(names, block), texts: inBlock(texts, block) },
    ]),
  );
};

const every = (step: number): number[] =>
  Array.from({ length: Math.ceil(PRODUCTS / step) }, (_, at) => at * step);

const columns = new Columns();
columns.apply(every(1).map(rowOf));

const rankWords = (
  postings: Readonly<Record<string, ReturnType<typeof postingOf>>>,
  limit: number,
  completion?: string,
) =>
  rank(
    {
      terms: Object.keys(postings)
        .filter((word) => word !== completion)
        .map((word) => ({
          exact: [word],
          expanded: completion ? [word, completion] : [word],
          isRequired: true,
          isUnlisted: false,
        })),
      unlisted: null,
      postings: new Map(Object.entries(postings)),
      countOf: () => 10,
    },
    columns,
    { fewest: 5, limit },
  );

test('a word in the name counts more than in a text, and the newest come first', () => {
  const { nos, matching } = rankWords({ wobbly: postingOf(every(1_000), every(200)) }, 1_000);
  const inNames = every(1_000).toReversed();
  const inTexts = every(200).toReversed();
  expect([...nos]).toEqual([...inNames, ...inTexts.filter((no) => no % 1_000 !== 0)]);
  expect(matching).toBe(nos.length);
});

test('a limit keeps the first products and their scores', () => {
  const postings = {
    wobbly: postingOf(every(8), every(4)),
    quizzle: postingOf(every(25), every(5)),
    wobblyquizzle: postingOf(every(30), every(10)),
  };
  const all = rankWords(postings, Number.POSITIVE_INFINITY, 'wobblyquizzle');
  expect(all.nos.length).toBeGreaterThan(1_000);
  for (const limit of [10, 30, 1_000, all.nos.length]) {
    const first = rankWords(postings, limit, 'wobblyquizzle');
    expect([...first.nos]).toEqual([...all.nos.subarray(0, limit)]);
    expect([...first.scores]).toEqual([...all.scores.subarray(0, limit)]);
  }
});

test('products that the index has before the columns are not listed', () => {
  const size = columns.kind.length;
  const unknown = [PRODUCTS, size - 1, size, size + 1, 4 * BLOCK_SIZE - 1].filter(
    (no) => !columns.has(no),
  );
  const nos = [...every(1_000), ...unknown];
  const { nos: found } = rankWords({ wobbly: postingOf(nos, nos) }, 100);
  expect([...found]).toEqual(every(1_000).toReversed());
});
