// Store for the catalog of an island.
import type { Lang } from '../../../contract/lang.ts';
import type { Api } from '../../api/call.ts';
import {
  createListStore,
  type InitialList,
  type ListState,
  type ListStore,
} from '../../ui/list/list-store.ts';
import { type CatalogPage, catalogReader } from './catalog-read.ts';
import { catalogFilters, type Filters } from './catalog-url.ts';

export type CatalogState = ListState<CatalogPage>;
export type CatalogStore = ListStore<Filters, CatalogPage>;
export type InitialCatalog = InitialList<CatalogPage>;

export const createCatalog = (
  api: Api,
  lang: Lang,
  filters: Filters,
  initial: InitialCatalog,
): CatalogStore =>
  createListStore({ ...catalogFilters, read: catalogReader(api, lang) }, { filters, initial });
