// Property test of list queries: any query answers 200 or 400 as declared, and the counts agree with one another.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUPPLIER_SORTS } from '../../../contract/catalog/catalog-limits.ts';
import type { ProductCounts } from '../../../contract/catalog/facets.ts';
import { listProducts, PRODUCT_SORTS } from '../../../contract/catalog/products.ts';
import {
  BUSINESS_TYPES,
  MAX_COUNTED_MATCHES,
  ORIGIN_COUNTRIES,
  SUPPLIER_COUNTRIES,
} from '../../../contract/limits.ts';
import type { Pagination } from '../../../contract/pagination.ts';
import type { Supplier, SupplierStats } from '../../../contract/suppliers/supplier.ts';
import { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { CATEGORIES, INDUSTRY_CHIPS, SUBCATEGORIES } from '../../../contract/taxonomy/taxonomy.ts';
import { sharedMarket } from '../market.ts';
import { expectAnsweredOrRefused } from '../refusal.ts';

const market = await sharedMarket(130);

type Query = Readonly<Record<string, string>>;
type Paged = { readonly pagination: Pagination };
/** The fields of the replies that the rules below read, under the names that they are sent with. */
interface ProductReply extends Paged {
  readonly products: readonly {
    readonly id: string;
    readonly price_range: number | null;
    readonly supplier: { readonly isVerified: boolean };
    readonly countryOfOrigin: string;
    readonly subcategoryId: string;
  }[];
  readonly counts: ProductCounts;
}
interface SupplierReply extends Paged {
  readonly data: readonly (Supplier & { readonly product_count: number })[];
  readonly stats: SupplierStats;
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
const numerals = fc.oneof(
  fc.integer({ min: -2, max: 120_000 }).map(String),
  fc.double().map(String),
  fc.constantFrom('0', '1', '1e3', '0x10', ' 7 ', '٣', '1_000', '-0', '00012'),
);
const words = fc
  .array(fc.constantFrom('cnc', 'lathe', 'machine', 'lahte', 'pack', '机床', '数控', 'a', '5'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((each) => each.join(' '));
const anything = fc.string({ unit: 'binary', maxLength: 40 });
const among = (...values: readonly string[]) => fc.constantFrom(...values);

const PRODUCT_VALUES = {
  search: fc.oneof(words, anything),
  category: among(...ids(CATEGORIES), ...CATEGORIES.map(({ name }) => name)),
  subcategory: among(...ids(SUBCATEGORIES)),
  industry: among(...ids(INDUSTRY_CHIPS)),
  minPrice: fc.integer({ min: 0, max: 60_000 }).map(String),
  maxPrice: fc.integer({ min: 0, max: 100_000 }).map(String),
  country: among(...ORIGIN_COUNTRIES),
  verified: among('1', 'true', '0', 'false'),
  sort: among(...PRODUCT_SORTS),
  order: among('asc', 'desc'),
  limit: fc.integer({ min: 1, max: 100 }).map(String),
  page: fc.integer({ min: 1, max: 9 }).map(String),
};
const SUPPLIER_VALUES = {
  search: fc.oneof(words, among('machinery', 'co', '机械', '有限公司'), anything),
  country: among(...SUPPLIER_COUNTRIES),
  businessType: among(...BUSINESS_TYPES),
  verified: among('1', '0'),
  category: among(...ids(CATEGORIES)),
  minProducts: fc.integer({ min: 0, max: 5 }).map(String),
  sort: among(...SUPPLIER_SORTS),
  limit: fc.integer({ min: 1, max: 100 }).map(String),
  page: fc.integer({ min: 1, max: 5 }).map(String),
};

type Values = Readonly<Record<string, fc.Arbitrary<string>>>;

/** Queries of valid values, with only a few parameters, because more would match nothing. */
const sensible = (values: Values): fc.Arbitrary<Query> =>
  fc
    .subarray(Object.entries(values), { maxLength: 4 })
    .chain((chosen) => fc.record(Object.fromEntries(chosen)));

/** Queries in which any parameter may have any value, or occur several times. */
const wild = (values: Values): fc.Arbitrary<readonly (readonly [string, string])[]> => {
  const name = fc.oneof(among(...Object.keys(values)), fc.string({ maxLength: 8 }));
  const value = fc.oneof(anything, numerals, fc.string(), ...Object.values(values));
  return fc.array(fc.tuple(name, value), { maxLength: 6 });
};

const request = (path: string, query: Query | readonly (readonly [string, string])[]) => {
  const pairs = Array.isArray(query) ? query : Object.entries(query);
  return market.app.inject({ url: `/api${path}?${new URLSearchParams(pairs)}` });
};

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, each) => sum + each, 0);

/** Pagination rules of every list. */
function expectPaged(
  rows: readonly unknown[],
  { page, limit, total, totalPages }: ProductReply['pagination'],
): void {
  expect(rows.length).toBe(Math.max(0, Math.min(limit, total - (page - 1) * limit)));
  expect(totalPages).toBe(Math.max(1, Math.ceil(total / limit)));
}

describe('GET /products', () => {
  const expectAgreeing = (query: Query, reply: ProductReply): void => {
    const { products, pagination, counts } = reply;
    expectPaged(products, pagination);
    expect(pagination.total).toBeLessThanOrEqual(MAX_COUNTED_MATCHES);
    for (const { id, subcategories } of CATEGORIES)
      expect(counts.categories[id]).toBe(
        subcategories.reduce((sum, leaf) => sum + (counts.subcategories[leaf.id] ?? 0), 0),
      );
    if (!query.category && !query.subcategory && !query.industry)
      expect(sumOf(counts.categories)).toBe(pagination.total);
    else expect(sumOf(counts.categories)).toBeGreaterThanOrEqual(pagination.total);
    for (const { price_range: price, supplier, countryOfOrigin, subcategoryId } of products) {
      if (Number(query.minPrice) > 0)
        expect(price ?? -1).toBeGreaterThanOrEqual(Number(query.minPrice));
      if (query.maxPrice && Number(query.maxPrice) < 100_000)
        expect(price ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(Number(query.maxPrice));
      if (query.verified === '1') expect(supplier.isVerified).toBe(true);
      if (query.country) expect(countryOfOrigin).toBe(query.country);
      if (query.subcategory) expect(subcategoryId).toBe(query.subcategory);
    }
  };

  test('valid queries match the reference result', async () => {
    await fc.assert(
      fc.asyncProperty(sensible(PRODUCT_VALUES), async (query) => {
        const reply = await request('/products', query);
        if (expectAnsweredOrRefused(listProducts, reply)) expectAgreeing(query, reply.json());
        else expect(Number(query.minPrice)).toBeGreaterThan(Number(query.maxPrice));
      }),
      { numRuns: 150 },
    );
  });

  test('the pages of any query contain each product once, as many as the total', async () => {
    const { page, limit, ...filters } = PRODUCT_VALUES;
    await fc.assert(
      fc.asyncProperty(sensible(filters), fc.integer({ min: 30, max: 60 }), async (query, size) => {
        const foundIds: string[] = [];
        let first: ProductReply | null = null;
        for (let at = 1; at <= (first?.pagination.totalPages ?? 1); at++) {
          const reply = await request('/products', {
            ...query,
            page: String(at),
            limit: String(size),
          });
          if (reply.statusCode !== 200) return;
          first ??= reply.json<ProductReply>();
          foundIds.push(...ids(reply.json<ProductReply>().products));
        }
        expect(foundIds).toHaveLength(first?.pagination.total ?? -1);
        expect(new Set(foundIds).size).toBe(foundIds.length);
      }),
      { numRuns: 60 },
    );
  });

  test('arbitrary queries are answered or refused', async () => {
    await fc.assert(
      fc.asyncProperty(wild(PRODUCT_VALUES), async (query) => {
        const reply = await request('/products', query);
        if (expectAnsweredOrRefused(listProducts, reply))
          expectAgreeing({ category: '?' }, reply.json());
      }),
      { numRuns: 250 },
    );
  });
});

describe('GET /auth/suppliers', () => {
  const expectAgreeing = (query: Query, { data, pagination, stats }: SupplierReply): void => {
    expectPaged(data, pagination);
    expect(pagination.total).toBeLessThanOrEqual(stats.suppliers);
    for (const supplier of data) {
      if (query.country) expect(supplier.country).toBe(query.country);
      if (query.businessType) expect(supplier.businessType).toBe(query.businessType);
      if (query.category) expect(supplier.categories).toContain(query.category);
      if (query.verified === '1') expect(supplier.isVerified).toBe(true);
      expect(supplier.product_count).toBeGreaterThanOrEqual(Number(query.minProducts ?? 0));
    }
  };

  test('valid queries match the reference result', async () => {
    await fc.assert(
      fc.asyncProperty(sensible(SUPPLIER_VALUES), async (query) => {
        const reply = await request('/auth/suppliers', query);
        expect(expectAnsweredOrRefused(listSuppliers, reply)).toBe(true);
        expectAgreeing(query, reply.json());
      }),
      { numRuns: 150 },
    );
  });

  test('arbitrary queries are answered or refused', async () => {
    await fc.assert(
      fc.asyncProperty(wild(SUPPLIER_VALUES), async (query) => {
        const reply = await request('/auth/suppliers', query);
        if (expectAnsweredOrRefused(listSuppliers, reply)) expectAgreeing({}, reply.json());
      }),
      { numRuns: 250 },
    );
  });
});
