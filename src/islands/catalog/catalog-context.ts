// React context of the product list's store, and helpers for its filters and URLs.
import { useStore } from '@nanostores/react';
import { createContext, useContext } from 'react';
import { useHref } from '../../i18n/react.tsx';
import type { Catalog, CatalogStore } from './catalog.ts';
import type { CatalogPage } from './catalog-read.ts';
import { addressOf, changed, type Filters } from './catalog-url.ts';

export const CatalogContext = createContext<CatalogStore | null>(null);

export function useCatalogStore(): CatalogStore {
  const store = useContext(CatalogContext);
  if (!store) throw new Error('The catalogue is missing around this part.');
  return store;
}

export const useFilters = (): Filters => useStore(useCatalogStore().$filters);

/** Counts the active filters; both prices count as one. Their names are in a separate chunk (use-active-filters.ts). */
export const activeFilters = (filters: Filters): number => {
  const { search, industry, category, subcategory, minPrice, maxPrice, country, verified } =
    filters;
  return [search, industry, category, subcategory, minPrice || maxPrice, country, verified].filter(
    Boolean,
  ).length;
};

export const useCatalog = (): Catalog => useStore(useCatalogStore().$listing);

/** Returns the page to show: the current results, or the previous ones while new ones are loading. */
export const shownOf = (catalog: Catalog): CatalogPage | null =>
  catalog.status === 'ready' ? catalog.page : catalog.last;

/** Returns a function that gives the list's URL after a filter change. */
export function useChoiceHref(): (patch: Partial<Filters>) => string {
  const href = useHref();
  const filters = useFilters();
  return (patch) => href(`/products${addressOf(changed(filters, patch))}`);
}
