// Search word index: added words are found, removed words are not, and common words have bounded cost.
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { listProducts } from '../../../contract/catalog/products.ts';
import { MAX_COUNTED_MATCHES } from '../../../contract/limits.ts';
import { changeCatalog } from '../../../server/catalog/change-catalog-queries.ts';
import type { DbOrTx } from '../../../server/platform/db/open.ts';
import type {
  SearchDocument,
  SearchIndex,
} from '../../../server/platform/db/search/search-index.ts';
import { tokenize } from '../../../server/platform/text/tokenize.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';

let market: Market = await openMarket(1);
afterAll(() => market.close());

const withIndex = <Result>(work: (search: SearchIndex, db: DbOrTx) => Promise<Result>) =>
  withDatabase(market, ({ search, db }) => db.transaction().execute((tx) => work(search, tx)));

const documentOf = (no: number, name: string, rest = ''): SearchDocument => ({
  no,
  names: tokenize(name),
  texts: tokenize(`${name} ${rest}`),
});

const numbers = (found: Int32Array): number[] => [...found].sort((a, b) => a - b);

describe('the search index of both engines', () => {
  test('finds documents with any alternative of every word, in names or in all texts', async () => {
    const found = await withIndex(async (search, db) => {
      await search.add(db, [
        documentOf(700_001, 'wobbly flange', 'copper'),
        documentOf(700_002, 'wobbly gasket', 'flange copper'),
        documentOf(700_003, '抖动法兰', 'gasket'),
      ]);
      const match = async (where: 'names' | 'texts', ...words: string[][]) =>
        numbers(await search.match(db, where, words, 100));
      return [
        await match('names', ['flange']),
        await match('texts', ['flange']),
        await match('names', ['wobbly'], ['flange', 'gasket']),
        await match('texts', ['copper'], ['gasket']),
        await match('texts', ['法兰']),
        await match('texts', ['wobbly'], ['法兰']),
        await match('texts', []),
        await match('texts'),
      ];
    });
    const [one, two, three] = [700_001, 700_002, 700_003];
    expect(found).toEqual([[one], [one, two], [one, two], [two], [three], [], [], []]);
  });

  test('forgets removed documents, and finds updated ones by their new words only', async () => {
    const found = await withIndex(async (search, db) => {
      const match = async (word: string) => numbers(await search.match(db, 'texts', [[word]], 9));
      await search.add(db, [documentOf(700_010, 'oldname'), documentOf(700_011, 'oldname')]);
      const before = await match('oldname');
      await search.remove(db, [700_010]);
      const removed = await match('oldname');
      await search.add(db, [documentOf(700_010, 'newname')]);
      const after = [await match('oldname'), await match('newname')];
      await search.remove(db, []);
      await search.remove(db, [700_010, 700_011, 799_999]);
      return [before, removed, ...after, await match('oldname'), await match('newname')];
    });
    expect(found).toEqual([[700_010, 700_011], [700_011], [700_011], [700_010], [], []]);
  });

  test('finds every word of texts in any script', async () => {
    await withIndex(async (search, db) => {
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
          await search.add(db, [document]);
          for (const word of document.names)
            expect([...(await search.match(db, 'names', [[word]], 100_000))], word).toContain(no);
        }),
        { numRuns: 200 },
      );
    });
  });
});

test('a count above the limit is capped and marked', async () => {
  const productCount = MAX_COUNTED_MATCHES + 150;
  await withDatabase(market, ({ db, search }) =>
    changeCatalog(db, search, async (tx, scope) => {
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
        await search.add(
          tx,
          nos.map((no) => documentOf(no, 'commonplace', 'commonplace')),
        );
      }
      await tx
        .insertInto('search_words')
        .values({ word: 'commonplace', documents: productCount })
        .execute();
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
