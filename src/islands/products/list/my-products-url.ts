// Filters of a supplier's own products and their URL format: /dashboard?tab=products&status=draft.
import { type TabFilters, tabUrlFilters } from '../../../ui/list/page-list.ts';

export type Filters = TabFilters<'search' | 'status' | 'page'>;

export const {
  emptyFilters: NO_FILTERS,
  filtersOf,
  queryStringOf,
  patchFilters,
} = tabUrlFilters('products', ['search', 'status']);
