// Endpoints of the public catalog: product query, product list, single product, category tree.
import * as z from 'zod/mini';
import { idParam } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import type { FieldErrorKey } from '../messages.ts';
import { pagination } from '../pagination.ts';
import {
  booleanParam,
  fieldError,
  numberInRange,
  optionalParam,
  paginationParams,
  resolvedId,
  textParam,
} from '../query.ts';
import { findCategory, findChip, findSubcategory } from '../taxonomy.ts';
import { MAX_SEARCH_LENGTH, PRICE_FILTER_MAX_USD, PRICE_FILTER_MIN_USD } from './catalog-limits.ts';
import { readCategories, readProduct, readProductPage } from './product-page-reader.ts';

const price = numberInRange('price', PRICE_FILTER_MIN_USD, PRICE_FILTER_MAX_USD, false);

export const PRODUCT_SORTS = ['relevance', 'newest', 'price', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Query of GET /products. Without `sort`, a search is sorted by relevance and other lists by date. */
export const productQuery = z
  .object({
    search: optionalParam(textParam(MAX_SEARCH_LENGTH, 'searchTooLong')),
    category: optionalParam(resolvedId(findCategory, 'unknownCategory')),
    subcategory: optionalParam(resolvedId(findSubcategory, 'unknownSubcategory')),
    industry: optionalParam(resolvedId(findChip, 'unknownIndustry')),
    minPrice: optionalParam(price),
    maxPrice: optionalParam(price),
    /** Country of origin, as the product form offers it. */
    country: optionalParam(textParam(60, 'textTooLong')),
    verified: optionalParam(booleanParam),
    supplier: optionalParam(textParam(64, 'textTooLong')),
    sort: optionalParam(z.enum(PRODUCT_SORTS, fieldError('sort'))),
    order: optionalParam(z.enum(['asc', 'desc'], fieldError('sort'))),
    ...paginationParams,
  })
  .check(
    // Also runs if a price is invalid, which has its own error: then there is nothing to compare.
    z.refine(
      ({ minPrice, maxPrice }) =>
        typeof minPrice !== 'number' || typeof maxPrice !== 'number' || minPrice <= maxPrice,
      { error: 'priceRange' satisfies FieldErrorKey, path: ['minPrice'] },
    ),
  );
export type ProductQuery = z.output<typeof productQuery>;

const supplierSummary = z.object({
  _id: z.string(),
  companyName: z.string(),
  name: z.string(),
  isVerified: z.boolean(),
  verificationLevel: z.nullable(z.string()),
  address: z.object({ city: z.string(), country: z.string() }),
});

const cardFields = {
  _id: z.string(),
  id: z.string(),
  title: z.string(),
  name: z.string(),
  category: z.string(),
  subcategory: z.string(),
  categoryId: z.string(),
  subcategoryId: z.string(),
  categories: z.array(z.string()),
  sort_description: z.string(),
  images: z.array(z.string()),
  video: z.nullable(z.string()),
  /** US dollars; null means the product is sold by quote. */
  priceRange: z.nullable(z.number()),
  price_range: z.nullable(z.number()),
  minOrderQuantity: z.number(),
  stock: z.nullable(z.string()),
  countryOfOrigin: z.string(),
  certification_standards: z.array(z.string()),
  certifications: z.string(),
  tags: z.array(z.string()),
  status: z.string(),
  rating: z.object({ average: z.number(), count: z.number() }),
  views: z.number(),
  inquiries: z.number(),
  createdAt: z.string(),
  /** The language of the supplier's text, and the language of this reply. */
  originalLanguage: z.string(),
  language: z.string(),
  supplier: supplierSummary,
  profiles: z.object({ id: z.string() }),
  supplierId: z.string(),
};

/** A product in a list, without its long texts. */
export const productCardDto = z.object(cardFields);
export type ProductCardDto = z.output<typeof productCardDto>;

const longTexts = {
  description: z.string(),
  specifications: z.record(z.string(), z.string()),
};

export const productDto = z.object({
  ...cardFields,
  ...longTexts,
  /** The supplier's own text, if the fields above are a machine translation; else null. */
  original: z.nullable(
    z.object({
      name: z.string(),
      title: z.string(),
      sort_description: z.string(),
      tags: z.array(z.string()),
      ...longTexts,
    }),
  ),
});
export type ProductDto = z.output<typeof productDto>;

/** Number of products per category and subcategory id with all other filters applied, for the filter panel. */
export const productCounts = z.object({
  categories: z.record(z.string(), z.number()),
  subcategories: z.record(z.string(), z.number()),
  capped: z.boolean(),
});

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  summary: 'Active products, filtered, sorted and counted',
  access: 'anyone',
  query: productQuery,
  reply: z.object({
    success: z.literal(true),
    products: z.array(productCardDto),
    pagination,
    counts: productCounts,
    /** The corrected search text, if a word was corrected. */
    corrected: z.optional(z.string()),
  }),
  read: readProductPage,
  errors: ['validation'],
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/:id',
  summary: 'One active product with its specifications and supplier',
  access: 'anyone',
  params: idParam,
  reply: z.object({ success: z.literal(true), data: productDto }),
  read: readProduct,
  errors: ['productNotFound'],
});

export const categoryDto = z.object({
  id: z.string(),
  name: z.string(),
  count: z.number(),
  subcategories: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/products/categories',
  summary: 'The category tree with the number of active products in each part',
  access: 'anyone',
  reply: z.object({ success: z.literal(true), categories: z.array(categoryDto) }),
  read: readCategories,
  errors: [],
});
