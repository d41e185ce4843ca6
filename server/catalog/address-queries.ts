// Ids of the products and suppliers with a public page, in a stable order, paginated.
import type { SitemapKind } from '../../contract/catalog/sitemap.ts';
import type { Db } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import { isPublicProduct } from './public-product-queries.ts';
import { isPublicSupplier } from './public-supplier-queries.ts';

export const addressesRepository = (db: Db) => {
  const products = db.selectFrom('products').where(isPublicProduct);
  const suppliers = db.selectFrom('users').where(isPublicSupplier);
  return {
    page: (kind: SitemapKind, page: PageQuery) =>
      kind === 'products'
        ? readPage(products.select(['id', 'updated_at as changedAt']).orderBy('id'), page)
        : readPage(suppliers.select(['id', 'updated_at as changedAt']).orderBy('id'), page),
  };
};
