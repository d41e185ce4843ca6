// One page of a supplier's products. Paginates locally if the backend returned all products at once.

import type { Product } from '../../../contract/catalog/product.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Pagination } from '../../../contract/pagination.ts';

interface ProductPage {
  readonly products: readonly Product[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
}

export function productPage(
  products: readonly Product[],
  pagination: Pagination | null,
  page: number,
): ProductPage {
  if (pagination) return { products, ...pagination };
  return {
    products: products.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    totalPages: Math.max(1, Math.ceil(products.length / PAGE_SIZE)),
    total: products.length,
  };
}
