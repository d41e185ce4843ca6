// Query of a buyer's delivered orders with a product that the buyer has not reviewed.
import { sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { toDollars } from '../../contract/money.ts';
import { readParticipants } from '../accounts/participant-queries.ts';
import { WAITING_PER_KIND, type WaitingPart, waitingPart } from '../accounts/waiting-part.ts';
import { readProductReferences } from '../catalog/product-reference-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';

const TOTAL = sql<number>`count(*) over ()`.as('total');

/** A review may be written at any time, but a list of all orders without one would never become empty. */
const WAITS_FOR_DAYS = 90;
const DAY_MS = 86_400_000;

/** One item per order, about its first product without a review; a deleted product cannot be reviewed. */
export async function readOrdersToReview(
  db: DbOrTx,
  buyerId: string,
  lang: Lang,
): Promise<WaitingPart> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'orders.total_cents', 'orders.updated_at', 'orders.supplier_id', TOTAL])
    .select(['order_lines.product_no', 'order_lines.name'])
    .where('orders.buyer_id', '=', buyerId)
    .where('orders.status', '=', 'delivered')
    .where('orders.updated_at', '>', new Date(Date.now() - WAITS_FOR_DAYS * DAY_MS).toISOString())
    .where('order_lines.position', '=', ({ selectFrom }) =>
      selectFrom('order_lines as line')
        .select(({ fn }) => fn.min('line.position').as('first'))
        .whereRef('line.order_id', '=', 'orders.id')
        .where('line.product_no', 'is not', null)
        .where(({ not, exists, selectFrom: select }) =>
          not(
            exists(
              select('reviews')
                .select('reviews.id')
                .whereRef('reviews.order_id', '=', 'orders.id')
                .whereRef('reviews.product_no', '=', 'line.product_no'),
            ),
          ),
        ),
    )
    .orderBy('orders.updated_at')
    .orderBy('orders.id')
    .limit(WAITING_PER_KIND)
    .execute();
  const participantById = await readParticipants(
    db,
    rows.map(({ supplier_id }) => supplier_id),
    lang,
  );
  const productReferenceOf = await readProductReferences(
    db,
    rows.map(({ product_no }) => product_no),
    lang,
  );
  return waitingPart('order.review', rows, (row) => {
    const supplier = participantById(row.supplier_id);
    return {
      id: row.id,
      subject: productReferenceOf(row.product_no, row.name).name,
      counterpart: supplier?.companyName || supplier?.name || '',
      since: row.updated_at,
      amount: toDollars(row.total_cents),
    };
  });
}
