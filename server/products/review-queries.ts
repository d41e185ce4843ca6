// Queries and transactions of the product review: queue, single review, approve, reject, take down.
import { type ExpressionBuilder, sql } from 'kysely';
import type { ReviewRowWire, ReviewWire } from '../../contract/admin/review.ts';
import type { Lang } from '../../contract/lang.ts';
import { changeCatalog } from '../catalog/change-catalog-queries.ts';
import type { Db, Queries } from '../platform/db/open.ts';
import { type Page, pageOf } from '../platform/db/pages.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import type { Tables } from '../platform/db/tables.ts';
import { ownWires } from './own-product-resource-queries.ts';
import { differences, filledFields } from './product-content.ts';
import { type Row, type Stored, storedOf } from './product-row-queries.ts';
import { approved, rejected, type Standing, takenDown, waits } from './product-state.ts';
import { writeListing } from './product-write-queries.ts';

/**
 * Result of a change. `unused`: paths of files that nothing uses any more, for `storage.remove()` after the commit.
 * `conflict`: the product has another revision. `missing`: the product does not exist, or its state does not allow the change.
 */
export type Outcome =
  | { readonly kind: 'done'; readonly unused: readonly string[] }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'missing' };

/** A product under review, with number and supplier id, which the API does not show. */
export interface Review extends ReviewWire {
  readonly no: number;
  readonly supplierId: string;
}

type Products = ExpressionBuilder<Tables, 'products'>;
/** Products of suspended or deleted suppliers are hidden and not reviewed. */
const isSeen = (each: Products) => each('products.hidden', '=', 0);

/** The review queue: new products, and changes of approved products. */
const queue = (db: Db) =>
  db
    .selectFrom('products')
    .select(['products.no', 'products.submitted_at as since', sql<string>`'new'`.as('kind')])
    .where('products.status', '=', 'pending')
    .where(isSeen)
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
        .where((each) => isSeen(each as unknown as Products)),
    );

const submittedAt = ({ submittedAt: own, change }: Standing): string =>
  own ?? change?.submittedAt ?? '';

/**
 * Every function with a `tx` must be the first call in its transaction, as changeCatalog() requires. After the commit, the caller
 * calls catalog.refresh() and storage.remove() with the unused files.
 */
export function listingsRepository(db: Db, search: SearchIndex) {
  const find = async (queries: Queries, by: Partial<Pick<Row, 'no' | 'id'>>) => {
    const rows = await queries
      .selectFrom('products')
      .selectAll()
      .where(({ and }) => and(by))
      .execute();
    return (await storedOf(queries, rows))[0] ?? null;
  };

  /** Writes the state that `decision` returns; null from it means that the state does not allow the decision. */
  const decide = async (
    no: number,
    tx: Queries,
    revision: number | null,
    decision: (standing: Standing) => Standing | null,
  ): Promise<Outcome> => {
    const { result } = await changeCatalog(tx, search, async (_, scope): Promise<Outcome> => {
      const stored = await find(tx, { no });
      const after = stored && decision(stored.standing);
      if (!stored || !after) return { kind: 'missing' };
      if (revision !== null && revision !== stored.row.revision) return { kind: 'conflict' };
      await scope.addProducts([no]);
      return { kind: 'done', unused: await writeListing(tx, stored, after) };
    });
    return result;
  };

  const review = async (stored: Stored, lang: Lang): Promise<Review | null> => {
    const { row, standing } = stored;
    const kind = waits(standing);
    if (kind === null) return null;
    const { content, change } = standing;
    const proposed = await ownWires(db, [stored], lang);
    const before: Stored | null = change ? { row, standing: { ...standing, change: null } } : null;
    const live = before ? await ownWires(db, [before], lang) : [];
    const [wire] = proposed;
    if (!wire) return null;
    return {
      id: row.id,
      no: row.no,
      supplierId: row.supplier_id,
      kind,
      submittedAt: submittedAt(standing),
      revision: row.revision,
      proposed: wire,
      live: live[0] ?? null,
      changed: change ? differences(content, change.content) : filledFields(content),
    };
  };

  return {
    /** A page of the queue, the longest waiting first. Category names are in `lang`. */
    async waiting(page: Page, lang: Lang): Promise<{ reviews: ReviewRowWire[]; total: number }> {
      const longestFirst = db
        .selectFrom(queue(db).as('queue'))
        .innerJoin('products', 'products.no', 'queue.no')
        .selectAll('products')
        .orderBy('queue.since')
        .orderBy('queue.no');
      const { rows, total } = await pageOf(longestFirst, page);
      const stored = await storedOf(db, rows);
      const wires = new Map((await ownWires(db, stored, lang)).map((each) => [each.id, each]));
      const byNo = new Map(stored.map((each) => [each.row.no, each.standing]));
      const reviews = rows.flatMap(({ no, id }) => {
        const [standing, product] = [byNo.get(no), wires.get(id)];
        const kind = standing && waits(standing);
        return kind && product ? [{ id, kind, submittedAt: submittedAt(standing), product }] : [];
      });
      return { reviews, total };
    },

    /** The submitted content of a product in its supplier's language, with the live content; null where nothing waits. */
    async review(id: string, lang: Lang): Promise<Review | null> {
      const stored = await find(db, { id });
      return stored && review(stored, lang);
    },

    /** Publishes what waits: a new product, or a change of one. */
    approve: (no: number, expectedRevision: number, tx: Queries): Promise<Outcome> =>
      decide(no, tx, expectedRevision, approved),

    /** Sends what waits back to its supplier; live content stays live. */
    reject: (no: number, expectedRevision: number, reason: string, tx: Queries): Promise<Outcome> =>
      decide(no, tx, expectedRevision, (standing) => rejected(standing, reason)),

    /** Takes down an approved product; its supplier may correct and resubmit it. */
    takeDown: (no: number, reason: string, tx: Queries): Promise<Outcome> =>
      decide(no, tx, null, (standing) => takenDown(standing, reason)),
  };
}
export type Listings = ReturnType<typeof listingsRepository>;
