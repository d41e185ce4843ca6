// Reviews of the demo market's delivered orders, some with the supplier's reply, and the ratings that follow from them.

import type { Insertable } from 'kysely';
import type { DbOrTx } from '../../../server/platform/db/open.ts';
import type { ReviewsTable } from '../../../server/platform/db/tables.ts';
import type { Random } from '../random.ts';
import type { Both } from '../types.ts';
import type { Interest } from './enquiries.ts';
import { offerTexts } from './offer.ts';
import { REVIEW_TEXTS } from './texts.ts';
import { iso, type TradeBuilder } from './trade-builder.ts';
import { DAY, HOUR } from './working-hours.ts';

/** Share of the delivered orders that are reviewed, and of the reviews with a reply. */
const REVIEWED = 0.6;
const REPLIED = 0.45;

type Stars = keyof typeof REVIEW_TEXTS.firstSentences;

const starsOf = (random: Random): Stars => {
  const draw = random.next();
  if (draw < 0.52) return 5;
  if (draw < 0.86) return 4;
  return draw < 0.96 ? 3 : 2;
};

const textsOf = (random: Random, stars: Stars, isBySea: boolean): Both[] => {
  const kind = stars >= 4 ? REVIEW_TEXTS.goodService : REVIEW_TEXTS.slowService;
  const service = kind.filter(({ en }) => isBySea || !/sea voyage|customs/.test(en));
  return [
    random.pick(REVIEW_TEXTS.firstSentences[stars]),
    ...(random.chance(0.8) ? [random.pick(service)] : []),
  ];
};

/** Returns a review of the delivered order, or null: not every buyer writes one. */
export function reviewOf(
  trade: TradeBuilder,
  { offer, buyer, quantity }: Interest,
  order: { readonly id: string; readonly delivered: number },
): Insertable<ReviewsTable> | null {
  const { random } = trade;
  const stars = starsOf(random);
  const text = offerTexts(
    offer,
    buyer,
    quantity,
  )(...textsOf(random, stars, offer.seller.supplier.country !== 'India'));
  const at = random.chance(REVIEWED)
    ? trade.nextAction(buyer, order.delivered, 3 * DAY, 25 * DAY)
    : null;
  if (at === null) return null;
  const { seller, product, no } = offer;
  const about = { subjectId: order.id, subject: product.name.en, detail: '' };
  trade.recordActivity(buyer, at);
  trade.notify({ ...about, to: seller, kind: 'review.new', from: buyer.displayName, at });
  const reply = random.pick(stars >= 4 ? REVIEW_TEXTS.thanks : REVIEW_TEXTS.apologies);
  const replied = random.chance(REPLIED) ? trade.nextAction(seller, at, 2 * HOUR, 4 * DAY) : null;
  if (replied !== null) {
    trade.recordActivity(seller, replied);
    trade.notify({
      ...about,
      to: buyer,
      kind: 'review.reply',
      from: seller.displayName,
      at: replied,
    });
  }
  const isChinese = seller.language === 'zh-Hans';
  return {
    id: trade.id(at),
    product_no: no,
    product_name: product.name.en,
    supplier_id: seller.id,
    order_id: order.id,
    author_id: buyer.id,
    author: buyer.buyer.companyName,
    city: buyer.buyer.city.name.en,
    rating: stars,
    photos: '[]',
    language: 'en',
    text: text.en,
    translation: text.zh,
    created_at: iso(at),
    reply: replied === null ? null : isChinese ? reply.zh : reply.en,
    reply_language: replied === null ? null : seller.language,
    reply_translation: replied === null ? null : isChinese ? reply.en : reply.zh,
    replied_at: replied === null ? null : iso(replied),
  };
}

const averageOf = (stars: readonly number[]): number =>
  Math.round((stars.reduce((sum, each) => sum + each, 0) / stars.length) * 100) / 100;

/** Writes the ratings of the reviewed products and of their suppliers. */
export async function writeRatings(
  tx: DbOrTx,
  reviews: readonly Insertable<ReviewsTable>[],
): Promise<void> {
  const ratings = (of: typeof reviews) => ({
    rating_average: averageOf(of.map(({ rating }) => rating)),
    rating_count: of.length,
  });
  for (const [no, own] of Map.groupBy(reviews, ({ product_no }) => product_no ?? 0))
    await tx.updateTable('products').set(ratings(own)).where('no', '=', no).execute();
  for (const [id, own] of Map.groupBy(reviews, ({ supplier_id }) => supplier_id))
    await tx.updateTable('users').set(ratings(own)).where('id', '=', id).execute();
}
