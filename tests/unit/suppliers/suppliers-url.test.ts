// Filters in the directory's address: parsing and formatting.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalOf,
  countMoreFilters,
  FILTER_NAMES,
  type Filters,
  filtersOf,
  NO_FILTERS,
  patchFilters,
  queryStringOf,
  supplierFilters,
} from '../../../src/islands/suppliers/suppliers-url.ts';

const read = (query: string): Partial<Filters> => {
  const filters = filtersOf(new URLSearchParams(query));
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
};

describe('reading', () => {
  test.each([
    ['nothing', '', {}],
    ['what is not ours is passed over', 'utm_source=x&__proto__=1', {}],
    ['defaults are nothing', 'sort=verified&page=1&minProducts=0&verified=0', {}],
    ['a link from the quality page', 'verified=1', { verified: '1' }],
    [
      'names in any case',
      'country=china&businessType=trading%20company',
      {
        country: 'China',
        businessType: 'Trading Company',
      },
    ],
    ['a category by its name', 'category=Agricultural%20Machineries', { category: 'agriculture' }],
    [
      'nonsense stays as it was typed',
      'country=Mars&minProducts=many',
      {
        country: 'Mars',
        minProducts: 'many',
      },
    ],
    ['spaces around are dropped', 'search=%20lathe%20', { search: 'lathe' }],
  ] as const)('%s', (_, query, expected) => {
    expect(read(query)).toEqual(expected);
  });
});

describe('writing', () => {
  test('filters survive a round trip', () => {
    const typed = fc.record(
      Object.fromEntries(FILTER_NAMES.map((name) => [name, fc.string({ unit: 'grapheme' })])),
    ) as fc.Arbitrary<Filters>;
    fc.assert(
      fc.property(typed, (filters) => {
        const once = filtersOf(new Map(Object.entries(filters)));
        expect(filtersOf(new URLSearchParams(queryStringOf(once)))).toEqual(once);
      }),
    );
  });

  test('defaults are omitted from address and query', () => {
    expect(queryStringOf(NO_FILTERS)).toBe('');
    expect(supplierFilters.queryOf({ ...NO_FILTERS, search: 'crane' })).toEqual({
      search: 'crane',
    });
  });

  test('the canonical address has country, category and page', () => {
    const filters = filtersOf(
      new URLSearchParams('search=x&country=India&category=it&sort=name&page=2'),
    );
    expect(canonicalOf(filters)).toBe('?country=India&category=it&page=2');
  });
});

describe('choosing', () => {
  const second = { ...NO_FILTERS, country: 'India', page: '2' };

  test('a filter starts at page one', () => {
    expect(patchFilters(second, { verified: '1' })).toEqual({
      ...NO_FILTERS,
      country: 'India',
      verified: '1',
    });
  });

  test('a page keeps the filters', () => {
    expect(patchFilters(second, { page: '3' })).toEqual({ ...second, page: '3' });
  });

  test('More Filters counts its three filters, and apart from them those behind it on phones', () => {
    expect(countMoreFilters(second)).toEqual({ more: 0, others: 1 });
    expect(
      countMoreFilters({ ...second, verified: '1', category: 'it', minProducts: '5' }),
    ).toEqual({ more: 3, others: 1 });
  });
});
