// Ids of everything that has a public page, in a steady order, page by page.
import type { AddressKind } from '../../contract/addresses.ts';
import type { Db } from '../db/open.ts';
import { isPublicListing } from './public-listing.ts';
import { isPublicSupplier } from './public-supplier.ts';

export interface Address {
  readonly id: string;
  readonly changedAt: string;
}

export const addressesRepository = (db: Db) => {
  const products = () => db.selectFrom('products').where(isPublicListing);
  const suppliers = () => db.selectFrom('users').where(isPublicSupplier);

  const select = {
    products: () => products().select(['id', 'updated_at']),
    suppliers: () => suppliers().select(['users.id', 'users.updated_at']),
  } as const satisfies Record<AddressKind, unknown>;
  const total = {
    products: () => products().select(({ fn }) => fn.countAll<number | string>().as('total')),
    suppliers: () => suppliers().select(({ fn }) => fn.countAll<number | string>().as('total')),
  } as const satisfies Record<AddressKind, unknown>;

  return {
    async page(kind: AddressKind, page: number, limit: number): Promise<Address[]> {
      const offset = (page - 1) * limit;
      const rows = await (kind === 'products'
        ? select.products().orderBy('id').limit(limit).offset(offset).execute()
        : select.suppliers().orderBy('users.id').limit(limit).offset(offset).execute());
      return rows.map(({ id, updated_at }) => ({ id, changedAt: updated_at }));
    },

    async count(kind: AddressKind): Promise<number> {
      return Number((await total[kind]().executeTakeFirstOrThrow()).total);
    },
  };
};
