// Serialization of reviews, with the names of their products and their texts in the reader's language.
import type { Lang } from '../../contract/lang.ts';
import type { OrderReview, Review } from '../../contract/reviews/review.ts';
import { readProductReferences } from '../catalog/product-reference-queries.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { photosOf, type ReviewRow } from './review-queries.ts';

const textIn = (lang: Lang, text: string, language: string | null, translation: string | null) => {
  const isTranslated = language !== lang && translation !== null;
  return {
    text: isTranslated ? translation : text,
    original: isTranslated ? text : null,
    originalLanguage: language,
    language: isTranslated ? lang : language,
  };
};

const readPublicNos = async (db: DbOrTx, nos: readonly number[]): Promise<ReadonlySet<number>> => {
  if (nos.length === 0) return new Set();
  const rows = await db
    .selectFrom('products')
    .select('no')
    .where('no', 'in', nos)
    .where(isPublicProduct)
    .execute();
  return new Set(rows.map(({ no }) => no));
};

/** Serializes reviews in the order given. */
export async function serializeOrderReviews(
  db: DbOrTx,
  rows: readonly ReviewRow[],
  lang: Lang,
): Promise<OrderReview[]> {
  const nos = [...new Set(rows.flatMap(({ product_no }) => product_no ?? []))];
  const publicNos = await readPublicNos(db, nos);
  const productOf = await readProductReferences(db, nos, lang);
  return rows.map((row) => {
    const { id: orderedProductId, name } = productOf(row.product_no, row.product_name);
    const isPublic = row.product_no !== null && publicNos.has(row.product_no);
    return {
      id: row.id,
      productId: isPublic ? orderedProductId : '',
      productName: name,
      rating: row.rating,
      ...textIn(lang, row.text, row.language, row.translation),
      photos: photosOf(row),
      author: row.author,
      city: row.city || null,
      // Only buyers of a delivered order can write a review.
      verified: true,
      createdAt: row.created_at,
      reply:
        row.reply === null
          ? null
          : {
              ...textIn(lang, row.reply, row.reply_language, row.reply_translation),
              createdAt: row.replied_at,
            },
      orderedProductId,
      removed: row.removed_at === null ? null : { at: row.removed_at, reason: row.removal_reason },
    };
  });
}

export const serializeReviews = async (
  db: DbOrTx,
  rows: readonly ReviewRow[],
  lang: Lang,
): Promise<Review[]> =>
  (await serializeOrderReviews(db, rows, lang)).map(
    ({ orderedProductId: _, removed: __, ...review }) => review,
  );
