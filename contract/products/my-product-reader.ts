// Parsers of a supplier's own products, with review status and rejection reason.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../catalog/product-page-reader.ts';
import { type Product, productRow } from '../catalog/product-reader.ts';
import {
  count,
  fields,
  list,
  maybeNumber,
  maybeText,
  maybeTime,
  pick,
  record,
  texts,
} from '../read.ts';
import { accepted, rowsOf, unreadable } from '../reply.ts';

export interface MyProduct extends Product {
  readonly rejectionReason: string | null;
  /** null if the backend has no revisions. */
  readonly revision: number | null;
  readonly updatedAt: string | null;
  readonly submittedAt: string | null;
  /** A change of an approved product that is not visible to buyers yet. */
  readonly change: {
    readonly status: string;
    readonly reason: string | null;
    readonly submittedAt: string | null;
  } | null;
}

export interface MyProducts {
  readonly products: readonly MyProduct[];
  /** `total` is shown on a dashboard card; null if the backend does not paginate. */
  readonly pagination: Pagination | null;
  /** Number of products by status; null if the backend does not send it. */
  readonly counts: Readonly<Record<string, number>> | null;
}

export interface BulkChange {
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  readonly message: string | null;
}

export interface ListingChange {
  /** null if the backend only confirms success: then the list must be loaded again. */
  readonly product: MyProduct | null;
  readonly message: string | null;
}

const ownFields = fields({
  rejectionReason: maybeText(2_000),
  rejection_reason: maybeText(2_000),
  revision: maybeNumber,
  updatedAt: maybeTime,
  updated_at: maybeTime,
  submittedAt: maybeTime,
  change: fields({ status: maybeText(40), reason: maybeText(2_000), submittedAt: maybeTime }),
});

const myProduct = (value: unknown): MyProduct | null => {
  const read = z.safeParse(productRow, value);
  if (!read.success) return null;
  const own = z.parse(ownFields, value);
  const { status, reason, submittedAt } = own.change;
  return {
    ...read.data,
    rejectionReason: own.rejectionReason ?? own.rejection_reason,
    revision: own.revision,
    updatedAt: own.updatedAt ?? own.updated_at,
    submittedAt: own.submittedAt,
    change: status === null ? null : { status, reason, submittedAt },
  };
};

/** Pagination at the top of the reply, or else under `data`. */
const paginationOf = (whole: Record<string, unknown>): Pagination | null =>
  readPagination(whole.pagination) ?? readPagination(z.parse(record, whole.data).pagination);

const countsIn = (value: unknown): Readonly<Record<string, number>> | null => {
  const counts = Object.entries(z.parse(record, value)).slice(0, 20);
  if (counts.length === 0) return null;
  return Object.fromEntries(counts.map(([status, each]) => [status, z.parse(count, each)]));
};

export const readMyProducts = (body: unknown): MyProducts => ({
  products: z
    .parse(list(z.unknown(), 10_000), rowsOf(body, 'products', 'data'))
    .flatMap((row) => myProduct(row) ?? []),
  pagination: paginationOf(z.parse(record, body)),
  counts: countsIn(z.parse(record, body).counts),
});

/** One product under `data`, under `product`, or at the top level. Throws if there is none. */
export const readMyProduct = (body: unknown): MyProduct => {
  const reply = accepted(body);
  const read = myProduct(pick(reply, 'data', 'product') ?? reply);
  if (read === null) throw unreadable();
  return read;
};

const bulk = fields({
  changed: texts,
  unchanged: texts,
  message: maybeText(500),
});

export const readBulkChange = (body: unknown): BulkChange => z.parse(bulk, accepted(body));

export const readListingChange = (body: unknown): ListingChange => {
  const reply = accepted(body);
  return {
    product: myProduct(pick(reply, 'data', 'product')) ?? myProduct(reply),
    message: z.parse(maybeText(500), reply.message),
  };
};
