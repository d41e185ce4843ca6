// Routing table of the pages rendered on demand: their addresses, and the query parameters that each page reads.
import type { Lang } from '../../contract/lang.ts';
import { BIS_TOPIC_ID } from '../../contract/limits.ts';

/** A page on demand under its normalized address. */
export interface OnDemand {
  /** Path and the parameters that the page reads, in the order of the table: the address to render, and the cache key. */
  readonly url: string;
  readonly lang: Lang;
  /** Route and language: two addresses with the same route differ only in their subject, such as the product. */
  readonly route: string;
  /** API call that shows whether the subject of the page exists; null where the page has no such subject. */
  readonly about: string | null;
  /** Id of the product whose view is counted; null for other pages. */
  readonly product: string | null;
  /** Whether the page is cached: private pages are not, because each is requested by one user only. */
  readonly isKept: boolean;
}

type Parameters = readonly (readonly [name: string, value: RegExp])[];

interface Route {
  readonly path: RegExp;
  readonly parameters?: Parameters;
  readonly about?: (id: string, query: URLSearchParams) => string | null;
  readonly isProduct?: true;
  readonly isPrivate?: true;
}

const ANY = /\S/;
const any = (...names: string[]): Parameters => names.map((name) => [name, ANY]);

const product = (id: string): string => `/api/products/${encodeURIComponent(id)}`;

/** Must match src/pages and the filters in src/stores (checked by tests/unit/platform/page-addresses.test.ts). */
const ROUTES: Readonly<Record<string, Route>> = {
  products: {
    path: /^\/products$/,
    parameters: [
      ...any('search', 'category', 'subcategory', 'industry', 'minPrice', 'maxPrice'),
      ...any('country', 'verified', 'sort', 'order', 'page'),
      ['filters', /^1$/],
    ],
  },
  suppliers: {
    path: /^\/suppliers$/,
    parameters: any(
      ...['search', 'country', 'businessType', 'verified'],
      ...['category', 'minProducts', 'sort', 'page'],
    ),
  },
  supplier: {
    path: /^\/supplier\/([^/]+)$/,
    // Page 1 has no page number in its address.
    parameters: [['page', /^(?!1$)[1-9]\d{0,8}$/]],
    about: (id, query) =>
      `/api/auth/suppliers/${encodeURIComponent(id)}?page=${query.get('page') ?? '1'}`,
  },
  product: { path: /^\/product\/([^/]+)$/, about: product, isProduct: true },
  inquiry: {
    path: /^\/inquiry\/new\/([^/]+)$/,
    about: (id) => (id === BIS_TOPIC_ID ? null : product(id)),
  },
  edit: { path: /^\/products\/edit\/([^/]+)$/, isPrivate: true },
  order: { path: /^\/dashboard\/orders\/([^/]+)$/, isPrivate: true },
};

/** Generated files, which have no language. */
const FILES = /^\/sitemap(?:-(?:products|suppliers)-[1-9]\d{0,8})?\.xml$/;

const CHINESE = /^\/zh-hans(?=\/|$)/;
export const prefixOf = (path: string): string => CHINESE.exec(path)?.[0] ?? '';

const UNRESERVED = /[\w.~-]/;

/** Normalizes a path (RFC 3986): decodes unreserved characters, and writes all other percent-encodings in upper case. */
export const spelled = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(sign) ? sign : code.toUpperCase();
  });

/** Returns the query parameters that the page reads: each once, only with a valid value, in the order of the table. */
const known = (asked: URLSearchParams, parameters: Parameters): URLSearchParams =>
  new URLSearchParams(
    parameters.flatMap(([name, pattern]) => {
      const value = asked.get(name)?.trim() ?? '';
      return pattern.test(value) ? [[name, value]] : [];
    }),
  );

/** Finds the page on demand at a normalized path; null where there is none. */
export function onDemandAt(path: string, query: string): OnDemand | null {
  if (FILES.test(path))
    return { url: path, lang: 'en', route: 'sitemap', about: null, product: null, isKept: true };
  const prefix = prefixOf(path);
  const plain = path.slice(prefix.length);
  for (const [name, route] of Object.entries(ROUTES)) {
    const found = route.path.exec(plain);
    if (!found) continue;
    const id = decodeURIComponent(found[1] ?? '');
    const read = known(new URLSearchParams(query), route.parameters ?? []);
    return {
      url: read.size > 0 ? `${path}?${read}` : path,
      lang: prefix === '' ? 'en' : 'zh-Hans',
      route: `${prefix} ${name}`,
      about: route.about?.(id, read) ?? null,
      product: route.isProduct ? id : null,
      isKept: !route.isPrivate,
    };
  }
  return null;
}

/** Patterns of all addresses above, for the test that compares them with src/pages. */
export const ON_DEMAND: readonly RegExp[] = [
  ...Object.values(ROUTES).map(({ path }) => path),
  FILES,
];
