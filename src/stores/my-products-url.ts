// What a supplier's own products are narrowed by, and the address that says it: /dashboard?tab=products&status=draft.
import { type TabFilters, tabAddress } from './page-list.ts';

export type Filters = TabFilters<'search' | 'status' | 'page'>;

export const {
  none: NO_FILTERS,
  filtersOf,
  addressOf,
  changed,
} = tabAddress('products', ['search', 'status']);
