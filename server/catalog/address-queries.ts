// Ids of the products and suppliers with a public page, in a stable order, paginated.
import type { AddressKind } from '../../contract/catalog/addresses.ts';
import type { Db } from '../platform/db/open.ts';
import { type Page, pageOf } from '../platform/db/pages.ts';
import { isPublicSupplier } from '../suppliers/public-supplier-queries.ts';
import { isPublicListing } from './public-product-queries.ts';

export interface Address {
  readonly id: string;
  readonly changedAt: string;
}

export const addressesRepository = (db: Db) => ({
  async page(kind: AddressKind, page: Page): Promise<{ addresses: Address[]; total: number }> {
    const products = db.selectFrom('products').where(isPublicListing).select(['id', 'updated_at']);
    const suppliers = db.selectFrom('users').where(isPublicSupplier).select(['id', 'updated_at']);
    const { rows, total } = await (kind === 'products'
      ? pageOf(products.orderBy('id'), page)
      : pageOf(suppliers.orderBy('id'), page));
    const addresses = rows.map(({ id, updated_at }) => ({ id, changedAt: updated_at }));
    return { addresses, total };
  },
});
