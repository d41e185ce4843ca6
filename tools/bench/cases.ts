// Benchmark cases: thousands of different requests, drawn from the market's actual data.
import type { Lang } from '../../contract/lang.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { CATEGORIES, SUBCATEGORIES } from '../../contract/taxonomy/taxonomy.ts';
import { createRandom, type Random } from '../demo/random.ts';
import type { ParameterSet } from './load-process.ts';
import type { MarketContents } from './markets/market-contents.ts';

export const CASES = {
  detail: 'product detail',
  category: `page of ${PAGE_SIZE} in a category`,
  filtered: 'filtered, sorted, counted page',
  words: 'two-word search',
  common: 'one common word',
  page: 'product page',
  listPage: 'list page with filters',
  supplierPage: 'supplier page',
  cachedPage: 'product page, in the page cache',
  home: 'static page (/)',
} as const;
export type CaseId = keyof typeof CASES;

/** A number of pages that fits into the page cache. */
const CACHED_PAGES = 100;
/** Consecutive draws without a new set before a small market counts as exhausted. */
const MAX_DUPLICATE_DRAWS = 20_000;

const LANGUAGES: readonly Lang[] = ['en', 'zh-Hans'];
const SORTS = [
  '',
  'sort=price&order=asc',
  'sort=price&order=desc',
  'sort=name',
  'sort=newest&order=asc',
];

type Draw = (random: Random) => ParameterSet;

const apiRequest = (path: string, lang: Lang): ParameterSet => ({
  path,
  headers: { 'accept-language': lang },
});

/** Accept-Encoding of API calls: uncompressed, or gzip as browsers request it. */
export const ENCODINGS = ['identity', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const pageRequest = (path: string): ParameterSet => ({
  path,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
});

const productListRequest = (lang: Lang, ...parts: readonly string[]): ParameterSet =>
  apiRequest(`/api/products?${parts.filter(Boolean).join('&')}`, lang);

/** Draws `count` different sets, or fewer if the market is too small. */
const different = (seed: number, count: number, draw: Draw): ParameterSet[] => {
  const random = createRandom(seed);
  const sets = new Map<string, ParameterSet>();
  for (let duplicates = 0; sets.size < count && duplicates < MAX_DUPLICATE_DRAWS; duplicates++) {
    const set = draw(random);
    const key = `${set.path} ${set.headers['accept-language']}`;
    if (!sets.has(key)) duplicates = 0;
    sets.set(key, set);
  }
  return [...sets.values()];
};

const randomCategory = (random: Random): string =>
  random.chance(0.5)
    ? `category=${random.pick(CATEGORIES).id}`
    : `subcategory=${random.pick(SUBCATEGORIES).id}`;

const optionalPart = (random: Random, probability: number, part: string): string =>
  random.chance(probability) ? part : '';

const languagePrefix = (random: Random): string => optionalPart(random, 0.5, '/zh-hans');

/** A random price range, mostly in the range with most products. */
const prices = (random: Random): string => {
  const from = random.int(0, 40) * 500;
  const to = from + random.int(10, 160) * 500;
  return [
    optionalPart(random, 0.7, `minPrice=${from}`),
    optionalPart(random, 0.7, `maxPrice=${Math.min(to, 100_000)}`),
  ]
    .filter(Boolean)
    .join('&');
};

const filters = (random: Random): string[] => [
  optionalPart(random, 0.6, randomCategory(random)),
  prices(random),
  optionalPart(random, 0.3, 'verified=1'),
  optionalPart(random, 0.3, `country=${random.pick(['China', 'China', 'Vietnam', 'Malaysia'])}`),
];

const draws = (contents: MarketContents): Readonly<Record<CaseId, Draw>> => ({
  detail: (random) =>
    apiRequest(`/api/products/${random.pick(contents.ids)}`, random.pick(LANGUAGES)),
  category: (random) => {
    const category = randomCategory(random);
    const pages = Math.ceil((contents.sizes.get(category.replace(/^.*=/, '')) ?? 1) / PAGE_SIZE);
    return productListRequest(
      random.pick(LANGUAGES),
      category,
      random.pick(SORTS),
      `page=${random.int(1, pages)}`,
    );
  },
  filtered: (random) =>
    productListRequest(
      random.pick(LANGUAGES),
      ...filters(random),
      random.pick(SORTS.slice(1)),
      `page=${random.int(1, 3)}`,
    ),
  words: (random) => {
    const [one = '', other = ''] = random.sample(random.pick(contents.names), 2);
    return productListRequest(
      random.pick(LANGUAGES),
      `search=${encodeURIComponent(`${one} ${other}`)}`,
    );
  },
  common: (random) =>
    productListRequest(
      random.pick(LANGUAGES),
      `search=${encodeURIComponent(random.pick(contents.commonWords))}`,
      ...filters(random),
      optionalPart(random, 0.5, random.pick(SORTS)),
      `page=${random.int(1, 3)}`,
    ),
  page: (random) => pageRequest(`${languagePrefix(random)}/product/${random.pick(contents.ids)}`),
  listPage: (random) =>
    pageRequest(
      `${languagePrefix(random)}/products?${[...filters(random), random.pick(SORTS)].filter(Boolean).join('&')}`,
    ),
  supplierPage: (random) =>
    pageRequest(`${languagePrefix(random)}/supplier/${random.pick(contents.supplierIds)}`),
  cachedPage: (random) => pageRequest(`/product/${random.pick(contents.ids)}`),
  home: () => pageRequest('/'),
});

/** `count` sets of each case for one market, the same in every run. */
export const setsOf = (
  contents: MarketContents,
  count: number,
  encoding: Encoding,
): Readonly<Record<CaseId, readonly ParameterSet[]>> => {
  const draw = draws(contents);
  const make = (id: CaseId, seed: number, most = count) =>
    different(seed, most, draw[id]).map(({ path, headers }) => ({
      path,
      headers: { 'accept-encoding': encoding, ...headers },
    }));
  return {
    detail: make('detail', 1),
    category: make('category', 2),
    filtered: make('filtered', 3),
    words: make('words', 4),
    common: make('common', 5),
    page: make('page', 6),
    listPage: make('listPage', 8),
    supplierPage: make('supplierPage', 9),
    cachedPage: make('cachedPage', 7, CACHED_PAGES),
    home: [pageRequest('/')],
  };
};
