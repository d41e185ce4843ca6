// Store for the catalog of an island.

import {
  createListStore,
  type InitialList,
  type ListState,
  type ListStore,
} from '../../ui/list/list-store.ts';
import type { CatalogPage, ReadCatalog } from './catalog-read.ts';
import { type Filters, filtersOf, NO_FILTERS, patchFilters, queryStringOf } from './catalog-url.ts';

export type CatalogState = ListState<CatalogPage>;
export type CatalogStore = ListStore<Filters, CatalogPage>;
export type InitialCatalog = InitialList<CatalogPage>;

export const createCatalog = (
  read: ReadCatalog,
  filters: Filters,
  initial: InitialCatalog,
): CatalogStore =>
  createListStore(
    { read, queryStringOf, filtersOf, patchFilters, emptyFilters: NO_FILTERS },
    filters,
    initial,
  );
