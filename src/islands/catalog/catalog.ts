// Store for the catalog of an island.

import {
  createListing,
  type FirstListing,
  type Listing,
  type ListingStore,
} from '../../ui/list/listing.ts';
import type { CatalogPage, ReadCatalog } from './catalog-read.ts';
import { addressOf, changed, type Filters, filtersOf, NO_FILTERS } from './catalog-url.ts';

export type Catalog = Listing<CatalogPage>;
export type CatalogStore = ListingStore<Filters, CatalogPage>;
export type FirstCatalog = FirstListing<CatalogPage>;

export const createCatalog = (
  read: ReadCatalog,
  filters: Filters,
  first: FirstCatalog,
): CatalogStore =>
  createListing({ read, addressOf, filtersOf, changed, none: NO_FILTERS }, filters, first);
