// React context of the product list's store, and helpers for its filters and URLs.
import { useStore } from '@nanostores/react';
import { createContext, useContext } from 'react';
import { useHref } from '../../i18n/react.tsx';
import { attributesOf } from './attribute-filter.ts';
import type { CatalogState, CatalogStore } from './catalog.ts';
import type { Filters } from './catalog-url.ts';

/** The form of all filters. */
export const FORM_ID = 'product-filters';

/** Element that the filter toggle controls. */
export const PANEL_ID = 'filter-panel';

export const CatalogContext = createContext<CatalogStore | null>(null);

export function useCatalogStore(): CatalogStore {
  const store = useContext(CatalogContext);
  if (!store) throw new Error('No <CatalogContext>');
  return store;
}

export const useFilters = (): Filters => useStore(useCatalogStore().$filters);

/** Counts the active filters; both bounds of a price count as one. Their names are in a separate chunk (use-active-filters.ts). */
export const countActiveFilters = (filters: Filters): number => {
  const { search, industry, category, subcategory, type, country, basis, verified } = filters;
  const price = filters.minPrice || filters.maxPrice;
  const landed = filters.landedFrom || filters.landedTo;
  const single = [
    search,
    industry,
    category,
    subcategory,
    type,
    price,
    landed,
    country,
    basis,
    verified,
  ];
  return single.filter(Boolean).length + attributesOf(filters.attr).length;
};

export const useCatalog = (): CatalogState => useStore(useCatalogStore().$list);

/** Returns a function that gives the list's URL after a filter change. */
export function useFilterHref(): (patch: Partial<Filters>) => string {
  const href = useHref();
  const store = useCatalogStore();
  useStore(store.$filters);
  return (patch) => href(`/products${store.queryAfter(patch)}`);
}
