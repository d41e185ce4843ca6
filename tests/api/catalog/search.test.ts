// Search word index: added words are found, removed words are not, and common words have bounded cost.
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { listProducts } from '../../../contract/catalog/products.ts';
import { MAX_COUNTED_MATCHES } from '../../../contract/limits.ts';
import { changeCatalog } from '../../../server/catalog/versions/change-catalog-queries.ts';
import type { DbOrTx } from '../../../server/platform/db/open.ts';
import {
  IndexChanges,
  type SearchDocument,
} from '../../../server/platform/db/search/index-changes.ts';
import { readPostings, updateIndex } from '../../../server/platform/db/search/index-queries.ts';
import type { SearchField } from '../../../server/platform/db/search/posting.ts';
import { tokenize } from '../../../server/platform/text/tokenize.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';
import { numbersOf } from './postings.ts';

let market: Market = await openMarket(1);
afterAll(() => market.close());

const VERSION = 1_000_000;

/** The index inside a transaction of the test. */
const indexIn = (tx: DbOrTx) => {
  const update = (change: (changes: IndexChanges) => void) => {
    const changes = new IndexChanges();
    change(changes);
    return updateIndex(tx, changes, VERSION);
  };
  return {
    add: (documents: readonly SearchDocument[]) =>
      update((changes) => documents.forEach((each) => changes.add(each))),
    remove: (documents: readonly SearchDocument[]) =>
      update((changes) => documents.forEach((each) => changes.remove(each))),
    /** Numbers of the products that have any of the words. */
    async match(field: SearchField, words: readonly string[]) {
      return numbersOf(field, ...(await readPostings(tx, words)).values());
    },
  };
};

const withIndex = <Result>(work: (index: ReturnType<typeof indexIn>) => Promise<Result>) =>
  withDatabase(market, ({ db }) => db.transaction().execute((tx) => work(indexIn(tx))));

const documentOf = (no: number, name: string, rest = ''): SearchDocument => ({
  no,
  names: tokenize(name),
  texts: tokenize(`${name} ${rest}`),
});

describe('the search index', () => {
  test('finds documents with any of some words, in names or in all texts', async () => {
    const found = await withIndex(async (index) => {
      await index.add([
        documentOf(700_001, 'wobbly flange', 'copper'),
        documentOf(700_002, 'wobbly gasket', 'flange copper'),
        documentOf(700_003, '抖动法兰', 'gasket'),
      ]);
      const match = (field: SearchField, ...words: string[]) => index.match(field, words);
      return [
        await match('names', 'flange'),
        await match('texts', 'flange'),
        await match('names', 'flange', 'gasket'),
        await match('texts', 'copper', 'gasket'),
        await match('texts', '法兰'),
        await match('texts'),
      ];
    });
    const [one, two, three] = [700_001, 700_002, 700_003];
    expect(found).toEqual([[one], [one, two], [one, two], [one, two, three], [three], []]);
  });

  test('forgets removed documents, and finds updated ones by their new words only', async () => {
    const found = await withIndex(async (index) => {
      const match = (word: string) => index.match('texts', [word]);
      const [first, other] = [documentOf(700_010, 'oldname'), documentOf(700_011, 'oldname')];
      const renamed = documentOf(700_010, 'newname');
      await index.add([first, other]);
      const before = await match('oldname');
      await index.remove([first]);
      const removed = await match('oldname');
      await index.add([renamed]);
      const after = [await match('oldname'), await match('newname')];
      await index.remove([]);
      await index.remove([renamed, other, documentOf(799_999, 'oldname')]);
      return [before, removed, ...after, await match('oldname'), await match('newname')];
    });
    expect(found).toEqual([[700_010, 700_011], [700_011], [700_011], [700_010], [], []]);
  });

  test('finds every word of texts in any script', async () => {
    await withIndex(async (index) => {
      let no = 710_000;
      const unit = fc.constantFrom(
        'grapheme',
        'binary',
        'grapheme-composite',
      ) as fc.Arbitrary<never>;
      const texts = unit.chain((each) => fc.string({ unit: each, minLength: 1, maxLength: 60 }));
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          const document = documentOf(++no, text);
          fc.pre(document.names.length > 0);
          await index.add([document]);
          for (const word of document.names)
            expect(await index.match('names', [word]), word).toContain(no);
        }),
        { numRuns: 200 },
      );
    });
  });
});

test('a count above the limit is capped and marked', async () => {
  const productCount = MAX_COUNTED_MATCHES + 150;
  await withDatabase(market, ({ db }) =>
    changeCatalog(db, async (tx, scope) => {
      const changed = scope.bulkLoad();
      const { no: _, ...model } = await tx
        .selectFrom('products')
        .selectAll()
        .executeTakeFirstOrThrow();
      const words = await tx.selectFrom('product_texts').selectAll().executeTakeFirstOrThrow();
      for (let from = 0; from < productCount; from += 500) {
        const nos = Array.from(
          { length: Math.min(500, productCount - from) },
          (_, at) => 2 + from + at,
        );
        const rows = nos.map((no) => ({
          ...model,
          no,
          id: `copy-${no}`,
          status: 'active',
          changed,
        }));
        await tx.insertInto('products').values(rows).execute();
        const texts = nos.map((no) => ({ ...words, product_no: no, lang: model.language }));
        await tx.insertInto('product_texts').values(texts).execute();
        await indexIn(tx).add(nos.map((no) => documentOf(no, 'commonplace', 'commonplace')));
      }
    }),
  );
  market = await market.restart();
  const list = (query: Record<string, string>) => market.api.call(listProducts, { query });

  const first = await list({ search: 'commonplace', limit: '100' });
  expect(first.pagination).toMatchObject({
    total: MAX_COUNTED_MATCHES,
    totalPages: 100,
    capped: true,
  });
  expect(first.counts?.capped).toBe(true);
  expect((await list({ search: 'commonpl' })).pagination?.capped).toBe(true);
  expect((await list({ search: 'commonplace', limit: '100', page: '100' })).products).toHaveLength(
    100,
  );
  const allProducts = await list({});
  expect(allProducts.pagination).toMatchObject({ capped: false });
  expect(allProducts.pagination?.total).toBeGreaterThanOrEqual(productCount);
});
