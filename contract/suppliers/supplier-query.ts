// Query schema of GET /auth/suppliers.
import * as z from 'zod/mini';
import {
  BUSINESS_TYPES,
  MAX_SEARCH_LENGTH,
  SUPPLIER_COUNTRIES,
  SUPPLIER_SORTS,
} from '../catalog/catalog-limits.ts';
import {
  booleanParam,
  fieldError,
  numberInRange,
  optionalParam,
  paginationParams,
  resolvedId,
  textParam,
} from '../query.ts';
import { findCategory } from '../taxonomy/taxonomy.ts';

export const supplierQuery = z.object({
  search: optionalParam(textParam(MAX_SEARCH_LENGTH, 'searchTooLong')),
  country: optionalParam(z.enum(SUPPLIER_COUNTRIES, fieldError('unknownCountry'))),
  businessType: optionalParam(z.enum(BUSINESS_TYPES, fieldError('unknownBusinessType'))),
  verified: optionalParam(booleanParam),
  category: optionalParam(resolvedId(findCategory, 'unknownCategory')),
  minProducts: optionalParam(numberInRange('minProducts', 0, 1_000_000, true)),
  sort: optionalParam(z.enum(SUPPLIER_SORTS, fieldError('sort'))),
  ...paginationParams,
});
export type SupplierQuery = z.output<typeof supplierQuery>;
