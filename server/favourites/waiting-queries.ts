// Query of a buyer's saved products whose price or state has changed since the buyer saw it.
import { sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { toDollars } from '../../contract/money.ts';
import { WAITING_PER_KIND, type WaitingPart, waitingPart } from '../accounts/waiting-part.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { textsIn } from '../platform/db/text-queries.ts';

/** News about a saved product are shown for so long. */
const NEWS_FOR_DAYS = 30;
const DAY_MS = 86_400_000;
const newsSince = (): string => new Date(Date.now() - NEWS_FOR_DAYS * DAY_MS).toISOString();

const TOTAL = sql<number>`count(*) over ()`.as('total');

const dollarsOf = (cents: number | null): number | null =>
  cents === null ? null : toDollars(cents);

/** Public products whose price has changed since the buyer last saw them, or that were not public then. */
async function readChangedPrices(db: DbOrTx, userId: string, lang: Lang): Promise<WaitingPart> {
  const rows = await db
    .selectFrom('favourites')
    .innerJoin('products', 'products.id', 'favourites.product_id')
    .select(['products.no', 'products.id', 'products.language', 'products.updated_at', TOTAL])
    .select(['products.price_cents', 'favourites.seen_price_cents', 'favourites.name'])
    .where('favourites.user_id', '=', userId)
    .where((each) => isPublicProduct(each as never))
    .where('products.updated_at', '>', newsSince())
    .where((each) =>
      each.or([
        each('favourites.seen_public', '=', 0),
        each('products.price_cents', 'is distinct from', each.ref('favourites.seen_price_cents')),
      ]),
    )
    .orderBy('products.updated_at')
    .orderBy('products.no')
    .limit(WAITING_PER_KIND)
    .execute();
  const textsByNo = await textsIn(db, lang).ofProducts(rows, false);
  return waitingPart('saved.price', rows, (row) => ({
    id: row.id,
    subject: textsByNo.get(row.no)?.name ?? row.name,
    since: row.updated_at,
    amount: dollarsOf(row.price_cents),
    earlierAmount: dollarsOf(row.seen_price_cents),
  }));
}

/** Products that are not public any more, also deleted ones. */
async function readNoLongerPublic(db: DbOrTx, userId: string): Promise<WaitingPart> {
  const rows = await db
    .selectFrom('favourites')
    .leftJoin('products', 'products.id', 'favourites.product_id')
    .select(['favourites.product_id', 'favourites.name', 'favourites.seen_price_cents', TOTAL])
    .select('products.updated_at')
    .where('favourites.user_id', '=', userId)
    .where('favourites.seen_public', '=', 1)
    .where((each) =>
      each.or([
        // A deleted product has no time.
        each('products.no', 'is', null),
        each.and([
          each.not(isPublicProduct(each as never)),
          each('products.updated_at', '>', newsSince()),
        ]),
      ]),
    )
    .orderBy('favourites.saved_at')
    .orderBy('favourites.product_id')
    .limit(WAITING_PER_KIND)
    .execute();
  return waitingPart('saved.gone', rows, (row) => ({
    id: row.product_id,
    subject: row.name,
    since: row.updated_at,
    earlierAmount: dollarsOf(row.seen_price_cents),
  }));
}

export const readChangedFavourites = async (
  db: DbOrTx,
  userId: string,
  lang: Lang,
): Promise<WaitingPart[]> => [
  await readChangedPrices(db, userId, lang),
  await readNoLongerPublic(db, userId),
];
