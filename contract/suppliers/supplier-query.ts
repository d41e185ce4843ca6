// Query schema of GET /auth/suppliers.
import * as z from 'zod/mini';
import { BUSINESS_TYPES, MAX_SEARCH, SUPPLIER_COUNTRIES } from '../catalog/catalogue-limits.ts';
import { given, numeral, paging, resolved, says, word, yes } from '../query.ts';
import { findCategory } from '../taxonomy.ts';

export const SUPPLIER_SORTS = ['newest', 'verified', 'products', 'name'] as const;
export type SupplierSort = (typeof SUPPLIER_SORTS)[number];

export const supplierQuery = z.object({
  search: given(word(MAX_SEARCH, 'searchTooLong')),
  country: given(z.enum(SUPPLIER_COUNTRIES, says('unknownCountry'))),
  businessType: given(z.enum(BUSINESS_TYPES, says('unknownBusinessType'))),
  verified: given(yes),
  category: given(resolved(findCategory, 'unknownCategory')),
  minProducts: given(numeral('minProducts', 0, 1_000_000, true)),
  sort: given(z.enum(SUPPLIER_SORTS, says('sort'))),
  ...paging,
});
export type SupplierQuery = z.output<typeof supplierQuery>;
