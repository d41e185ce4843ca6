// Dashboard tabs and list filters in the page address.
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  dashboardTab,
  TABS,
  tabOf,
  tabQuery,
} from '../../../src/islands/dashboard/dashboard-tab.ts';
import { localPage, tabUrlFilters } from '../../../src/ui/list/page-list.ts';
import { openAt } from '../client/address-bar.ts';

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

  test.each(TABS)('%s is read back from its own address', (tab) => {
    expect(tabOf(new URLSearchParams(tabQuery(tab)))).toBe(tab);
  });

  test('opens with a new entry in the history, and the back button closes it', () => {
    const bar = openAt('/zh-hans/dashboard');
    const tab = dashboardTab();
    const stop = tab.start();
    tab.open('products', { status: 'draft' });
    expect(tab.$tab.get()).toBe('products');
    expect(bar.shown()).toBe('/zh-hans/dashboard?tab=products&status=draft');
    bar.back();
    expect(tab.$tab.get()).toBe('overview');
    expect(bar.shown()).toBe('/zh-hans/dashboard');
    stop();
  });

  test('that is open keeps what was asked of it', () => {
    const bar = openAt('/dashboard?tab=orders&status=placed');
    dashboardTab().open('orders');
    expect(bar.shown()).toBe('/dashboard?tab=orders&status=placed');
  });
});

describe('the filters of a tab', () => {
  const {
    emptyFilters: none,
    filtersOf,
    queryStringOf: addressOf,
    patchFilters: changed,
  } = tabUrlFilters('orders', ['status']);
  const read = (query: string) => filtersOf(new URLSearchParams(query));

  test('stand beside it in the address, without what is the default', () => {
    expect(addressOf(none)).toBe('?tab=orders');
    expect(addressOf(read('?tab=orders&status= placed &page=01&x=1'))).toBe(
      '?tab=orders&status=placed',
    );
  });

  test('another choice starts at page one, another page keeps the choice', () => {
    const second = read('?status=placed&page=2');
    expect(addressOf(changed(second, { status: 'shipped' }))).toBe('?tab=orders&status=shipped');
    expect(addressOf(changed(second, { page: '3' }))).toBe('?tab=orders&status=placed&page=3');
  });
});

test('a whole list is cut into pages, whatever page is asked for', () => {
  const rows = Array.from({ length: 65 }, (_, at) => at);
  expect(localPage(rows, '3').rows).toEqual([60, 61, 62, 63, 64]);
  expect(localPage(rows, '9').rows).toEqual([]);
  expect(localPage(rows, 'x').pagination).toMatchObject({ page: 1, total: 65, totalPages: 3 });
});
