// Attacks by address: redirects off the site, cache misses, unknown pages.
import { paced, together } from '../client.ts';
import type { Attack, Field } from '../field.ts';
import { misspelt } from '../words.ts';

const ODD_PATHS = [
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
const MAX_STEPS = 5;

/** Follows the redirects of one address: each must stay on the site, and there may be only a few. */
async function follow({ port, send, fault }: Field, at: number, path: string): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  let next = path;
  for (let step = 0; step <= MAX_STEPS; step++) {
    const { status, headers } = await send(at, { path: next });
    if (status < 300 || status >= 400 || status === 304) return;
    const target = URL.parse(headers.location ?? '', `${origin}${next}`);
    if (target?.origin !== origin)
      return fault(`GET ${path} is sent off the site, to ${headers.location}`);
    next = target.pathname + target.search;
  }
  fault(`GET ${path} is redirected for ever`);
}

/** A query that no earlier call used. */
const freshQuery = (at: number): string => `minPrice=${at % 5_000}&maxPrice=${90_000 - at}`;

const PAGES = [
  (at: number) => `/products?${freshQuery(at)}`,
  (at: number) => `/zh-hans/products?${freshQuery(at)}`,
  (at: number) => `/suppliers?minProducts=${at % 1_000}&search=m${at}`,
  (at: number) => `/products?search=lathe&page=${at}`,
];
const READERS = 16;

const readAll = ({ until, send }: Field, path: (at: number) => string, most = 5_000) =>
  together(READERS, until, (at) => send(at, { path: path(at) }), most);

export const ADDRESSES: readonly Attack[] = [
  {
    name: 'redirects',
    summary: 'addresses that a redirect could leave the site by, or never end at',
    seconds: 5,
    sources: [1],
    quick: { sources: 1, seconds: 3 },
    run: async (field) => {
      do for (const [at, path] of ODD_PATHS.entries()) await follow(field, at, path);
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
      const word = misspelt(1);
      const words = (): string => Array.from({ length: 8 }, word).join('+');
      return paced(30, until, (at) => {
        const path = at % 3 === 0 ? '/api/auth/suppliers' : '/api/products';
        return send(at, { path: `${path}?search=${words()}` });
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
    name: 'pages-utm',
    summary: '5,000 page addresses that differ in parameters the page does not know, 16 readers',
    seconds: 20,
    sources: [1, 200],
    run: (field) =>
      readAll(
        field,
        (at) =>
          ['/about', '/products', '/zh-hans/suppliers', '/'].map(
            (path) => `${path}?utm_source=${at}&x${at}=1&fbclid=${at}`,
          )[at % 4] as string,
      ),
  },
  {
    name: 'pages-missing',
    summary: '5,000 addresses of pages that do not exist, 16 readers',
    seconds: 20,
    sources: [1, 200],
    run: (field) =>
      readAll(
        field,
        (at) => [`/nothing-${at}`, `/product/nothing-${at}`, `/blog/${at}`][at % 3] as string,
      ),
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
