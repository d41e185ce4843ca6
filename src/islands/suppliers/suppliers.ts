// Store for the supplier directory of an island.
import { createListing, type FirstListing, type ListingStore } from '../../ui/list/listing.ts';
import type { DirectoryPage, ReadDirectory } from './suppliers-read.ts';
import { addressOf, changed, type Filters, filtersOf, NO_FILTERS } from './suppliers-url.ts';

export type DirectoryStore = ListingStore<Filters, DirectoryPage>;
export type FirstDirectory = FirstListing<DirectoryPage>;

export const createDirectory = (
  read: ReadDirectory,
  filters: Filters,
  first: FirstDirectory,
): DirectoryStore =>
  createListing({ read, addressOf, filtersOf, changed, none: NO_FILTERS }, filters, first);
