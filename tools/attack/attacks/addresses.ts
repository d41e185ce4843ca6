// Attacks by address: redirects off the site, cache misses, unknown pages.
import { MAX_SEARCH_LENGTH } from '../../../contract/limits.ts';
import type { Attack, AttackContext } from '../attack-context.ts';
import { runAtRate, runConcurrently } from '../client.ts';
import { misspelledWord, randomChinese } from '../misspelled-words.ts';

const REDIRECT_PATHS = [
  "/$'/evil.com/",
  '/$`/evil.com/',
  '/a$&/',
  '/$$/evil.com/',
  '//evil.com/',
  '///evil.com/',
  '/\\evil.com/',
  '/%5Cevil.com/',
  '/%2F%2Fevil.com/',
  '/.//evil.com/',
  '/$1/$<a>/',
  "/products/$'$'/",
  '/?//evil.com/',
  '/a/?//evil.com/',
];
const MAX_REDIRECTS = 5;

/** Follows the redirects of one address: each must stay on the site, and there may be only a few. */
async function follow(
  { port, send, noteFailure }: AttackContext,
  at: number,
  path: string,
): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  let next = path;
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const { status, headers } = await send(at, { path: next });
    if (status < 300 || status >= 400 || status === 304) return;
    const target = URL.parse(headers.location ?? '', `${origin}${next}`);
    if (target?.origin !== origin)
      return noteFailure(`GET ${path} is redirected off the site, to ${headers.location}`);
    next = target.pathname + target.search;
  }
  noteFailure(`GET ${path} is redirected without end`);
}

/** A query that no earlier call used. */
const freshQuery = (at: number): string => `minPrice=${at % 5_000}&maxPrice=${90_000 - at}`;

const PAGES = [
  (at: number) => `/products?${freshQuery(at)}`,
  (at: number) => `/zh-hans/products?${freshQuery(at)}`,
  (at: number) => `/suppliers?minProducts=${at % 1_000}&search=m${at}`,
  (at: number) => `/products?search=lathe&page=${at}`,
];
const CONCURRENT_READERS = 16;

const CHINESE_SEARCHES = [
  '/api/products?search=',
  '/api/search/suggestions?q=',
  '/api/auth/suppliers?search=',
  '/zh-hans/products?search=',
];
const CHINESE_READERS = 8;

const readAll = ({ until, send }: AttackContext, path: (at: number) => string, most = 5_000) =>
  runConcurrently(CONCURRENT_READERS, until, (at) => send(at, { path: path(at) }), most);

export const ADDRESSES: readonly Attack[] = [
  {
    name: 'redirects',
    summary: 'addresses whose redirects could leave the site or never end',
    seconds: 5,
    sources: [1],
    quick: { sources: 1, seconds: 3 },
    run: async (field) => {
      do for (const [at, path] of REDIRECT_PATHS.entries()) await follow(field, at, path);
      while (performance.now() < field.until);
    },
  },
  {
    name: 'misspelt',
    summary: 'searches for eight random misspelt words, 30 a second',
    seconds: 15,
    sources: [1, 200],
    quick: { sources: 200, seconds: 4 },
    postgres: true,
    run: ({ until, send }) => {
      const word = misspelledWord(1);
      const words = (): string => Array.from({ length: 8 }, word).join('+');
      return runAtRate(30, until, (at) => {
        const path = at % 3 === 0 ? '/api/auth/suppliers' : '/api/products';
        return send(at, { path: `${path}?search=${words()}` });
      });
    },
  },
  {
    name: 'misspelt-chinese',
    summary: 'lists, pages and suggestions for 200 random Chinese characters, 8 readers',
    seconds: 20,
    sources: [1, 200],
    quick: { sources: 1, seconds: 6 },
    postgres: true,
    run: ({ until, send }) => {
      const chinese = randomChinese(1);
      return runConcurrently(CHINESE_READERS, until, (at) => {
        const path = CHINESE_SEARCHES[at % CHINESE_SEARCHES.length] ?? '';
        return send(at, { path: path + encodeURIComponent(chinese(MAX_SEARCH_LENGTH)) });
      });
    },
  },
  {
    name: 'pages',
    summary: '5,000 distinct page addresses, 16 readers',
    seconds: 70,
    sources: [1, 200],
    quick: { sources: 200, seconds: 4 },
    postgres: true,
    run: (field) => readAll(field, (at) => (PAGES[at % PAGES.length] ?? String)(at)),
  },
  {
    name: 'api-misses',
    summary: '5,000 lists of products and addresses that no cache has, 16 readers',
    seconds: 20,
    sources: [1, 200],
    postgres: true,
    run: (field) =>
      readAll(field, (at) =>
        at % 10 === 0
          ? `/api/addresses?kind=products&page=${at}`
          : `/api/products?${freshQuery(at)}&limit=100&utm_source=${at}`,
      ),
  },
];
