// Store for the supplier directory of an island.
import { createListStore, type InitialList, type ListStore } from '../../ui/list/list-store.ts';
import type { DirectoryPage, ReadDirectory } from './suppliers-read.ts';
import {
  type Filters,
  filtersOf,
  NO_FILTERS,
  patchFilters,
  queryStringOf,
} from './suppliers-url.ts';

export type DirectoryStore = ListStore<Filters, DirectoryPage>;
export type InitialDirectory = InitialList<DirectoryPage>;

export const createDirectory = (
  read: ReadDirectory,
  filters: Filters,
  initial: InitialDirectory,
): DirectoryStore =>
  createListStore(
    { read, queryStringOf, filtersOf, patchFilters, emptyFilters: NO_FILTERS },
    filters,
    initial,
  );
