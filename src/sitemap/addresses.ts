// URLs of a backend's products or suppliers, one sitemap file at a time.
import { listSitemapEntries, type SitemapKind } from '../../contract/catalog/sitemap.ts';
import type { ParsedReplyOf } from '../../contract/endpoint.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Api } from '../api/call.ts';

type Addresses = ParsedReplyOf<typeof listSitemapEntries>;

const EMPTY_PAGE: Addresses = { addresses: [], totalPages: 0 };

/** A third-party backend may not have this endpoint (404); search engines then find its pages by following links. */
export const addressesOf = (api: Api, kind: SitemapKind, page: number): Promise<Addresses> =>
  api.call(listSitemapEntries, { query: { kind, page } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return EMPTY_PAGE;
    throw error;
  });
