// Query of a supplier's rejected products and changes, for the list of waiting items on the dashboard.
import { sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { toDollars } from '../../contract/money.ts';
import { WAITING_PER_KIND, type WaitingPart, waitingPart } from '../accounts/waiting-part.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { textsIn } from '../platform/db/text-queries.ts';

export async function readRejectedProducts(
  db: DbOrTx,
  supplierId: string,
  lang: Lang,
): Promise<WaitingPart> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('product_changes', 'product_changes.product_no', 'products.no')
    .select(['products.no', 'products.id', 'products.language', 'products.price_cents'])
    .select((each) => [
      each.fn.coalesce('product_changes.updated_at', 'products.updated_at').as('since'),
      each.fn.coalesce('product_changes.reason', 'products.rejection_reason').as('reason'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('products.supplier_id', '=', supplierId)
    .where((each) =>
      each.or([
        each('products.status', '=', 'rejected'),
        each('product_changes.status', '=', 'rejected'),
      ]),
    )
    .orderBy('since')
    .orderBy('products.no')
    .limit(WAITING_PER_KIND)
    .execute();
  const textsByNo = await textsIn(db, lang).ofProducts(rows, false);
  return waitingPart('product.rejected', rows, ({ no, id, price_cents, since, reason }) => ({
    id,
    subject: textsByNo.get(no)?.name ?? '',
    since,
    amount: price_cents === null ? null : toDollars(price_cents),
    reason: reason ?? '',
  }));
}
