// Link targets of the actions on a product page; null if the page or the supplier does not exist.
import type { Product } from '../../../contract/catalog/product.ts';
import { pageExists } from '../../sitemap/routes.ts';

export const inquiryHref = ({ id, supplier }: Product): string | null => {
  const path = `/inquiry/new/${encodeURIComponent(id)}`;
  if (!pageExists(path)) return null;
  return supplier?.id == null ? path : `${path}?supplier=${encodeURIComponent(supplier.id)}`;
};

export const supplierHref = ({ supplier }: Product): string | null =>
  supplier?.id == null ? null : `/supplier/${encodeURIComponent(supplier.id)}`;

/** Products sold by quote, and products without a known supplier, cannot be ordered. */
export const canOrder = ({ price, supplier }: Product): boolean =>
  price !== null && supplier?.id != null;
