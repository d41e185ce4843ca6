// Stores for the review queue and for one review with its decision.
import { atom, type ReadableAtom } from 'nanostores';
import {
  getReview,
  listReviews,
  type Review,
  type ReviewRow,
} from '../../../../contract/admin/review.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { MAX_PAGE_SIZE } from '../../../../contract/limits.ts';
import type { Api } from '../../../api/call.ts';
import { type LoadError, toLoadError } from '../../../stores/load-error.ts';
import { type AdminList, adminList } from '../admin-list.ts';
import { $deferred } from '../decisions/deferred.ts';
import { deferredItem } from '../decisions/deferred-item.ts';

/** The rows as they will be once the deferred decisions are stored. */
function withoutDeferred(rows: readonly ReviewRow[]): readonly ReviewRow[] {
  const ofImport = (id: string): number =>
    $deferred.get().filter(({ view, importId }) => view === 'reviews' && importId === id).length;
  return rows.flatMap((row) => {
    if (!row.import) return deferredItem('reviews', row.id) ? [] : [row];
    const waiting = row.import.waiting - ofImport(row.import.id);
    return waiting > 0 ? [{ ...row, import: { ...row.import, waiting } }] : [];
  });
}

export const reviewQueue = (api: Api): AdminList<'import', ReviewRow> =>
  adminList('reviews', ['import'], async (query, signal) => {
    const { reviews, pagination } = await api.call(listReviews, { query, signal });
    const rows = withoutDeferred(reviews);
    const total = pagination && pagination.total - (reviews.length - rows.length);
    return { rows, pagination: pagination && { ...pagination, total: total ?? 0 } };
  });

/** 'gone': no longer in the queue, because another admin decided, or the supplier withdrew or deleted the product. */
export type OpenReview =
  | { readonly status: 'loading' }
  | { readonly status: 'gone' }
  | { readonly status: 'ready'; readonly review: Review }
  | { readonly status: 'failed'; readonly error: LoadError };

export type Decision =
  | { readonly decision: 'approve' }
  | { readonly decision: 'reject'; readonly reason: string };

interface ReviewStore {
  readonly $review: ReadableAtom<OpenReview>;
  load(): Promise<void>;
  /** The id of the next waiting product after this one, of its import first, else of the first one; null if none is left. */
  next(): Promise<string | null>;
  /** The id of the waiting product before this one, in the same order; null if this is the first one. */
  previous(): Promise<string | null>;
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function createReview(api: Api, id: string): ReviewStore {
  const $review = atom<OpenReview>({ status: 'loading' });
  const readQueue = async (filters: { readonly import?: string }) => {
    const query = { limit: MAX_PAGE_SIZE, ...filters };
    const { reviews } = await api.call(listReviews, { query });
    // This one too, for its place: decided or not, it is in the queue of the server until the decision is sent.
    return reviews.filter((each) => each.id === id || !deferredItem('reviews', each.id));
  };
  const nextIn = async (filters: { readonly import?: string }): Promise<string | null> => {
    const reviews = await readQueue(filters);
    const index = reviews.findIndex((each) => each.id === id);
    const others = reviews.filter((each) => each.id !== id);
    // If this product is not found, `index` is -1, and the first one follows.
    return (others[Math.max(index, 0)] ?? others[0])?.id ?? null;
  };
  return {
    $review,
    async load() {
      $review.set({ status: 'loading' });
      try {
        $review.set({ status: 'ready', review: await api.call(getReview, { params: { id } }) });
      } catch (error) {
        $review.set(
          isGone(error) ? { status: 'gone' } : { status: 'failed', error: toLoadError(error) },
        );
      }
    },
    async next() {
      const state = $review.get();
      const importId = 'review' in state ? state.review.importId : null;
      const ofImport = importId === null ? null : await nextIn({ import: importId });
      return ofImport ?? nextIn({});
    },
    async previous() {
      const state = $review.get();
      const importId = 'review' in state ? state.review.importId : null;
      const reviews = await readQueue(importId === null ? {} : { import: importId });
      return reviews[reviews.findIndex((each) => each.id === id) - 1]?.id ?? null;
    },
  };
}
