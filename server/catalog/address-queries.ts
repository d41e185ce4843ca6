// Ids of the products and suppliers with a public page, in a stable order, paginated.
import type { SitemapKind } from '../../contract/catalog/sitemap.ts';
import type { Db } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import { isPublicProduct } from './public-product-queries.ts';
import { isPublicSupplier } from './public-supplier-queries.ts';

export interface PublicPageAddress {
  readonly id: string;
  readonly changedAt: string;
}

export const addressesRepository = (db: Db) => ({
  async page(
    kind: SitemapKind,
    page: PageQuery,
  ): Promise<{ addresses: PublicPageAddress[]; total: number }> {
    const products = db.selectFrom('products').where(isPublicProduct).select(['id', 'updated_at']);
    const suppliers = db.selectFrom('users').where(isPublicSupplier).select(['id', 'updated_at']);
    const { rows, total } = await (kind === 'products'
      ? readPage(products.orderBy('id'), page)
      : readPage(suppliers.orderBy('id'), page));
    const addresses = rows.map(({ id, updated_at }) => ({ id, changedAt: updated_at }));
    return { addresses, total };
  },
});
