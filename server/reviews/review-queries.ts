// Queries of reviews: pages of a product or a supplier, what a new review needs, and the writes.
import type { Insertable, Selectable, Updateable } from 'kysely';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { CatalogScope } from '../catalog/versions/change-catalog-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import type { ReviewsTable } from '../platform/db/tables.ts';
import type { ReviewSubject } from './rating-queries.ts';

export type ReviewRow = Selectable<ReviewsTable>;

export const photosOf = ({ photos }: Pick<ReviewRow, 'photos'>): string[] =>
  JSON.parse(photos) as string[];

/** Newest first, without those that were removed. */
export const readReviewPage = (
  db: DbOrTx,
  { column, value }: ReviewSubject,
  page: PageQuery,
): Promise<{ rows: ReviewRow[]; total: number }> =>
  readPage(
    db
      .selectFrom('reviews')
      .selectAll()
      .where(column, '=', value)
      .where('removed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    page,
  );

/** Number of a public product; null where there is none. */
export async function readPublicProductNo(db: DbOrTx, id: string): Promise<number | null> {
  const product = await db
    .selectFrom('products')
    .select('no')
    .where('id', '=', id)
    .where(isPublicProduct)
    .executeTakeFirst();
  return product?.no ?? null;
}

/** Reviews with these ids, removed or not. */
export const readReviews = async (db: DbOrTx, ids: readonly string[]): Promise<ReviewRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('reviews').selectAll().where('id', 'in', ids).execute();

export const readReview = (tx: DbOrTx, id: string): Promise<ReviewRow | undefined> =>
  tx.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();

/** Participants of an order; undefined if there is no such order. */
export const readOrderParticipants = (db: DbOrTx, id: string) =>
  db
    .selectFrom('orders')
    .select(['buyer_id', 'supplier_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();

export const readReviewsOfOrder = (db: DbOrTx, orderId: string): Promise<ReviewRow[]> =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The ordered product, with its name in the order; undefined where the order has no such product. */
export const readOrderedProduct = (tx: DbOrTx, orderId: string, productId: string) =>
  tx
    .selectFrom('order_lines')
    .innerJoin('products', 'products.no', 'order_lines.product_no')
    .select(['products.no', 'products.supplier_id', 'order_lines.name'])
    .where('order_lines.order_id', '=', orderId)
    .where('products.id', '=', productId)
    .orderBy('order_lines.position')
    .limit(1)
    .executeTakeFirst();

export async function isReviewed(tx: DbOrTx, orderId: string, productNo: number): Promise<boolean> {
  const row = await tx
    .selectFrom('reviews')
    .select('id')
    .where('order_id', '=', orderId)
    .where('product_no', '=', productNo)
    .executeTakeFirst();
  return row !== undefined;
}

/** Name and city of the author as a review shows them, with the account's language; undefined where the account is deleted. */
export async function readAuthor(tx: DbOrTx, id: string) {
  const row = await tx
    .selectFrom('users')
    .leftJoin('user_texts', (join) =>
      join
        .onRef('user_texts.user_id', '=', 'users.id')
        .onRef('user_texts.lang', '=', 'users.language'),
    )
    .select(['language', 'company_name', 'name', 'city'])
    .where('users.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const firstName = (row.name ?? '').trim().split(/\s+/)[0] ?? '';
  return {
    language: row.language,
    author: row.company_name || firstName,
    city: row.city ?? '',
  };
}

export async function insertReview(tx: DbOrTx, row: Insertable<ReviewsTable>): Promise<void> {
  await tx.insertInto('reviews').values(row).execute();
}

export async function updateReview(
  tx: DbOrTx,
  id: string,
  values: Updateable<ReviewsTable>,
): Promise<void> {
  await tx.updateTable('reviews').set(values).where('id', '=', id).execute();
}

export async function deleteReviewRow(tx: DbOrTx, id: string): Promise<void> {
  await tx.deleteFrom('reviews').where('id', '=', id).execute();
}

/**
 * Adds the replies that contain the review to the scope of a catalog change: those with its product, or with its supplier if the
 * product is not public. `ratings` also adds those with the ratings of both, such as the directory.
 */
export async function addToScope(
  tx: DbOrTx,
  scope: CatalogScope,
  { product_no, supplier_id }: Pick<ReviewRow, 'product_no' | 'supplier_id'>,
  changed: 'ratings' | 'words',
): Promise<void> {
  const product =
    product_no === null
      ? undefined
      : await tx
          .selectFrom('products')
          .select('no')
          .where('no', '=', product_no)
          .where(isPublicProduct)
          .executeTakeFirst();
  if (product) await scope.addProducts([product.no]);
  if (!product || changed === 'ratings') await scope.addSupplier(supplier_id, 'profile');
}
