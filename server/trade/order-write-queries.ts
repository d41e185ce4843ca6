// Transactions that place an order (idempotent) and change its status step by step.
import type { Lang } from '../../contract/lang.ts';
import { stepsFrom } from '../../contract/trade/order-life.ts';
import type { OrderStatus } from '../../contract/trade/orders.ts';
import { isPublicListing } from '../catalog/public-product-queries.ts';
import type { Notifier } from '../notifications/notify.ts';
import type { Attempt } from '../platform/db/attempt.ts';
import { attemptColumns, storedBefore } from '../platform/db/attempt-queries.ts';
import type { Database, Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import { textsIn } from '../translation/text-queries.ts';
import { type Agreement, type AskedLine, agreed, type Offered } from './order-lines.ts';

export interface NewOrder {
  readonly buyerId: string;
  readonly supplierId: string;
  readonly lines: readonly AskedLine[];
  readonly shippingAddress: string;
  readonly attempt: Attempt | null;
  /** The language the buyer reads in. */
  readonly lang: Lang;
}

export type Placed =
  | { readonly kind: 'placed'; readonly id: string }
  | Exclude<Agreement, { kind: 'agreed' }>
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
async function offeredIn(
  tx: Queries,
  engine: Database['engine'],
  ids: readonly string[],
  lang: Lang,
): Promise<Map<string, Offered>> {
  const rows = await tx
    .selectFrom('products')
    .select(['no', 'id', 'language', 'supplier_id', 'price_cents', 'images'])
    .select('min_order_quantity as minOrderQuantity')
    .where('id', 'in', [...new Set(ids)])
    .where(isPublicListing)
    .orderBy('no')
    // SQLite needs no row locks: it runs one writing transaction at a time.
    .$if(engine === 'postgres', (each) => each.forShare())
    .execute();
  const words = await textsIn(tx, lang).ofProducts(rows, false);
  return new Map(
    rows.map((row) => {
      const [image = null] = JSON.parse(row.images) as string[];
      const name = words.get(row.no)?.name ?? '';
      const { no, supplier_id: supplierId, price_cents: priceCents, minOrderQuantity } = row;
      return [row.id, { no, supplierId, name, image, priceCents, minOrderQuantity }];
    }),
  );
}

/** Returns the product name of the first line, which names the order in notifications. */
const firstLine = async (tx: Queries, orderId: string): Promise<string> => {
  const row = await tx
    .selectFrom('order_lines')
    .select('name')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? '';
};

export const orderWritesRepository = ({ telling }: Notifier, engine: Database['engine']) => ({
  /** Places an order, or returns the one that the same attempt (idempotency key) has placed already. */
  place(given: NewOrder): Promise<Placed> {
    const { buyerId, supplierId, attempt } = given;
    return telling(async (tx, notify) => {
      const earlier = await storedBefore(tx, 'orders', buyerId, attempt);
      if (earlier !== null) return { kind: 'placed', id: earlier };
      const buyer = tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', buyerId)
        .where('deleted_at', 'is', null);
      if (!(await buyer.executeTakeFirst())) return { kind: 'unauthorized' };
      const ids = given.lines.map(({ productId }) => productId);
      const offered = await offeredIn(tx, engine, ids, given.lang);
      const agreement = agreed(given.lines, supplierId, offered);
      if (agreement.kind !== 'agreed') return agreement;
      const id = risingId();
      const now = new Date().toISOString();
      await tx
        .insertInto('orders')
        .values({
          id,
          buyer_id: buyerId,
          supplier_id: supplierId,
          status: 'placed',
          total_cents: agreement.totalCents,
          carrier: null,
          tracking_number: null,
          created_at: now,
          updated_at: now,
          shipping_address: given.shippingAddress,
          ...attemptColumns(attempt),
        })
        .execute();
      await tx
        .insertInto('order_lines')
        .values(
          agreement.lines.map((line, position) => ({
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
        subject: agreement.lines[0]?.name ?? '',
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
  step(id: string, who: string, next: NextStep): Promise<'done' | 'missing' | 'refused'> {
    const { status, carrier, trackingNumber } = next;
    return telling(async (tx, notify) => {
      const order = await tx
        .selectFrom('orders')
        .select(['status', 'buyer_id', 'supplier_id'])
        .where('id', '=', id)
        .where((each) => each.or([each('buyer_id', '=', who), each('supplier_id', '=', who)]))
        .executeTakeFirst();
      if (!order) return 'missing';
      const side = order.buyer_id === who ? 'buyer' : 'supplier';
      if (!stepsFrom(order.status as OrderStatus, side).includes(status)) return 'refused';
      const now = new Date().toISOString();
      const shipping =
        status === 'shipped'
          ? { carrier: carrier ?? null, tracking_number: trackingNumber ?? null }
          : {};
      const taken = await tx
        .updateTable('orders')
        .set({ status, updated_at: now, ...shipping })
        .where('id', '=', id)
        // Checked again on the locked row.
        .where('status', '=', order.status)
        .returning('id')
        .executeTakeFirst();
      if (!taken) return 'refused';
      await tx.insertInto('order_steps').values({ order_id: id, status, at: now }).execute();
      const other = side === 'buyer' ? order.supplier_id : order.buyer_id;
      if (other !== null)
        await notify(tx, {
          userId: other,
          kind: 'order.step',
          subjectId: id,
          subject: await firstLine(tx, id),
          from: who,
          detail: status,
        });
      return 'done';
    });
  },
});
