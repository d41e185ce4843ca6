// Client-side directory: applyLocally and statsOf on a plain list of suppliers.

import { describe, expect, test } from 'vitest';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { readReply } from '../../../contract/reply.ts';
import { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { applyLocally, statsOf } from '../../../src/islands/suppliers/suppliers-local.ts';
import { type Filters, NO_FILTERS } from '../../../src/islands/suppliers/suppliers-url.ts';

/** As a minimal backend sends them: an array, the address as a JSON string. */
const { suppliers } = readReply(listSuppliers, [
  {
    _id: 'anhui',
    companyName: 'Anhui Lathe Works',
    businessType: 'Manufacturer',
    address: '{"city":"Hefei","country":"China"}',
    isVerified: true,
    product_count: 4,
    categories: ['engineering'],
    createdAt: '2024-01-01T00:00:00Z',
  },
  {
    _id: 'berlin',
    companyName: 'Berlin Textil',
    businessType: 'Distributor',
    address: { city: 'Berlin', country: 'Germany' },
    product_count: 12,
    categories: ['Fashion Machinery'],
    createdAt: '2025-06-01T00:00:00Z',
  },
  {
    _id: 'changsha',
    companyName: 'Changsha Crane',
    businessType: 'manufacturer',
    address: { city: 'Chángshā', country: 'china' },
    isVerified: true,
    product_count: 9,
    createdAt: '2023-03-01T00:00:00Z',
  },
  { _id: 'bare', companyName: 'aa Bare Company' },
]);

const ids = (filters: Partial<Filters>): string[] =>
  applyLocally(suppliers, { ...NO_FILTERS, ...filters }).suppliers.map(({ id }) => id);

test('levels with documents are before those without', () => {
  const { suppliers: sent } = readReply(listSuppliers, [
    { _id: 'given', companyName: 'A', isVerified: true, isUndocumented: true, product_count: 9 },
    { _id: 'proven', companyName: 'B', isVerified: true },
  ]);
  const page = applyLocally(sent, NO_FILTERS);
  expect(page.suppliers.map(({ id }) => id)).toEqual(['proven', 'given']);
});

describe('filters', () => {
  test.each([
    ['nothing asked', {}, ['changsha', 'anhui', 'berlin', 'bare']],
    ['a word of the name', { search: 'LATHE' }, ['anhui']],
    ['a city without its accents', { search: 'changsha' }, ['changsha']],
    ['every word must be there', { search: 'berlin crane' }, []],
    ['punctuation is no word', { search: '!!' }, ['changsha', 'anhui', 'berlin', 'bare']],
    ['country in any case', { country: 'China' }, ['changsha', 'anhui']],
    ['business type in any case', { businessType: 'Manufacturer' }, ['changsha', 'anhui']],
    ['verified only', { verified: '1' }, ['changsha', 'anhui']],
    ['category by id', { category: 'engineering' }, ['anhui']],
    ['category by the name a backend sent', { category: 'fashion' }, ['berlin']],
    ['at least as many products', { minProducts: '9' }, ['changsha', 'berlin']],
    [
      'a number that is none is passed over',
      { minProducts: 'many', search: 'crane' },
      ['changsha'],
    ],
    ['all together', { country: 'China', verified: '1', minProducts: '5' }, ['changsha']],
  ] as const)('%s', (_, filters, expected) => {
    expect(ids(filters)).toEqual(expected);
  });
});

describe('orders', () => {
  test.each([
    ['newest', ['berlin', 'anhui', 'changsha', 'bare']],
    ['verified', ['changsha', 'anhui', 'berlin', 'bare']],
    ['products', ['berlin', 'changsha', 'anhui', 'bare']],
    ['name', ['bare', 'anhui', 'berlin', 'changsha']],
    ['', ['changsha', 'anhui', 'berlin', 'bare']],
    ['nonsense', ['changsha', 'anhui', 'berlin', 'bare']],
  ])('%s', (sort, expected) => {
    expect(ids({ sort })).toEqual(expected);
  });

  test('Chinese names are in pinyin order for Chinese readers', () => {
    const named = readReply(
      listSuppliers,
      ['中山', '安徽', '宁波'].map((companyName) => ({ _id: companyName, companyName })),
    ).suppliers;
    const page = applyLocally(named, { ...NO_FILTERS, sort: 'name' }, 'zh-Hans');
    expect(page.suppliers.map(({ id }) => id)).toEqual(['安徽', '宁波', '中山']);
  });

  test('the given list is not changed', () => {
    const before = [...suppliers];
    ids({ sort: 'name' });
    expect(suppliers).toEqual(before);
  });
});

describe('pages', () => {
  const many = readReply(
    listSuppliers,
    Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, at) => ({ _id: `s${at}`, companyName: 'Co' })),
  ).suppliers;
  const page = (pageNumber: string) => applyLocally(many, { ...NO_FILTERS, page: pageNumber });

  test('the last page has the remaining rows', () => {
    const { suppliers: shown, pagination } = page('3');
    expect(shown.map(({ id }) => id)).toEqual([`s${PAGE_SIZE * 2}`]);
    expect(pagination).toEqual({
      page: 3,
      limit: PAGE_SIZE,
      total: PAGE_SIZE * 2 + 1,
      totalPages: 3,
      capped: false,
    });
  });

  test.each(['', '0', '-2', 'x'])('page %j means the first', (pageNumber) => {
    expect(page(pageNumber).suppliers[0]?.id).toBe('s0');
    expect(page(pageNumber).pagination.page).toBe(1);
  });

  test('a page past the end is empty', () => {
    expect(page('9').suppliers).toEqual([]);
  });
});

describe('directory totals', () => {
  test('cover the whole directory', () => {
    expect(statsOf(suppliers)).toEqual({
      suppliers: 4,
      products: 25,
      countries: 2,
      verifiedPercent: 50,
    });
  });

  test('cover an empty directory', () => {
    expect(statsOf([])).toEqual({ suppliers: 0, products: 0, countries: 0, verifiedPercent: 0 });
  });
});
