// Backend that returns everything at once: the client filters, sorts, counts and pages to the same result.

import { describe, expect, it, vi } from 'vitest';
import type { Product } from '../../../contract/catalog/product.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { readReply } from '../../../contract/reply.ts';
import { type Api, createApi, type TransportRequest } from '../../../src/api/call.ts';
import { applyLocally } from '../../../src/islands/product-list/catalog-local.ts';
import { catalogReader } from '../../../src/islands/product-list/catalog-read.ts';
import { filtersOf } from '../../../src/islands/product-list/catalog-url.ts';

interface Row {
  readonly [field: string]: unknown;
}

const row = (id: string, fields: Row = {}): Row => ({ _id: id, name: `Machine ${id}`, ...fields });

const ROWS: readonly Row[] = [
  row('lathe', {
    name: 'CNC lathe CK6140',
    category: 'Engineering capital Machineries',
    subcategory: 'Metals & Mining',
    priceRange: 18_500,
    createdAt: '2024-03-01',
    countryOfOrigin: 'China',
    supplier: { _id: 's1', companyName: 'Ningbo Precision', isVerified: true },
  }),
  row('mill', {
    name: 'Rice mill',
    category: 'agriculture',
    subcategory: 'Food Technology',
    description: 'Mills rice; no lathe needed to keep it running.',
    priceRange: '4200',
    createdAt: '2024-05-01',
    countryOfOrigin: 'Vietnam',
  }),
  row('loom', {
    name: 'Rapier loom',
    category: 'fashion',
    subcategory: 'Textiles',
    tags: ['lathe-turned rollers'],
    createdAt: '2024-04-01',
    countryOfOrigin: 'China',
  }),
  row('press', {
    name: '液压机',
    category: 'engineering',
    subcategory: 'Heavy Equipments',
    priceRange: 95_000,
    createdAt: '2024-01-01',
    countryOfOrigin: 'China',
    supplier: { _id: 's2', companyName: '华东重工', isVerified: false },
  }),
];

const PRODUCTS: readonly Product[] = readReply(listProducts, ROWS).products;

const apply = (address: string, products: readonly Product[] = PRODUCTS) =>
  applyLocally(products, filtersOf(new URLSearchParams(address)), 'en');
const ids = (address: string) => apply(address).products.map(({ id }) => id);

describe('filters', () => {
  it('show everything by default, newest first', () => {
    expect(ids('')).toEqual(['mill', 'loom', 'lathe', 'press']);
    expect(ids('?order=asc')).toEqual(['press', 'lathe', 'loom', 'mill']);
  });

  it('by category, also in plural spellings', () => {
    expect(ids('?category=engineering')).toEqual(['lathe', 'press']);
    expect(ids('?subcategory=Textiles')).toEqual(['loom']);
    expect(ids('?industry=manufacturing')).toEqual(['lathe', 'press']);
  });

  it('by price, without products that have none', () => {
    expect(ids('?minPrice=5000')).toEqual(['lathe', 'press']);
    expect(ids('?maxPrice=20000')).toEqual(['mill', 'lathe']);
    expect(ids('?minPrice=5000&maxPrice=20000')).toEqual(['lathe']);
    expect(ids('?maxPrice=100000')).toContain('loom');
  });

  it('by origin and verification', () => {
    expect(ids('?country=Vietnam')).toEqual(['mill']);
    expect(ids('?verified=1')).toEqual(['lathe']);
  });

  it('by every word of the search, names first', () => {
    expect(ids('?search=lathes')).toEqual(['lathe', 'loom', 'mill']);
    expect(ids('?search=rice lathe')).toEqual(['mill']);
    expect(ids('?search=液压')).toEqual(['press']);
    expect(ids('?search=ningbo')).toEqual(['lathe']);
    expect(ids('?search=submarine')).toEqual([]);
  });
});

describe('orders', () => {
  it('by price, products without one last in both directions', () => {
    expect(ids('?sort=price')).toEqual(['press', 'lathe', 'mill', 'loom']);
    expect(ids('?sort=price&order=asc')).toEqual(['mill', 'lathe', 'press', 'loom']);
  });

  it('by name, ascending', () => {
    expect(ids('?sort=name&category=&search=l').slice(0, 2)).toEqual(['lathe', 'loom']);
    expect(ids('?sort=name&order=desc&country=China').at(-1)).toBe('lathe');
  });
});

describe('counts and pages', () => {
  it('counts each category under the other filters', () => {
    const { counts, pagination } = apply('?category=fashion&country=China');
    expect(pagination.total).toBe(1);
    expect(counts.categories).toMatchObject({ engineering: 2, fashion: 1, agriculture: 0 });
    expect(counts.subcategories).toMatchObject({ textiles: 1, 'heavy-equipments': 1 });
  });

  it('has pages of 30', () => {
    const many = readReply(
      listProducts,
      Array.from({ length: 65 }, (_, at) => row(String(at), { name: `M ${at}` })),
    ).products;
    const last = apply('?sort=name&page=3', many);
    expect(last.pagination).toMatchObject({ page: 3, total: 65, totalPages: 3, capped: false });
    expect(last.products.map(({ id }) => id)).toEqual(['60', '61', '62', '63', '64']);
    expect(apply('?page=9', many).products).toEqual([]);
  });
});

describe('with a backend without filters', () => {
  const plain = (answer: (request: TransportRequest) => unknown) => {
    const transport = vi.fn(async (request: TransportRequest) => ({
      status: 200,
      body: answer(request),
    }));
    const api: Api = createApi({ transport, lang: 'en' });
    return { read: catalogReader(api, 'en'), transport };
  };
  const filters = (address: string) => filtersOf(new URLSearchParams(address));

  it('filters an array in the client and requests it once', async () => {
    const { read, transport } = plain(() => ROWS);
    const page = await read(filters('?country=Vietnam'));
    expect(page.products.map(({ id }) => id)).toEqual(['mill']);
    expect(page.pagination.total).toBe(1);
    expect((await read(filters('?search=loom'))).products).toHaveLength(1);
    expect(transport.mock.calls.map(([{ url }]) => url)).toEqual([
      '/api/products?country=Vietnam',
      '/api/products',
    ]);
  });

  it('is not misled by a backend that filters but does not page', async () => {
    const { read } = plain(({ url }) => ({
      success: true,
      data: url.includes('?') ? ROWS.slice(0, 1) : ROWS,
    }));
    expect((await read(filters('?category=engineering'))).pagination.total).toBe(2);
    expect((await read(filters(''))).pagination.total).toBe(4);
  });

  it('leaves filtering to a backend that pages', async () => {
    const { read, transport } = plain(() => ({
      success: true,
      products: ROWS.slice(0, 2),
      pagination: { page: 1, limit: 30, total: 12_000, totalPages: 400, capped: true },
    }));
    const page = await read(filters('?search=x'));
    expect(page.products).toHaveLength(2);
    expect(page.pagination).toMatchObject({ total: 12_000, capped: true });
    expect(transport).toHaveBeenCalledTimes(1);
  });
});
