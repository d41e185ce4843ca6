// Reads a supplier's own listings: products, and why one was rejected.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from './product-page-reader.ts';
import { type Product, productRow } from './product-reader.ts';
import { fields, list, maybeText, pick, record } from './read.ts';
import { accepted, rowsOf } from './reply.ts';

export interface MyProduct extends Product {
  readonly rejectionReason: string | null;
}

export interface MyProducts {
  readonly products: readonly MyProduct[];
  /** `total` is the dashboard's stat card; null where the backend does not count. */
  readonly pagination: Pagination | null;
}

export interface ListingChange {
  /** null where the backend says only that it worked: then the list is to be fetched again. */
  readonly product: MyProduct | null;
  readonly message: string | null;
}

const reason = fields({ rejectionReason: maybeText(2_000), rejection_reason: maybeText(2_000) });

const myProduct = (value: unknown): MyProduct | null => {
  const read = z.safeParse(productRow, value);
  if (!read.success) return null;
  const { rejectionReason, rejection_reason } = z.parse(reason, value);
  return { ...read.data, rejectionReason: rejectionReason ?? rejection_reason };
};

/** A reply without `pagination.total` may still count at its top. */
const paginationOf = (whole: Record<string, unknown>): Pagination | null =>
  readPagination(whole.pagination) ?? readPagination(z.parse(record, whole.data).pagination);

export const readMyProducts = (body: unknown): MyProducts => ({
  products: z
    .parse(list(z.unknown(), 10_000), rowsOf(body, 'products', 'data'))
    .flatMap((row) => myProduct(row) ?? []),
  pagination: paginationOf(z.parse(record, body)),
});

export const readListingChange = (body: unknown): ListingChange => {
  const reply = accepted(body);
  return {
    product: myProduct(pick(reply, 'data', 'product')) ?? myProduct(reply),
    message: z.parse(maybeText(500), reply.message),
  };
};
