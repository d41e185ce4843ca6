// Parsers of product lists, single products and the category counts, for all documented variants.
import * as z from 'zod/mini';
import { count, fields, flag, list, maybeNumber, maybeText, pick, record } from '../read.ts';
import { accepted, rowsOf, unreadable } from '../reply.ts';
import { type Product, productRow } from './product-reader.ts';

export interface Pagination {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
  readonly capped: boolean;
}

export interface ProductCounts {
  readonly categories: Readonly<Record<string, number>>;
  readonly subcategories: Readonly<Record<string, number>>;
  readonly capped: boolean;
}

/** A page of the catalog. Without pagination the backend sent all products, and the client filters them. */
export interface ProductPage {
  readonly products: readonly Product[];
  readonly pagination: Pagination | null;
  readonly counts: ProductCounts | null;
  readonly corrected: string | null;
}

const paginationFields = fields({
  page: maybeNumber,
  limit: maybeNumber,
  total: maybeNumber,
  totalPages: maybeNumber,
  capped: flag,
});

/** Returns the pagination of a reply, or null if it has no usable total. */
export const readPagination = (value: unknown): Pagination | null => {
  const read = z.parse(paginationFields, value);
  if (read.total === null || read.total < 0) return null;
  const limit = Math.max(1, Math.trunc(read.limit ?? 30));
  return {
    page: Math.max(1, Math.trunc(read.page ?? 1)),
    limit,
    total: Math.trunc(read.total),
    totalPages: Math.max(1, Math.trunc(read.totalPages ?? Math.ceil(read.total / limit))),
    capped: read.capped,
  };
};

const counted = z.pipe(
  record,
  z.transform((value) =>
    Object.fromEntries(
      Object.entries(value)
        .slice(0, 500)
        .map(([id, each]) => [id, z.parse(count, each)]),
    ),
  ),
);

const readCounts = (value: unknown): ProductCounts | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return z.parse(fields({ categories: counted, subcategories: counted, capped: flag }), value);
};

export const readProductPage = (body: unknown): ProductPage => {
  const whole = z.parse(record, body);
  return {
    products: z.parse(list(productRow, 10_000), rowsOf(body, 'products', 'data')),
    pagination: readPagination(whole.pagination),
    counts: readCounts(whole.counts),
    corrected: z.parse(maybeText(200), whole.corrected),
  };
};

/** One product under `data`, under `product`, or at the top level. Throws if there is none. */
export const readProduct = (body: unknown): Product => {
  const whole = accepted(body);
  const read = z.safeParse(productRow, pick(whole, 'data', 'product') ?? whole);
  if (!read.success) throw unreadable();
  return read.data;
};

export interface CategoryCount {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const countedFields = fields({
  id: maybeText(64),
  _id: maybeText(64),
  name: maybeText(200),
  count,
});

/** A category or subcategory, as an object or a plain name; rejects rows without id and name. */
const countedTaxon = z.pipe(
  z
    .pipe(
      z.unknown(),
      z.transform((value) =>
        z.parse(countedFields, typeof value === 'string' ? { name: value } : value),
      ),
    )
    .check(z.refine((read) => (read.id ?? read._id ?? read.name) !== null)),
  z.transform((read): CategoryCount => {
    const id = read.id ?? read._id ?? read.name ?? '';
    return { id, name: read.name ?? id, count: read.count };
  }),
);

/** The category tree with the backend's product counts. */
export const readCategories = (
  body: unknown,
): readonly (CategoryCount & { readonly subcategories: readonly CategoryCount[] })[] => {
  const rows = z.parse(list(z.unknown(), 500), rowsOf(body, 'categories', 'data'));
  return rows.flatMap((row) => {
    const read = z.safeParse(countedTaxon, row);
    if (!read.success) return [];
    const { subcategories } = z.parse(record, row);
    return [{ ...read.data, subcategories: z.parse(list(countedTaxon, 500), subcategories) }];
  });
};
