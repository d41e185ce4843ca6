// URLs of a backend's products or suppliers, one sitemap file at a time.
import { type AddressKind, listAddresses } from '../../contract/catalog/addresses.ts';
import type { CleanOf } from '../../contract/endpoint.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Api } from '../api/call.ts';

type Addresses = CleanOf<typeof listAddresses>;

const NONE: Addresses = { addresses: [], totalPages: 0 };

/** A third-party backend may not have this endpoint (404); search engines then find its pages by following links. */
export const addressesOf = (api: Api, kind: AddressKind, page: number): Promise<Addresses> =>
  api.call(listAddresses, { query: { kind, page } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return NONE;
    throw error;
  });
