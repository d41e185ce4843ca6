// Store for the supplier directory of an island.
import type { Lang } from '../../../contract/lang.ts';
import type { Api } from '../../api/call.ts';
import { createListStore, type InitialList, type ListStore } from '../../ui/list/list-store.ts';
import { type DirectoryPage, directoryReader } from './suppliers-read.ts';
import { type Filters, supplierFilters } from './suppliers-url.ts';

export type DirectoryStore = ListStore<Filters, DirectoryPage>;
export type InitialDirectory = InitialList<DirectoryPage>;

export const createDirectory = (
  api: Api,
  lang: Lang,
  filters: Filters,
  initial: InitialDirectory,
): DirectoryStore =>
  createListStore({ ...supplierFilters, read: directoryReader(api, lang) }, { filters, initial });
