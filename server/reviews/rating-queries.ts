// Queries that derive the ratings of a product and its supplier from their reviews.
import type { RatingSummary } from '../../contract/reviews/review.ts';
import { MAX_STARS } from '../../contract/reviews/review-limits.ts';
import type { DbOrTx } from '../platform/db/open.ts';

/** Reviews of a product, or of all products of a supplier including deleted ones. */
export type ReviewSubject =
  | { readonly column: 'product_no'; readonly value: number }
  | { readonly column: 'supplier_id'; readonly value: string };

const roundToHundredths = (number: number): number => Math.round(number * 100) / 100;

export async function readSummary(
  db: DbOrTx,
  { column, value }: ReviewSubject,
): Promise<RatingSummary> {
  const rows = await db
    .selectFrom('reviews')
    .select(['rating', ({ fn }) => fn.countAll<number>().as('reviews')])
    .where(column, '=', value)
    .where('removed_at', 'is', null)
    .groupBy('rating')
    .execute();
  const stars = Array<number>(MAX_STARS).fill(0);
  for (const { rating, reviews } of rows) stars[rating - 1] = Number(reviews);
  const count = stars.reduce((sum, reviews) => sum + reviews, 0);
  const sum = stars.reduce((all, reviews, index) => all + reviews * (index + 1), 0);
  return { average: count === 0 ? 0 : roundToHundredths(sum / count), count, stars };
}

/** Call it in the changeCatalog() that inserted, removed or deleted a review, with the catalog locked. */
export async function updateRatings(
  tx: DbOrTx,
  { product_no, supplier_id }: { readonly product_no: number | null; readonly supplier_id: string },
): Promise<void> {
  if (product_no !== null) {
    const { average, count } = await readSummary(tx, { column: 'product_no', value: product_no });
    await tx
      .updateTable('products')
      .set({ rating_average: average, rating_count: count })
      .where('no', '=', product_no)
      .execute();
  }
  const { average, count } = await readSummary(tx, { column: 'supplier_id', value: supplier_id });
  await tx
    .updateTable('users')
    .set({ rating_average: average, rating_count: count })
    .where('id', '=', supplier_id)
    .execute();
}
