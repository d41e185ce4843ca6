// Endpoints of the public catalog: product query, product list, single product, category tree.
import * as z from 'zod/mini';
import { idParam } from '../body.ts';
import { readCategory } from '../dialect/category.ts';
import { readProduct, sentCard, sentProduct, writeCard, writeProduct } from '../dialect/product.ts';
import { dialect, endpoint } from '../endpoint.ts';
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
import {
  count,
  fields,
  flag,
  list,
  nullableText,
  reader,
  recordOf,
  requiredText,
  rowId,
} from '../read.ts';
import { readOne, readRows } from '../reply.ts';
import { findCategory, findChip, findSubcategory } from '../taxonomy.ts';
import { MAX_SEARCH_LENGTH, PRICE_FILTER_MAX_USD, PRICE_FILTER_MIN_USD } from './catalog-limits.ts';
import { type Product, product } from './product.ts';

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

const countsById = reader(
  (value) =>
    Object.fromEntries(
      Object.entries(recordOf(value))
        .slice(0, 500)
        .map(([id, each]) => [id, z.parse(count, each)]),
    ),
  { values: count },
);

const countFields = fields({ categories: countsById, subcategories: countsById, capped: flag });

/** Number of products per category and subcategory id with all other filters applied; null if the backend does not send it. */
const productCounts = reader(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? z.parse(countFields, value)
      : null,
  countFields.json,
);
export type ProductCounts = z.output<typeof countFields>;

/** A page of the catalog. Without pagination the backend sent all products, and the client filters them. */
const productPage = fields({
  products: list(product, 10_000),
  pagination,
  counts: productCounts,
  /** The corrected search text, if a word was corrected. */
  corrected: nullableText(200),
});

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  summary: 'Active products, filtered, sorted and counted',
  access: 'anyone',
  query: productQuery,
  reply: productPage,
  dialect: dialect<z.output<typeof productPage>>({
    read: (body) => ({
      ...recordOf(body),
      products: readRows(body, readProduct, 'products', 'data'),
    }),
    write: ({ products, corrected, ...rest }) => ({
      ...rest,
      products: products.map(writeCard),
      ...(corrected === null ? {} : { corrected }),
    }),
    schema: fields({
      products: list(sentCard),
      pagination,
      counts: productCounts,
      corrected: z.optional(z.string()),
    }),
  }),
  errors: ['validation'],
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/:id',
  summary: 'One active product with its specifications and supplier',
  access: 'anyone',
  params: idParam,
  reply: product,
  dialect: dialect<Product>({
    read: (body) => readProduct(readOne(body)),
    write: (sent) => ({ data: writeProduct(sent) }),
    schema: fields({ data: sentProduct }),
  }),
  errors: ['productNotFound'],
});

const subcategoryFields = { id: rowId, name: requiredText(200), count };
const category = fields({
  ...subcategoryFields,
  subcategories: list(fields(subcategoryFields), 500),
});
const categoryTree = fields({ categories: list(category, 500) });

export const listCategories = endpoint({
  method: 'GET',
  path: '/products/categories',
  summary: 'The category tree with the number of active products in each part',
  access: 'anyone',
  reply: categoryTree,
  dialect: dialect<z.output<typeof categoryTree>>({
    read: (body) => ({ categories: readRows(body, readCategory, 'categories', 'data') }),
  }),
  errors: [],
});
