// Routing table of the pages rendered on demand: their addresses, and the query parameters that each page reads.
import { attributesIn } from '../../contract/catalog/attribute-parameters.ts';
import { getProduct, productQuery } from '../../contract/catalog/products.ts';
import { landedCostBody } from '../../contract/landed-cost/landed-cost-body.ts';
import type { Lang } from '../../contract/lang.ts';
import { BIS_TOPIC_ID } from '../../contract/limits.ts';
import { supplierQuery } from '../../contract/suppliers/supplier-query.ts';
import { getSupplier } from '../../contract/suppliers/suppliers.ts';
import { normalizedUrl } from '../platform/http/normalized-url.ts';
import type { PublicCall } from '../platform/http/public-calls.ts';

/** A page on demand under its normalized address. */
export interface OnDemandPage {
  /** Path and the parameters that the page reads, in the order of the table: the address to render, and the cache key. */
  readonly url: string;
  readonly lang: Lang;
  /** Route and language: two addresses with the same route differ only in their subject, such as the product. */
  readonly route: string;
  /** First API call of the page, which shows whether its subject exists; null where the page has no such subject. */
  readonly subject: PublicCall | null;
  /** Id of the product whose view is counted; null for other pages. */
  readonly productId: string | null;
  /** Whether the page is cached: private pages are not, because each is requested by one user only. */
  readonly isCacheable: boolean;
  /** Whether a link in a mail opens the page: its address has a token. */
  readonly isLink: boolean;
}

type Parameters = readonly (readonly [name: string, value: RegExp])[];

/** In a table of parameters: those of attributes, such as attr.swing. */
const ATTRIBUTES = 'attr.';

type Subject = Omit<PublicCall, 'lang'>;

interface Route {
  readonly path: RegExp;
  readonly parameters?: Parameters;
  readonly subject?: (id: string, query: ReadonlyMap<string, string>) => Subject | null;
  readonly isProduct?: true;
  readonly isPrivate?: true;
  readonly isLink?: true;
}

const ANY_TEXT = /\S/;
const anyText = (...names: string[]): Parameters => names.map((name) => [name, ANY_TEXT]);

/** Page 1 has no page number in its address. */
const PAGE_AFTER_FIRST: Parameters = [['page', /^(?!1$)[1-9]\d{0,8}$/]];

/** The query of a list's call, without what its page has no control for, then what only the page reads, then the page number. */
const listParameters = (
  query: { readonly shape: object },
  ofPage: Parameters = [],
  hidden: readonly string[] = [],
): Parameters => [
  ...anyText(
    ...Object.keys(query.shape)
      .filter((name) => !['page', 'limit', ...hidden].includes(name))
      .map((name) => (name === 'attr' ? ATTRIBUTES : name)),
  ),
  ...ofPage,
  ...anyText('page'),
];

const productCall = (id: string): Subject => ({ endpoint: getProduct, params: { id }, query: {} });

const supplierCall = (id: string, query: object): Subject => ({
  endpoint: getSupplier,
  params: { id },
  query,
});

