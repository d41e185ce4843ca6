// Endpoints of the public catalog: product query, product list, single product, category tree.
import * as z from 'zod/mini';
import { idParam } from '../body.ts';
import { readCategory } from '../dialect/category.ts';
import {
  readListed,
  readProduct,
  sentCard,
  sentProduct,
  writeCard,
  writeProduct,
} from '../dialect/product.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { MAX_LAKH } from '../landed-cost/lakh.ts';
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
  oneOf,
  orNull,
  recordOf,
  requiredText,
  rowId,
} from '../read.ts';
import { readOne, readRows } from '../reply.ts';
import { findCategory, findChip, findSubcategory } from '../taxonomy/taxonomy.ts';
import { MAX_ATTRIBUTES } from './attribute-parameters.ts';
import { MAX_SEARCH_LENGTH, PRICE_FILTER_MAX_USD, PRICE_FILTER_MIN_USD } from './catalog-limits.ts';
import { facets, productCounts } from './facets.ts';
import { BASIS_FILTERS } from './price-basis.ts';
import { type Product, product } from './product.ts';

const lakh = numberInRange('lakh', 0, MAX_LAKH, false);
const price = numberInRange('price', PRICE_FILTER_MIN_USD, PRICE_FILTER_MAX_USD, false);

export const PRODUCT_SORTS = ['relevance', 'newest', 'price', 'landed', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const SORT = new RegExp(`^(?:${PRODUCT_SORTS.join('|')}|attr\\.[a-z][a-z0-9-]{0,63})$`);

/** Query of GET /products. Without `sort`, a search is sorted by relevance and other lists by date. */
export const productQuery = z
  .object({
    search: optionalParam(textParam(MAX_SEARCH_LENGTH, 'searchTooLong')),
    category: optionalParam(resolvedId(findCategory, 'unknownCategory')),
    subcategory: optionalParam(resolvedId(findSubcategory, 'unknownSubcategory')),
    industry: optionalParam(resolvedId(findChip, 'unknownIndustry')),
    /** Id of a machine type. The server knows them: browsers do not load the declarations. */
    type: optionalParam(textParam(64, 'unknownMachineType')),
    /** Values of attributes of the machine type: `attr.swing=400..630`, `attr.voltage=380,415`. */
    attr: z.optional(
      z
        .record(
          z.string(fieldError('invalid')).check(z.maxLength(64, fieldError('invalid'))),
          textParam(200, 'textTooLong'),
          fieldError('invalid'),
        )
        .check(
          z.refine(
            (attr) => Object.keys(attr).length <= MAX_ATTRIBUTES,
            fieldError('tooManyEntries'),
          ),
        ),
    ),
    minPrice: optionalParam(price),
    maxPrice: optionalParam(price),
    /** Lower end of the landed price, in lakh (100,000) of rupees. Products without one do not match. */
    landedFrom: optionalParam(lakh),
    landedTo: optionalParam(lakh),
    /** Country of origin, as the product form offers it. */
    country: optionalParam(textParam(60, 'textTooLong')),
    /** What the price includes: EXW, FOB at any port, FOB at one, or not stated. */
    basis: optionalParam(z.enum(BASIS_FILTERS, fieldError('basisFilter'))),
    verified: optionalParam(booleanParam),
    supplier: optionalParam(textParam(64, 'textTooLong')),
    /** One of PRODUCT_SORTS, or `attr.` and a number attribute of the machine type. */
    sort: optionalParam(z.string(fieldError('sort')).check(z.regex(SORT, fieldError('sort')))),
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
    z.refine(
      ({ landedFrom, landedTo }) =>
        typeof landedFrom !== 'number' || typeof landedTo !== 'number' || landedFrom <= landedTo,
      { error: 'priceRange' satisfies FieldErrorKey, path: ['landedFrom'] },
    ),
  );
export type ProductQuery = z.output<typeof productQuery>;

/** All products have all words; or the nearest follow those that do; or no product has all, and these are the nearest. */
const SEARCH_MATCHES = ['all', 'some', 'nearest'] as const;
export type SearchMatch = (typeof SEARCH_MATCHES)[number];

const readAs = fields({
  /** "Swing over bed: about 500 mm" */
  amounts: list(requiredText(200), 8),
  /** Whether a product meets them all; otherwise the nearest come first. */
  isMet: flag,
});
export type ReadAs = z.output<typeof readAs>;

const unanswered = fields({
  /** Name of the machine, or the words as typed. */
  text: requiredText(MAX_SEARCH_LENGTH),
  /** The machine type of the first product listed instead. */
  nearest: orNull(fields({ id: rowId, name: requiredText(200) })),
});
export type Unanswered = z.output<typeof unanswered>;

/** A page of the catalog. Without pagination the backend sent all products, and the client filters them. */
const productPage = fields({
  products: list(product, 10_000),
  pagination,
  counts: productCounts,
  /** null from other backends. */
  facets: orNull(facets),
  /** The corrected search text, if a word was corrected. */
  corrected: nullableText(200),
  /** What the products have in common with the search; null without one, and from other backends. */
  match: oneOf(SEARCH_MATCHES, null),
  /** Amounts of the search that filter the products, in words; null where it has none. */
  readAs: orNull(readAs),
  /** Matching products without a landed price, where the query filters or sorts by it; null where it does not. */
  withoutLandedPrice: orNull(count),
  /** What the search asks for and no listed product answers to; null where there is nothing of that kind. */
  unanswered: orNull(unanswered),
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
      products: readRows(body, readListed, 'products', 'data'),
    }),
    write: ({
      products,
      corrected,
      match,
      readAs: amounts,
      unanswered: absent,
      withoutLandedPrice,
      ...rest
    }) => ({
      ...rest,
      products: products.map(writeCard),
      ...(corrected === null ? {} : { corrected }),
      ...(match === null ? {} : { match }),
      ...(amounts === null ? {} : { readAs: amounts }),
      ...(absent === null ? {} : { unanswered: absent }),
      ...(withoutLandedPrice === null ? {} : { withoutLandedPrice }),
    }),
    schema: fields({
      products: list(sentCard),
      pagination,
      counts: productCounts,
      facets,
      corrected: z.optional(z.string()),
      match: z.optional(oneOf(SEARCH_MATCHES)),
      readAs: z.optional(readAs),
      unanswered: z.optional(unanswered),
      withoutLandedPrice: z.optional(count),
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
