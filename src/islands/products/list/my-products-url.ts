// Filters of a supplier's own products and their URL format: /dashboard?tab=products&status=draft.
import { type TabFilters, tabAddress } from '../../../ui/list/page-list.ts';

export type Filters = TabFilters<'search' | 'status' | 'page'>;

export const {
  none: NO_FILTERS,
  filtersOf,
  addressOf,
  changed,
} = tabAddress('products', ['search', 'status']);