/** Must match src/pages and the filters in src/stores (checked by tests/unit/platform/page-addresses.test.ts). */
const ROUTES = Object.entries<Route>({
  products: {
    path: /^\/products$/,
    parameters: [
      ...listParameters(
        productQuery,
        [
          ['price', /^landed$/],
          ['view', /^table$/],
        ],
        ['supplier'],
      ),
      ['filters', /^1$/],
    ],
  },
  suppliers: {
    path: /^\/suppliers$/,
    parameters: listParameters(supplierQuery),
  },
  supplier: {
    path: /^\/supplier\/([^/]+)$/,
    parameters: [['type', /^[a-z\d-]{1,60}$/], ...PAGE_AFTER_FIRST],
    // With a machine type, the number is that of a page of its products.
    subject: (id, query) =>
      supplierCall(id, { page: Number((!query.has('type') && query.get('page')) || 1) }),
  },
  supplierReviews: {
    path: /^\/supplier\/([^/]+)\/reviews$/,
    parameters: PAGE_AFTER_FIRST,
    subject: (id) => supplierCall(id, { limit: 1 }),
  },
  product: { path: /^\/product\/([^/]+)$/, subject: productCall, isProduct: true },
  productReviews: {
    path: /^\/product\/([^/]+)\/reviews$/,
    parameters: PAGE_AFTER_FIRST,
    subject: productCall,
  },
  inquiry: {
    path: /^\/inquiry\/new\/([^/]+)$/,
    subject: (id) => (id === BIS_TOPIC_ID ? null : productCall(id)),
  },
  compare: { path: /^\/compare$/, parameters: anyText('ids') },
  landedCost: {
    path: /^\/landed-cost$/,
    parameters: anyText(...Object.keys(landedCostBody.shape), ...['search', 'rulesFor', 'blank']),
  },
  edit: { path: /^\/products\/edit\/([^/]+)$/, isPrivate: true },
  order: { path: /^\/dashboard\/orders\/([^/]+)$/, isPrivate: true },
  confirmEmail: {
    path: /^\/confirm-email$/,
    parameters: anyText('kind', 'token', 'done', 'failed'),
    isLink: true,
  },
  removeAccess: {
    path: /^\/remove-access$/,
    parameters: anyText('token', 'done', 'failed'),
    isLink: true,
  },
  setPassword: {
    path: /^\/set-password$/,
    parameters: anyText('token', 'done', 'failed'),
    isLink: true,
  },
  join: { path: /^\/join$/, parameters: anyText('token', 'done', 'failed'), isLink: true },
  stopAlert: {
    path: /^\/stop-alert$/,
    parameters: anyText('token', 'id', 'kind', 'start', 'done', 'failed'),
    isLink: true,
  },
});

/** Generated files, which have no language. */
const SITEMAP_FILES = /^\/sitemap(?:-(?:products|suppliers)-[1-9]\d{0,8})?\.xml$/;

const CHINESE_PREFIX = /^\/zh-hans(?=\/|$)/;
export const localePrefix = (path: string): string => CHINESE_PREFIX.exec(path)?.[0] ?? '';

/** Returns the query parameters that the page reads: each once, only with a valid value, in the order of the table. */
const selectParameters = (query: string, parameters: Parameters): Map<string, string> => {
  const given = new URLSearchParams(query);
  return new Map(
    parameters.flatMap(([name, pattern]): (readonly [string, string])[] => {
      if (name === ATTRIBUTES)
        return attributesIn(given).map(([key, each]) => [ATTRIBUTES + key, each]);
      const value = given.get(name)?.trim() ?? '';
      return pattern.test(value) ? [[name, value]] : [];
    }),
  );
};

/** Returns the page on demand at a normalized path; null where there is none. */
export function matchOnDemandPage(path: string, query: string): OnDemandPage | null {
  if (SITEMAP_FILES.test(path))
    return {
      url: path,
      lang: 'en',
      route: 'sitemap',
      subject: null,
      productId: null,
      isCacheable: true,
      isLink: false,
    };
  const prefix = localePrefix(path);
  const pathWithoutPrefix = path.slice(prefix.length);
  for (const [name, route] of ROUTES) {
    const match = route.path.exec(pathWithoutPrefix);
    if (!match) continue;
    const id = decodeURIComponent(match[1] ?? '');
    const parameters = selectParameters(query, route.parameters ?? []);
    const lang = prefix === '' ? 'en' : 'zh-Hans';
    const subject = route.subject?.(id, parameters) ?? null;
    return {
      url: normalizedUrl(path, parameters),
      lang,
      route: `${prefix} ${name}`,
      subject: subject && { ...subject, lang },
      productId: route.isProduct ? id : null,
      isCacheable: !route.isPrivate && !route.isLink,
      isLink: route.isLink === true,
    };
  }
  return null;
}

/** Patterns of all addresses above, for the test that compares them with src/pages. */
export const ON_DEMAND_PATTERNS: readonly RegExp[] = [
  ...ROUTES.map(([, { path }]) => path),
  SITEMAP_FILES,
];
