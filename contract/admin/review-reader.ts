// Parsers of the review queue and of one review, which has the proposed and the live product.
import * as z from 'zod/mini';
import { type Product, productRow } from '../catalog/product-reader.ts';
import { type Pagination, readPagination } from '../pagination.ts';
import { count, fields, list, nullableTime, record, text, texts } from '../read.ts';
import { rowsOf, successReply, unreadableReply } from '../reply.ts';

export interface ReviewRow {
  readonly id: string;
  readonly kind: 'new' | 'change';
  readonly submittedAt: string | null;
  readonly product: Product;
}

export interface Reviews {
  readonly reviews: readonly ReviewRow[];
  readonly pagination: Pagination | null;
}

export interface Review {
  readonly id: string;
  readonly kind: 'new' | 'change';
  readonly submittedAt: string | null;
  readonly revision: number;
  readonly proposed: Product;
  readonly live: Product | null;
  /** Field names, as listed in contract/admin/review.ts. */
  readonly changed: readonly string[];
}

const kindOf = (kind: string): 'new' | 'change' => (kind === 'change' ? 'change' : 'new');

const reviewFields = fields({
  id: text(64),
  kind: text(40),
  submittedAt: nullableTime,
  revision: count,
  changed: texts,
});

const reviewRow = z.pipe(
  record,
  z.transform((value): ReviewRow | null => {
    const { id, kind, submittedAt } = z.parse(reviewFields, value);
    const product = z.safeParse(productRow, value.product);
    return id !== '' && product.success
      ? { id, kind: kindOf(kind), submittedAt, product: product.data }
      : null;
  }),
);

export const readReviews = (body: unknown): Reviews => ({
  reviews: z
    .parse(list(reviewRow, 10_000), rowsOf(body, 'reviews', 'data'))
    .filter((each) => each !== null),
  pagination: readPagination(z.parse(record, body).pagination),
});

export const readReview = (body: unknown): Review => {
  const data = z.parse(record, successReply(body).data);
  const { id, kind, submittedAt, revision, changed } = z.parse(reviewFields, data);
  const proposed = z.safeParse(productRow, data.proposed);
  if (!proposed.success || id === '') throw unreadableReply();
  const live = z.safeParse(productRow, data.live);
  return {
    id,
    kind: kindOf(kind),
    submittedAt,
    revision,
    proposed: proposed.data,
    live: live.success ? live.data : null,
    changed,
  };
};
