// Transactions that place an order (idempotent) and change its status step by step.
import type { Lang } from '../../contract/lang.ts';
import { nextStatuses } from '../../contract/trade/order-transitions.ts';
import type { OrderStatus } from '../../contract/trade/orders.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Attempt } from '../platform/db/attempt.ts';
import { attemptColumns, storedBefore } from '../platform/db/attempt-queries.ts';
import type { Database, Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import { textsIn } from '../translation/text-queries.ts';
import {
  type OrderableProduct,
  type OrderLinesOutcome,
  type RequestedLine,
  validateOrderLines,
} from './order-lines.ts';

export interface NewOrder {
  readonly buyerId: string;
  readonly supplierId: string;
  readonly lines: readonly RequestedLine[];
  readonly shippingAddress: string;
  readonly attempt: Attempt | null;
  /** The language the buyer reads in. */
  readonly lang: Lang;
}

export type PlaceOutcome =
  | { readonly kind: 'placed'; readonly id: string }
  | Exclude<OrderLinesOutcome, { kind: 'valid' }>
  /** The buyer's account is deleted. */
  | { readonly kind: 'unauthorized' };

export interface NextStep {
  readonly status: OrderStatus;
  /** With `shipped` only. */
  readonly carrier: string | undefined;
  readonly trackingNumber: string | undefined;
}

/**
 * Reads the public products by id, with names in the buyer's language: the order stores what was on the screen. Locks the rows
 * until the order is committed, so that a change of a product sees that an order uses its picture (order-picture-queries.ts).
 */
async function readPublicProducts(
  tx: Queries,
  engine: Database['engine'],
  ids: readonly string[],
  lang: Lang,
): Promise<Map<string, OrderableProduct>> {
  const rows = await tx
    .selectFrom('products')
    .select(['no', 'id', 'language', 'supplier_id', 'price_cents', 'images'])
    .select('min_order_quantity as minOrderQuantity')
    .where('id', 'in', [...new Set(ids)])
    .where(isPublicProduct)
    .orderBy('no')
    // SQLite needs no row locks: it runs one writing transaction at a time.
    .$if(engine === 'postgres', (each) => each.forShare())
    .execute();
  const textsByNo = await textsIn(tx, lang).ofProducts(rows, false);
  return new Map(
    rows.map((row) => {
      const [image = null] = JSON.parse(row.images) as string[];
      const name = textsByNo.get(row.no)?.name ?? '';
      const { no, supplier_id: supplierId, price_cents: priceCents, minOrderQuantity } = row;
      return [row.id, { no, supplierId, name, image, priceCents, minOrderQuantity }];
    }),
  );
}

/** Returns the product name of the first line, which names the order in notifications. */
const readOrderName = async (tx: Queries, orderId: string): Promise<string> => {
  const row = await tx
    .selectFrom('order_lines')
    .select('name')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? '';
};

export const orderWritesRepository = (
  { withNotifications }: Notifier,
  engine: Database['engine'],
) => ({
  /** Places an order, or returns the one that the same attempt (idempotency key) has placed already. */
  place(newOrder: NewOrder): Promise<PlaceOutcome> {
    const { buyerId, supplierId, attempt } = newOrder;
    return withNotifications(async (tx, notify) => {
      const earlier = await storedBefore(tx, 'orders', buyerId, attempt);
      if (earlier !== null) return { kind: 'placed', id: earlier };
      const buyer = tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', buyerId)
        .where('deleted_at', 'is', null);
      if (!(await buyer.executeTakeFirst())) return { kind: 'unauthorized' };
      const ids = newOrder.lines.map(({ productId }) => productId);
      const publicProducts = await readPublicProducts(tx, engine, ids, newOrder.lang);
      const checked = validateOrderLines(newOrder.lines, supplierId, publicProducts);
      if (checked.kind !== 'valid') return checked;
      const id = risingId();
      const now = new Date().toISOString();
      await tx
        .insertInto('orders')
        .values({
          id,
          buyer_id: buyerId,
          supplier_id: supplierId,
          status: 'placed',
          total_cents: checked.totalCents,
          carrier: null,
          tracking_number: null,
          created_at: now,
          updated_at: now,
          shipping_address: newOrder.shippingAddress,
          ...attemptColumns(attempt),
        })
        .execute();
      await tx
        .insertInto('order_lines')
        .values(
          checked.lines.map((line, position) => ({
            order_id: id,
            position,
            product_no: line.no,
            name: line.name,
            image: line.image,
            quantity: line.quantity,
            unit_price_cents: line.priceCents,
            specifications: line.specifications,
          })),
        )
        .execute();
      await tx
        .insertInto('order_steps')
        .values({ order_id: id, status: 'placed', at: now })
        .execute();
      await notify(tx, {
        userId: supplierId,
        kind: 'order.new',
        subjectId: id,
        subject: checked.lines[0]?.name ?? '',
        from: buyerId,
        detail: '',
      });
      return { kind: 'placed', id };
    });
  },

  /**
   * Changes the status. `refused`: the step is not allowed after the current status or for this participant, or another request
   * was faster.
   */
  step(id: string, accountId: string, next: NextStep): Promise<'done' | 'missing' | 'refused'> {
    const { status, carrier, trackingNumber } = next;
    return withNotifications(async (tx, notify) => {
      const order = await tx
        .selectFrom('orders')
        .select(['status', 'buyer_id', 'supplier_id'])
        .where('id', '=', id)
        .where((each) =>
          each.or([each('buyer_id', '=', accountId), each('supplier_id', '=', accountId)]),
        )
        .executeTakeFirst();
      if (!order) return 'missing';
      const side = order.buyer_id === accountId ? 'buyer' : 'supplier';
      if (!nextStatuses(order.status as OrderStatus, side).includes(status)) return 'refused';
      const now = new Date().toISOString();
      const shipping =
        status === 'shipped'
          ? { carrier: carrier ?? null, tracking_number: trackingNumber ?? null }
          : {};
      const updated = await tx
        .updateTable('orders')
        .set({ status, updated_at: now, ...shipping })
        .where('id', '=', id)
        // Checked again on the locked row.
        .where('status', '=', order.status)
        .returning('id')
        .executeTakeFirst();
      if (!updated) return 'refused';
      await tx.insertInto('order_steps').values({ order_id: id, status, at: now }).execute();
      const counterpartId = side === 'buyer' ? order.supplier_id : order.buyer_id;
      if (counterpartId !== null)
        await notify(tx, {
          userId: counterpartId,
          kind: 'order.step',
          subjectId: id,
          subject: await readOrderName(tx, id),
          from: accountId,
          detail: status,
        });
      return 'done';
    });
  },
});
