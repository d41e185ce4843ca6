// Dashboard tabs and list filters in the page address.
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  dashboardTab,
  TABS,
  tabOf,
  tabQuery,
} from '../../../src/islands/dashboard-tabs/dashboard-tab.ts';
import { tabFilters } from '../../../src/islands/dashboard-tabs/tab-filters.ts';
import { localPage } from '../../../src/ui/list/page.ts';
import { stubAddressBar } from '../client/address-bar.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a tab', () => {
  test.each([
    ['', 'overview'],
    ['?tab=overview', 'overview'],
    ['?tab=Inquiry', 'inquiry'],
    ['?tab=nonsense', 'overview'],
    ['?tab=__proto__', 'overview'],
  ])('of the address "%s" is %s', (query, tab) => {
    expect(tabOf(new URLSearchParams(query))).toBe(tab);
  });

  test.each(TABS)('%s survives a round trip', (tab) => {
    expect(tabOf(new URLSearchParams(tabQuery(tab)))).toBe(tab);
  });

  test('opens with a new history entry, and the back button closes it', () => {
    const bar = stubAddressBar('/zh-hans/dashboard');
    const tab = dashboardTab();
    const stop = tab.start();
    tab.open('products', { status: 'draft' });
    expect(tab.$tab.get()).toBe('products');
    expect(bar.current()).toBe('/zh-hans/dashboard?tab=products&status=draft');
    bar.back();
    expect(tab.$tab.get()).toBe('overview');
    expect(bar.current()).toBe('/zh-hans/dashboard');
    stop();
  });

  test('reopened keeps its filters', () => {
    const bar = stubAddressBar('/dashboard?tab=orders&status=placed');
    dashboardTab().open('orders');
    expect(bar.current()).toBe('/dashboard?tab=orders&status=placed');
  });
});

describe('the filters of a tab', () => {
  const {
    emptyFilters: none,
    filtersOf,
    queryStringOf: addressOf,
    patchFilters: changed,
  } = tabFilters('orders', ['status']);
  const read = (query: string) => filtersOf(new URLSearchParams(query));

  test('are in the address beside it, without defaults', () => {
    expect(addressOf(none)).toBe('?tab=orders');
    expect(addressOf(read('?tab=orders&status= placed &page=01&x=1'))).toBe(
      '?tab=orders&status=placed',
    );
  });

  test('a filter starts at page one, a page keeps the filters', () => {
    const second = read('?status=placed&page=2');
    expect(addressOf(changed(second, { status: 'shipped' }))).toBe('?tab=orders&status=shipped');
    expect(addressOf(changed(second, { page: '3' }))).toBe('?tab=orders&status=placed&page=3');
  });
});

test('a whole list is cut into pages, for any page number', () => {
  const rows = Array.from({ length: 65 }, (_, at) => at);
  expect(localPage(rows, '3').rows).toEqual([60, 61, 62, 63, 64]);
  expect(localPage(rows, '9').rows).toEqual([]);
  expect(localPage(rows, 'x').pagination).toMatchObject({ page: 1, total: 65, totalPages: 3 });
});
