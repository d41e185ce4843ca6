// Parsers of a supplier's own products, with review status and rejection reason.
import * as z from 'zod/mini';
import { type Product, productRow } from '../catalog/product-reader.ts';
import { type Pagination, readPagination } from '../pagination.ts';
import {
  count,
  fields,
  firstPresent,
  list,
  nullableNumber,
  nullableText,
  nullableTime,
  record,
  texts,
} from '../read.ts';
import { rowsOf, successReply, unreadableReply } from '../reply.ts';

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

export interface ProductChange {
  /** null if the backend only confirms success: then the list must be loaded again. */
  readonly product: MyProduct | null;
  readonly message: string | null;
}

const myProductFields = fields({
  rejectionReason: nullableText(2_000),
  rejection_reason: nullableText(2_000),
  revision: nullableNumber,
  updatedAt: nullableTime,
  updated_at: nullableTime,
  submittedAt: nullableTime,
  change: fields({
    status: nullableText(40),
    reason: nullableText(2_000),
    submittedAt: nullableTime,
  }),
});

const parseMyProduct = (value: unknown): MyProduct | null => {
  const parsed = z.safeParse(productRow, value);
  if (!parsed.success) return null;
  const myFields = z.parse(myProductFields, value);
  const { status, reason, submittedAt } = myFields.change;
  return {
    ...parsed.data,
    rejectionReason: myFields.rejectionReason ?? myFields.rejection_reason,
    revision: myFields.revision,
    updatedAt: myFields.updatedAt ?? myFields.updated_at,
    submittedAt: myFields.submittedAt,
    change: status === null ? null : { status, reason, submittedAt },
  };
};

/** Pagination at the top of the reply, or else under `data`. */
const paginationOf = (reply: Record<string, unknown>): Pagination | null =>
  readPagination(reply.pagination) ?? readPagination(z.parse(record, reply.data).pagination);

const readStatusCounts = (value: unknown): Readonly<Record<string, number>> | null => {
  const counts = Object.entries(z.parse(record, value)).slice(0, 20);
  if (counts.length === 0) return null;
  return Object.fromEntries(counts.map(([status, each]) => [status, z.parse(count, each)]));
};

export const readMyProducts = (body: unknown): MyProducts => ({
  products: z
    .parse(list(z.unknown(), 10_000), rowsOf(body, 'products', 'data'))
    .flatMap((row) => parseMyProduct(row) ?? []),
  pagination: paginationOf(z.parse(record, body)),
  counts: readStatusCounts(z.parse(record, body).counts),
});

/** One product under `data`, under `product`, or at the top level. Throws if there is none. */
export const readMyProduct = (body: unknown): MyProduct => {
  const reply = successReply(body);
  const parsed = parseMyProduct(firstPresent(reply, 'data', 'product') ?? reply);
  if (parsed === null) throw unreadableReply();
  return parsed;
};

const bulkChangeFields = fields({
  changed: texts,
  unchanged: texts,
  message: nullableText(500),
});

export const readBulkChange = (body: unknown): BulkChange =>
  z.parse(bulkChangeFields, successReply(body));

export const readProductChange = (body: unknown): ProductChange => {
  const reply = successReply(body);
  return {
    product: parseMyProduct(firstPresent(reply, 'data', 'product')) ?? parseMyProduct(reply),
    message: z.parse(nullableText(500), reply.message),
  };
};
