// Hands the island's one catalogue store to its parts, with the addresses they link to.
import { useStore } from '@nanostores/react';
import { createContext, useContext } from 'react';
import { useHref } from '../../i18n/react.tsx';
import type { Catalog, CatalogStore } from '../../stores/catalog.ts';
import type { CatalogPage } from '../../stores/catalog-read.ts';
import { addressOf, changed, type Filters } from '../../stores/catalog-url.ts';

export const CatalogContext = createContext<CatalogStore | null>(null);

export function useCatalogStore(): CatalogStore {
  const store = useContext(CatalogContext);
  if (!store) throw new Error('The catalogue is missing around this part.');
  return store;
}

export const useFilters = (): Filters => useStore(useCatalogStore().$filters);

/** How many filters narrow the list; both prices are one. The chips that name them are a chunk of their own. */
export const activeFilters = (filters: Filters): number => {
  const { search, industry, category, subcategory, minPrice, maxPrice, country, verified } =
    filters;
  return [search, industry, category, subcategory, minPrice || maxPrice, country, verified].filter(
    Boolean,
  ).length;
};

export const useCatalog = (): Catalog => useStore(useCatalogStore().$listing);

/** What is on the screen: the results, or those from before while others are on their way. */
export const shownOf = (catalog: Catalog): CatalogPage | null =>
  catalog.status === 'ready' ? catalog.page : catalog.last;

/** The address the list has after a choice. */
export function useChoiceHref(): (patch: Partial<Filters>) => string {
  const href = useHref();
  const filters = useFilters();
  return (patch) => href(`/products${addressOf(changed(filters, patch))}`);
}
