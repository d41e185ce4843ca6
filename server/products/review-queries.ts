// Queries of the product review: the queue and a single review.
import { type ExpressionBuilder, sql } from 'kysely';
import type { Review, ReviewRow } from '../../contract/admin/review.ts';
import type { Lang } from '../../contract/lang.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import type { Tables } from '../platform/db/tables.ts';
import { readWaitingImports } from './import-review-queries.ts';
import { serializeMyProducts } from './my-product-resource-queries.ts';
import { changedFields, filledFields } from './product-content.ts';
import { readStoredProducts, type StoredProduct } from './product-row-queries.ts';
import { type ProductState, pendingReviewKind } from './product-state.ts';
import { readPreviews } from './review-preview-queries.ts';

type ProductExpression = ExpressionBuilder<Tables, 'products'>;
/** Products of suspended or deleted suppliers are hidden and not reviewed. */
const isReviewable = (each: ProductExpression) => each('products.hidden', '=', 0);

/** The review queue: new products, with the import that made them, and changes of approved products. */
const reviewQueue = (db: DbOrTx) =>
  db
    .selectFrom('products')
    .leftJoin('imports', 'imports.id', 'products.import_id')
    .select(['products.no', 'products.submitted_at as since', 'imports.id as source'])
    .where('products.status', '=', 'pending')
    .where(isReviewable)
    .unionAll(
      db
        .selectFrom('product_changes')
        .innerJoin('products', 'products.no', 'product_changes.product_no')
        .select([
          'products.no',
          'product_changes.submitted_at as since',
          sql<string | null>`cast(null as text)`.as('source'),
        ])
        .where('product_changes.status', '=', 'pending')
        .where((each) => isReviewable(each as unknown as ProductExpression)),
    );

/** The queue with the new products of an import as one row, which names the first of them. */
const groupedQueue = (db: DbOrTx) =>
  db
    .selectFrom(reviewQueue(db).as('each'))
    .select(({ fn, ref }) => [
      fn.min<number>(ref('each.no')).as('no'),
      fn.min<string | null>(ref('each.since')).as('since'),
      fn.max<string | null>(ref('each.source')).as('source'),
      fn.countAll<number>().as('waiting'),
    ])
    .groupBy(sql`coalesce(source, cast(no as text))`);

const queueOfImport = (db: DbOrTx, importId: string) =>
  db
    .selectFrom(reviewQueue(db).as('each'))
    .select(['each.no', 'each.since', 'each.source', sql<number>`1`.as('waiting')])
    .where('each.source', '=', importId);

const submissionTimeOf = ({ submittedAt: ownTime, change }: ProductState): string =>
  ownTime ?? change?.submittedAt ?? '';

/** Reads a product in any status; null where it does not exist. */
export async function readProductById(db: DbOrTx, id: string): Promise<StoredProduct | null> {
  const rows = await db.selectFrom('products').selectAll().where('id', '=', id).execute();
  return (await readStoredProducts(db, rows))[0] ?? null;
}

/**
 * A page of the queue, the longest waiting first. New products of one import are one row, unless `importId` lists those of that
 * import. Names of categories and machine types are in `lang`.
 */
export async function readReviewPage(
  db: DbOrTx,
  page: PageQuery,
  importId: string | undefined,
  lang: Lang,
): Promise<{ reviews: ReviewRow[]; total: number }> {
  const longestFirst = db
    .selectFrom((importId ? queueOfImport(db, importId) : groupedQueue(db)).as('queue'))
    .innerJoin('products', 'products.no', 'queue.no')
    .selectAll('products')
    .select(['queue.source', 'queue.waiting'])
    .orderBy('queue.since')
    .orderBy('queue.no');
  const { rows, total } = await readPage(longestFirst, page);
  const stored = await readStoredProducts(db, rows);
  const products = await serializeMyProducts(db, stored, lang);
  const productsById = new Map(products.map((each) => [each.id, each]));
  const statesByNo = new Map(stored.map((each) => [each.row.no, each.state]));
  const groups = rows.filter(({ source, waiting }) => source !== null && Number(waiting) > 1);
  const imports = await readWaitingImports(
    db,
    new Map(groups.map(({ source, waiting }) => [source ?? '', Number(waiting)])),
    lang,
  );
  const reviews = rows.flatMap(({ no, id, source }) => {
    const [state, product] = [statesByNo.get(no), productsById.get(id)];
    const kind = state && pendingReviewKind(state);
    if (!kind || !product) return [];
    const row = { id, kind, submittedAt: submissionTimeOf(state), product };
    return [{ ...row, import: imports.get(source ?? '') ?? null }];
  });
  return { reviews, total };
}

/** The submitted content of a product in its supplier's language, with the live content; null where nothing waits. */
export async function readReview(db: DbOrTx, id: string, lang: Lang): Promise<Review | null> {
  const stored = await readProductById(db, id);
  const kind = stored && pendingReviewKind(stored.state);
  if (!kind) return null;
  const { row, state } = stored;
  const { content, change } = state;
  const liveVersion = change ? [{ row, state: { ...state, change: null } }] : [];
  const [proposed, live = null] = await serializeMyProducts(db, [stored, ...liveVersion], lang);
  if (!proposed) return null;
  return {
    id: row.id,
    kind,
    submittedAt: submissionTimeOf(state),
    revision: row.revision,
    importId: kind === 'new' ? row.import_id : null,
    proposed,
    previews: await readPreviews(db, stored),
    live,
    changed: change ? changedFields(content, change.content) : filledFields(content),
  };
}
