// Products: the public catalogue's calls, what is asked, what is answered, and the one clean shape screens use.
import * as z from 'zod/mini';
import { idParam } from './body.ts';
import { MAX_SEARCH, PRICE_MAX, PRICE_MIN } from './catalogue-limits.ts';
import { endpoint } from './endpoint.ts';
import type { FieldText } from './messages.ts';
import { readCategories, readProduct, readProductPage } from './product-page-reader.ts';
import { given, numeral, paging, resolved, says, word, yes } from './query.ts';
import { findCategory, findChip, findSubcategory } from './taxonomy.ts';

const price = numeral('price', PRICE_MIN, PRICE_MAX, false);

export const PRODUCT_SORTS = ['relevance', 'newest', 'price', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What GET /products takes. Without `sort`, a search is ordered by relevance and everything else by date. */
export const productQuery = z
  .object({
    search: given(word(MAX_SEARCH, 'searchTooLong')),
    category: given(resolved(findCategory, 'unknownCategory')),
    subcategory: given(resolved(findSubcategory, 'unknownSubcategory')),
    industry: given(resolved(findChip, 'unknownIndustry')),
    minPrice: given(price),
    maxPrice: given(price),
    /** Country of origin, as the product form offers them. */
    country: given(word(60, 'textTooLong')),
    verified: given(yes),
    supplier: given(word(64, 'textTooLong')),
    sort: given(z.enum(PRODUCT_SORTS, says('sort'))),
    order: given(z.enum(['asc', 'desc'], says('sort'))),
    ...paging,
  })
  .check(
    // Also asked where a price did not read; that price has its own message then.
    z.refine(
      ({ minPrice, maxPrice }) =>
        typeof minPrice !== 'number' || typeof maxPrice !== 'number' || minPrice <= maxPrice,
      { error: 'priceRange' satisfies FieldText, path: ['minPrice'] },
    ),
  );
export type ProductQuery = z.output<typeof productQuery>;

const supplierBrief = z.object({
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
  /** US dollars; null is sold by quote. */
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
  /** The language the supplier wrote in, and the one this reply is in. */
  originalLanguage: z.string(),
  language: z.string(),
  supplier: supplierBrief,
  profiles: z.object({ id: z.string() }),
  supplierId: z.string(),
};

/** A row of a list: everything but the long texts. */
export const productCard = z.object(cardFields);
export type ProductCardWire = z.output<typeof productCard>;

const longTexts = {
  description: z.string(),
  specifications: z.record(z.string(), z.string()),
};

export const productWire = z.object({
  ...cardFields,
  ...longTexts,
  /** As the supplier wrote it, where the words above are a machine's; null where they are somebody's own. */
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
export type ProductWire = z.output<typeof productWire>;

export const pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
  /** true where `total` stopped counting: say "10,000+". */
  capped: z.boolean(),
});

/** Products per category and subcategory id under the other filters, as the filter panel shows them. */
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
    products: z.array(productCard),
    pagination,
    counts: productCounts,
    /** The search as it was understood, where a word was corrected. */
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
  reply: z.object({ success: z.literal(true), data: productWire }),
  read: readProduct,
  errors: ['productNotFound'],
});

export const categoryWire = z.object({
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
  reply: z.object({ success: z.literal(true), categories: z.array(categoryWire) }),
  read: readCategories,
  errors: [],
});
