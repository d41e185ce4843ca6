// Assembly of saved searches: the service for the routes, and the background job that sends alerts.
import type { Catalog } from '../catalog/catalog.ts';
import { savedSearchService } from './saved-search-service.ts';
import { type AlertDependencies, searchAlerts } from './search-alerts.ts';

export const openSavedSearches = (
  parts: AlertDependencies & { readonly catalog: Pick<Catalog, 'page'> },
) => ({
  savedSearches: savedSearchService(parts.db, parts.catalog),
  searchAlerts: searchAlerts(parts),
});
