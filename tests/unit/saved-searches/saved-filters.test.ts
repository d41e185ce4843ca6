// Filters of a saved search: their query, the address of their results, and the name that is offered.
import { expect, test } from 'vitest';
import { MAX_SAVED_SEARCH_NAME_LENGTH } from '../../../contract/saved-searches/saved-search-limits.ts';
import type { TranslateFunction } from '../../../src/i18n/translator.ts';
import type { ActiveFilter } from '../../../src/islands/product-list/use-active-filters.ts';
import {
  filtersOfQuery,
  newestFirstPath,
  normalizedQuery,
  queryOfFilters,
  suggestedName,
} from '../../../src/islands/saved-searches/saved-query.ts';

test('sort, view and page are not part of a saved search', () => {
  const filters = filtersOfQuery(
    'search=lathe&type=cnc-lathe&attr.swing=400..630&sort=price&order=asc&view=table&page=3',
  );
  expect(queryOfFilters(filters)).toBe('search=lathe&type=cnc-lathe&attr.swing=400..630');
  expect(queryOfFilters(filtersOfQuery('sort=price&page=2'))).toBe('');
});

test('the order of the parameters in a saved query does not matter', () => {
  const fromServer = 'attr.swing=400..630&attr.voltage=380%2C415&country=China&type=cnc-lathe';
  const ownQuery = queryOfFilters(
    filtersOfQuery('type=cnc-lathe&attr.swing=400..630&attr.voltage=380,415&country=china'),
  );
  expect(normalizedQuery(fromServer)).toBe(ownQuery);
  expect(normalizedQuery('type=cnc-lathe')).not.toBe(ownQuery);
});

test('the results of a search for words show the newest first, too', () => {
  expect(newestFirstPath('search=lathe')).toBe('/products?search=lathe&sort=newest');
  // Their order anyway.
  expect(newestFirstPath('type=cnc-lathe')).toBe('/products?type=cnc-lathe');
});

const t = ((key: string, { first, next }: { first: string; next: string }) =>
  key === 'results:search.joined' ? `${first}, ${next}` : key) as unknown as TranslateFunction;

const nameOf = (query: string, ...active: readonly (readonly [key: string, name: string])[]) =>
  suggestedName(
    t,
    filtersOfQuery(query),
    active.map(([key, name]): ActiveFilter => ({ key, name, without: {} })),
  );

test('the name has the searched words as typed, and the most specific place', () => {
  expect(nameOf('search=lathe', ['search', 'Search: lathe'])).toBe('lathe');
  expect(
    nameOf(
      'search=lathe&type=cnc-lathe',
      ['search', 'Search: lathe'],
      ['industry', 'Industry: Manufacturing'],
      ['category', 'Engineering'],
      ['subcategory', 'Machine tools'],
      ['type', 'CNC lathe'],
      ['verified', 'Verified only'],
    ),
  ).toBe('lathe, CNC lathe, Verified only');
  expect(nameOf('', ['industry', 'Industry: Textile'])).toBe('Industry: Textile');
});

test('the name has as many filters as fit', () => {
  const name = nameOf(
    'type=a',
    ['type', 'A'.repeat(40)],
    ['attr.x', 'B'.repeat(30)],
    ['attr.y', 'C'.repeat(30)],
    ['verified', 'D'],
  );
  expect(name).toBe(`${'A'.repeat(40)}, ${'B'.repeat(30)}`);
  const long = 'lathe '.repeat(30).trim();
  const cut = nameOf(`search=${long}`, ['search', `Search: ${long}`]);
  expect(cut.length).toBeLessThanOrEqual(MAX_SAVED_SEARCH_NAME_LENGTH);
  expect(long.startsWith(cut)).toBe(true);
});
