// Products as admins decide about them: the review queue, approving, rejecting, taking down.
import { type ExpressionBuilder, sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import type { ReviewRowWire, ReviewWire } from '../../contract/review.ts';
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
 * What came of a change. `unused` are paths of files that nothing refers to any more, for `storage.remove()` after the
 * commit. `conflict`: the revision is another one. `missing`: there is no such listing, or nothing of it that this could
 * be done to.
 */
export type Outcome =
  | { readonly kind: 'done'; readonly unused: readonly string[] }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'missing' };

/** A listing under review, with what the desk's own rows need besides what the wire shows. */
export interface Review extends ReviewWire {
  readonly no: number;
  readonly supplierId: string;
}

type Products = ExpressionBuilder<Tables, 'products'>;
/** Nobody reviews for a supplier that is suspended. */
const isSeen = (each: Products) => each('products.hidden', '=', 0);

/** The two queues as one: listings never approved, and changes of approved ones. */
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
 * Every function with a `tx` is the first call in its transaction, as changeCatalog() demands. After the commit follow
 * catalog.refresh() and storage.remove() of what is unused.
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

  /** `decide` answers null where the listing does not stand so that this could be done to it. */
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
    /** The longest waiting first; what the taxonomy calls things is said in `lang`. */
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

    /** What waits of a listing, in its supplier's words, beside what is live; null where nothing waits. */
    async review(id: string, lang: Lang): Promise<Review | null> {
      const stored = await find(db, { id });
      return stored && review(stored, lang);
    },

    /** Puts live what waits: a new listing, or a change of one. */
    approve: (no: number, expectedRevision: number, tx: Queries): Promise<Outcome> =>
      decide(no, tx, expectedRevision, approved),

    /** Sends what waits back to its supplier; what is live stays. */
    reject: (no: number, expectedRevision: number, reason: string, tx: Queries): Promise<Outcome> =>
      decide(no, tx, expectedRevision, (standing) => rejected(standing, reason)),

    /** Takes an approved listing from the public; its supplier may mend it and hand it in again. */
    takeDown: (no: number, reason: string, tx: Queries): Promise<Outcome> =>
      decide(no, tx, null, (standing) => takenDown(standing, reason)),
  };
}
export type Listings = ReturnType<typeof listingsRepository>;
