// Where the actions of a product page lead; null where the page or the supplier is not there.
import type { Product } from '../../../contract/product-reader.ts';
import { exists } from '../../routes.ts';

export const inquiryHref = ({ id, supplier }: Product): string | null => {
  const path = `/inquiry/new/${encodeURIComponent(id)}`;
  if (!exists(path)) return null;
  return supplier?.id == null ? path : `${path}?supplier=${encodeURIComponent(supplier.id)}`;
};

export const supplierHref = ({ supplier }: Product): string | null =>
  supplier?.id == null ? null : `/supplier/${encodeURIComponent(supplier.id)}`;

/** What is sold by quote, or by nobody we know, takes no order. */
export const canOrder = ({ price, supplier }: Product): boolean =>
  price !== null && supplier?.id != null;
