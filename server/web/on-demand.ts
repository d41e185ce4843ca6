// Pages that are rendered when they are asked for: their addresses, and which parameters of the query each of them reads.
import type { Lang } from '../../contract/lang.ts';
import { BIS_TOPIC_ID } from '../../contract/limits.ts';

/** A page on demand under the one address that all its spellings share. */
export interface OnDemand {
  /** Path and the parameters that the page reads, in the table's order: what is rendered, and the key it is kept under. */
  readonly url: string;
  readonly lang: Lang;
  /** Route and language: two addresses that share it differ by what they are about only. */
  readonly route: string;
  /** The call of the API that says whether what the page is about is there; null where it is about nothing. */
  readonly about: string | null;
  /** The product whose view is counted. */
  readonly product: string | null;
  /** Not kept are screens of members: each is asked for by one person. */
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

/** In step with src/pages and with the filters in src/stores (tests/unit/page-addresses.test.ts). */
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
    // The first page is the one without a number.
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

/** Without a language. */
const FILES = /^\/sitemap(?:-(?:products|suppliers)-[1-9]\d{0,8})?\.xml$/;

const CHINESE = /^\/zh-hans(?=\/|$)/;
export const prefixOf = (path: string): string => CHINESE.exec(path)?.[0] ?? '';

const UNRESERVED = /[\w.~-]/;

/** The one spelling of a path: what may stand as it is stands as it is, everything else as it was encoded. */
export const spelled = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(sign) ? sign : code.toUpperCase();
  });

/** What the page reads of the query: each parameter once, with a value, in the table's order. */
const known = (asked: URLSearchParams, parameters: Parameters): URLSearchParams =>
  new URLSearchParams(
    parameters.flatMap(([name, pattern]) => {
      const value = asked.get(name)?.trim() ?? '';
      return pattern.test(value) ? [[name, value]] : [];
    }),
  );

/** The page on demand at a path in its one spelling; null where there is none. */
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

/** Patterns of every address above, for whoever compares them with the pages there are. */
export const ON_DEMAND: readonly RegExp[] = [
  ...Object.values(ROUTES).map(({ path }) => path),
  FILES,
];
