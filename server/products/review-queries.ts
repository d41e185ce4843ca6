// Queries and transactions of the product review: queue, single review, approve, reject, take down.
import { type ExpressionBuilder, sql } from 'kysely';
import type { ReviewDto, ReviewRowDto } from '../../contract/admin/review.ts';
import type { Lang } from '../../contract/lang.ts';
import { changeCatalog } from '../catalog/change-catalog-queries.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import type { Tables } from '../platform/db/tables.ts';
import { serializeMyProducts } from './my-product-resource-queries.ts';
import { changedFields, filledFields } from './product-content.ts';
import { type ProductRow, readStoredProducts, type StoredProduct } from './product-row-queries.ts';
import {
  type ProductState,
  pendingReviewKind,
  stateAfterApproval,
  stateAfterRejection,
  stateAfterTakeDown,
} from './product-state.ts';
import { writeProduct } from './product-write-queries.ts';

/**
 * Result of a change. `unused`: paths of files that nothing uses any more, for `storage.remove()` after the commit.
 * `conflict`: the product has another revision. `missing`: the product does not exist, or its state does not allow the change.
 */
export type Outcome =
  | { readonly kind: 'done'; readonly unused: readonly string[] }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'missing' };

/** A product under review, with number and supplier id, which the API does not show. */
export interface ProductReview extends ReviewDto {
  readonly no: number;
  readonly supplierId: string;
}

type ProductExpression = ExpressionBuilder<Tables, 'products'>;
/** Products of suspended or deleted suppliers are hidden and not reviewed. */
const isReviewable = (each: ProductExpression) => each('products.hidden', '=', 0);

/** The review queue: new products, and changes of approved products. */
const reviewQueue = (db: Db) =>
  db
    .selectFrom('products')
    .select(['products.no', 'products.submitted_at as since', sql<string>`'new'`.as('kind')])
    .where('products.status', '=', 'pending')
    .where(isReviewable)
    .unionAll(
      db
        .selectFrom('product_changes')
        .innerJoin('products', 'products.no', 'product_changes.product_no')
        .select([
          'products.no',
          'product_changes.submitted_at as since',
          sql<string>`'change'`.as('kind'),
        ])
        .where('product_changes.status', '=', 'pending')
        .where((each) => isReviewable(each as unknown as ProductExpression)),
    );

const submissionTimeOf = ({ submittedAt: ownTime, change }: ProductState): string =>
  ownTime ?? change?.submittedAt ?? '';

/**
 * Every function with a `tx` must be the first call in its transaction, as changeCatalog() requires. After the commit, the caller
 * calls catalog.refresh() and storage.remove() with the unused files.
 */
export function reviewsRepository(db: Db, search: SearchIndex) {
  const readStored = async (queries: DbOrTx, key: Partial<Pick<ProductRow, 'no' | 'id'>>) => {
    const rows = await queries
      .selectFrom('products')
      .selectAll()
      .where(({ and }) => and(key))
      .execute();
    return (await readStoredProducts(queries, rows))[0] ?? null;
  };

  /** Writes the state that `nextState` returns; null from it means that the state does not allow the decision. */
  const decide = async (
    no: number,
    tx: DbOrTx,
    revision: number | null,
    nextState: (state: ProductState) => ProductState | null,
  ): Promise<Outcome> => {
    const { result } = await changeCatalog(tx, search, async (_, scope): Promise<Outcome> => {
      const stored = await readStored(tx, { no });
      const after = stored && nextState(stored.state);
      if (!stored || !after) return { kind: 'missing' };
      if (revision !== null && revision !== stored.row.revision) return { kind: 'conflict' };
      await scope.addProducts([no]);
      return { kind: 'done', unused: await writeProduct(tx, stored, after) };
    });
    return result;
  };

  const serializeReview = async (
    stored: StoredProduct,
    lang: Lang,
  ): Promise<ProductReview | null> => {
    const { row, state } = stored;
    const kind = pendingReviewKind(state);
    if (kind === null) return null;
    const { content, change } = state;
    const proposedProducts = await serializeMyProducts(db, [stored], lang);
    const storedLive: StoredProduct | null = change
      ? { row, state: { ...state, change: null } }
      : null;
    const liveProducts = storedLive ? await serializeMyProducts(db, [storedLive], lang) : [];
    const [proposedProduct] = proposedProducts;
    if (!proposedProduct) return null;
    return {
      id: row.id,
      no: row.no,
      supplierId: row.supplier_id,
      kind,
      submittedAt: submissionTimeOf(state),
      revision: row.revision,
      proposed: proposedProduct,
      live: liveProducts[0] ?? null,
      changed: change ? changedFields(content, change.content) : filledFields(content),
    };
  };

  return {
    /** A page of the queue, the longest waiting first. Category names are in `lang`. */
    async page(page: PageQuery, lang: Lang): Promise<{ reviews: ReviewRowDto[]; total: number }> {
      const longestFirst = db
        .selectFrom(reviewQueue(db).as('queue'))
        .innerJoin('products', 'products.no', 'queue.no')
        .selectAll('products')
        .orderBy('queue.since')
        .orderBy('queue.no');
      const { rows, total } = await readPage(longestFirst, page);
      const stored = await readStoredProducts(db, rows);
      const productsById = new Map(
        (await serializeMyProducts(db, stored, lang)).map((each) => [each.id, each]),
      );
      const statesByNo = new Map(stored.map((each) => [each.row.no, each.state]));
      const reviews = rows.flatMap(({ no, id }) => {
        const [state, product] = [statesByNo.get(no), productsById.get(id)];
        const kind = state && pendingReviewKind(state);
        return kind && product ? [{ id, kind, submittedAt: submissionTimeOf(state), product }] : [];
      });
      return { reviews, total };
    },

    /** The submitted content of a product in its supplier's language, with the live content; null where nothing waits. */
    async review(id: string, lang: Lang): Promise<ProductReview | null> {
      const stored = await readStored(db, { id });
      return stored && serializeReview(stored, lang);
    },

    /** Publishes what waits: a new product, or a change of one. */
    approve: (no: number, expectedRevision: number, tx: DbOrTx): Promise<Outcome> =>
      decide(no, tx, expectedRevision, stateAfterApproval),

    /** Sends what waits back to its supplier; live content stays live. */
    reject: (no: number, expectedRevision: number, reason: string, tx: DbOrTx): Promise<Outcome> =>
      decide(no, tx, expectedRevision, (state) => stateAfterRejection(state, reason)),

    /** Takes down an approved product; its supplier may correct and resubmit it. */
    takeDown: (no: number, reason: string, tx: DbOrTx): Promise<Outcome> =>
      decide(no, tx, null, (state) => stateAfterTakeDown(state, reason)),
  };
}
export type ReviewsRepository = ReturnType<typeof reviewsRepository>;
