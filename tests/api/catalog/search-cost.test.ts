// Cost of a search by its text: none costs more than three ordinary searches for two words.
import { expect, test } from 'vitest';
import { MAX_SEARCH_LENGTH } from '../../../contract/catalog/catalog-limits.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { suggestSearches } from '../../../contract/catalog/suggestions.ts';
import { misspelledWord, randomChinese } from '../../../tools/attack/misspelled-words.ts';
import { DEMO_PRODUCTS } from '../../../tools/demo/fill.ts';
import { createRandom } from '../../../tools/demo/random.ts';
import { sharedMarket } from '../market.ts';

const market = await sharedMarket(DEMO_PRODUCTS);

const ORDINARY = [
  'rice mill',
  'packing machine',
  'hydraulic press',
  'laser cutter',
  '数控车床',
  '包装机械',
  '食品烘干机',
  '液压压力机',
];
const MOST_ORDINARY = 3;
/** Other processes only add to a time: the smallest of these counts. */
const ROUNDS = 7;
/** A cost above the limit is measured so many times. */
const ATTEMPTS = 5;

const { int, pick } = createRandom(11);
const misspelled = misspelledWord(11);
const chinese = randomChinese(11);
const many = (one: () => string, joint = ' '): string =>
  Array.from({ length: MAX_SEARCH_LENGTH }, one).join(joint).slice(0, MAX_SEARCH_LENGTH);
const KNOWN = [
  ...'数控车床激光切割机包装食品液压注塑磨床生产线设备自动高速小型大型机械加工中心工业',
];
const HOSTILE: Readonly<Record<string, string>> = {
  'misspelled words': Array.from({ length: 8 }, misspelled).join(' '),
  'misspelled words without end': many(misspelled),
  'random Chinese': chinese(MAX_SEARCH_LENGTH),
  'Chinese of known characters': many(() => pick(KNOWN), ''),
  'Chinese in pairs': many(() => chinese(2)),
  'Chinese and letters': many(() => pick([chinese(5), 'abc ']), ''),
  amounts: many(() => `${int(1, 900)} kW`),
  letters: many(() => pick([...'abcdefghijklmnopqrstuvwxyz'])),
  'one letter': 'a'.repeat(MAX_SEARCH_LENGTH),
  ligatures: 'ﷺ'.repeat(MAX_SEARCH_LENGTH),
};

let calls = 0;
/** Another filter in each call, so that no cache has the reply. */
const list = (search: string) => {
  calls += 1;
  return market.api.call(listProducts, {
    query: { search, maxPrice: String(99_999 - calls / 100) },
  });
};

const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  let smallest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work();
    smallest = Math.min(smallest, performance.now() - startedAt);
  }
  return smallest;
};

const ordinaryCost = async (): Promise<number> => {
  let sum = 0;
  for (const search of ORDINARY) sum += await costOf(() => list(search));
  return sum / ORDINARY.length;
};

test.each(Object.entries(HOSTILE))('%s', async (_, search) => {
  let ratio = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && ratio > MOST_ORDINARY; attempt++)
    ratio = Math.min(ratio, (await costOf(() => list(search))) / (await ordinaryCost()));
  expect(ratio).toBeLessThanOrEqual(MOST_ORDINARY);
});

test('suggestions read as many words of a corrected text as of a typed one', async () => {
  const typed = `数控车创${chinese(MAX_SEARCH_LENGTH - 4)}`;
  const { types } = await market.api.call(suggestSearches, { query: { q: typed } });
  expect(types.map(({ id }) => id)).toContain('cnc-lathe');
});

test('a wrong character is corrected wherever it stands in a sentence', async () => {
  const { corrected } = await list('我们工厂想要购买三台数控车创用来加工零件');
  expect(corrected).toContain('数控车床');
});
