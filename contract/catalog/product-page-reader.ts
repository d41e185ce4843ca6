// Parsers of product lists, single products and the category counts, for all documented variants.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../pagination.ts';
import { count, fields, firstPresent, flag, list, nullableText, record } from '../read.ts';
import { rowsOf, successReply, unreadableReply } from '../reply.ts';
import { type Product, productRow } from './product-reader.ts';

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

const countsById = z.pipe(
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
  return z.parse(
    fields({ categories: countsById, subcategories: countsById, capped: flag }),
    value,
  );
};

export const readProductPage = (body: unknown): ProductPage => {
  const reply = z.parse(record, body);
  return {
    products: z.parse(list(productRow, 10_000), rowsOf(body, 'products', 'data')),
    pagination: readPagination(reply.pagination),
    counts: readCounts(reply.counts),
    corrected: z.parse(nullableText(200), reply.corrected),
  };
};

/** One product under `data`, under `product`, or at the top level. Throws if there is none. */
export const readProduct = (body: unknown): Product => {
  const reply = successReply(body);
  const parsed = z.safeParse(productRow, firstPresent(reply, 'data', 'product') ?? reply);
  if (!parsed.success) throw unreadableReply();
  return parsed.data;
};

export interface CategoryCount {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const countedCategoryFields = fields({
  id: nullableText(64),
  _id: nullableText(64),
  name: nullableText(200),
  count,
});

/** A category or subcategory, as an object or a plain name; rejects rows without id and name. */
const countedCategory = z.pipe(
  z
    .pipe(
      z.unknown(),
      z.transform((value) =>
        z.parse(countedCategoryFields, typeof value === 'string' ? { name: value } : value),
      ),
    )
    .check(z.refine((parsed) => (parsed.id ?? parsed._id ?? parsed.name) !== null)),
  z.transform((parsed): CategoryCount => {
    const id = parsed.id ?? parsed._id ?? parsed.name ?? '';
    return { id, name: parsed.name ?? id, count: parsed.count };
  }),
);

/** The category tree with the backend's product counts. */
export const readCategories = (
  body: unknown,
): readonly (CategoryCount & { readonly subcategories: readonly CategoryCount[] })[] => {
  const rows = z.parse(list(z.unknown(), 500), rowsOf(body, 'categories', 'data'));
  return rows.flatMap((row) => {
    const parsed = z.safeParse(countedCategory, row);
    if (!parsed.success) return [];
    const { subcategories } = z.parse(record, row);
    return [{ ...parsed.data, subcategories: z.parse(list(countedCategory, 500), subcategories) }];
  });
};
