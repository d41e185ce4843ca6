// Queries of orders: lists, one order, the products of a new order, and the writes of an order and its status.
import type { Updateable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ORDER_STATUSES } from '../../contract/limits.ts';
import type { Pagination } from '../../contract/pagination.ts';
import type { Order, OrderStatus } from '../../contract/trade/order.ts';
import type { OrderQuery } from '../../contract/trade/orders.ts';
import type { Side } from '../accounts/participant-queries.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { Database, DbOrTx } from '../platform/db/open.ts';
import { readPageRows } from '../platform/db/pagination.ts';
import { countByStatus, totalOf } from '../platform/db/status-counts.ts';
import type { OrdersTable } from '../platform/db/tables.ts';
import { textsIn } from '../platform/db/text-queries.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import type { NewOrderLine, OrderableProduct } from './order-lines.ts';
import { type OrderRows, serializeOrders } from './order-resource-queries.ts';

interface OrderPage {
  readonly data: Order[];
  readonly pagination: Pagination;
  readonly counts: Record<string, number>;
}

/** A page of the orders that the user placed as a buyer or received as a supplier, newest first by default. */
export async function readOrderPage(
  db: DbOrTx,
  { id, role }: SessionUser,
  query: OrderQuery,
  lang: Lang,
): Promise<OrderPage> {
  const { status, sort, order = 'desc' } = query;
  const own = db.selectFrom('orders').where(`${role}_id`, '=', id);
  const counts = await countByStatus(own, ORDER_STATUSES);
  const sorted = own
    .selectAll()
    .$if(status !== undefined, (each) => each.where('status', '=', status ?? ''))
    .$if(sort === 'total', (each) => each.orderBy('total_cents', order))
    .orderBy('created_at', sort === 'total' ? 'desc' : order)
    .orderBy('id', sort === 'total' ? 'desc' : order);
  const rows = await readPageRows(sorted, query);
  const data = await serializeOrders(db, rows, lang);
  return { data, pagination: paginationOf(query, totalOf(counts, status)), counts };
}

/** null where the reader is not a participant of the order. */
export async function readOrder(
  db: DbOrTx,
  id: string,
  { id: readerId, role }: SessionUser,
  lang: Lang,
): Promise<Order | null> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(`${role}_id`, '=', readerId)
    .execute();
  return (await serializeOrders(db, rows, lang))[0] ?? null;
}

/**
 * Reads the public products by id, with names in the buyer's language: the order stores what was on the screen. Locks the rows
 * until the order is committed, so that a change of a product sees that an order uses its picture (order-picture-queries.ts).
 */
export async function readOrderableProducts(
  tx: DbOrTx,
  engine: Database['engine'],
  ids: readonly string[],
  lang: Lang,
): Promise<Map<string, OrderableProduct>> {
  const rows = await tx
    .selectFrom('products')
    .select([
      'no',
      'id',
      'language',
      'supplier_id',
      'price_cents',
      'price_basis',
      'min_order_quantity',
      'images',
    ])
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
      return [row.id, { ...row, name, image }];
    }),
  );
}

/** In English where it is known in both languages, as the name of a port is written in papers. */
export async function readSupplierCity(tx: DbOrTx, supplierId: string): Promise<string> {
  const rows = await tx
    .selectFrom('user_texts')
    .select('city')
    .where('user_id', '=', supplierId)
    .orderBy('lang')
    .execute();
  return rows.map(({ city }) => city ?? '').find((city) => city !== '') ?? '';
}

type NewOrderRow = Pick<
  OrderRows['row'],
  | 'id'
  | 'buyer_id'
  | 'supplier_id'
  | 'total_cents'
  | 'shipping_address'
  | 'incoterm'
  | 'place'
  | 'supply'
  | 'notes'
  | 'request_id'
  | 'request_hash'
>;

const insertStep = async (
  tx: DbOrTx,
  id: string,
  { status, side }: { readonly status: OrderStatus; readonly side: Side },
  at: string,
) => {
  const step = { order_id: id, status, at, side };
  await tx.insertInto('order_steps').values(step).execute();
  return step;
};

/** Inserts an order with its lines and its first step, and returns their rows. */
export async function insertOrder(
  tx: DbOrTx,
  order: NewOrderRow,
  lines: readonly NewOrderLine[],
): Promise<OrderRows> {
  const now = new Date().toISOString();
  const row = {
    ...order,
    status: 'placed' as const,
    carrier: null,
    tracking_number: null,
    created_at: now,
    updated_at: now,
  };
  await tx.insertInto('orders').values(row).execute();
  const lineRows = lines.map((line, position) => ({ ...line, order_id: order.id, position }));
  await tx.insertInto('order_lines').values(lineRows).execute();
  return {
    row,
    lines: lineRows,
    steps: [await insertStep(tx, order.id, { status: 'placed', side: 'buyer' }, now)],
  };
}

/** Status and participants of an order of this account, with the product name of its first line, which names it in notifications. */
export const readOrderParticipants = (tx: DbOrTx, id: string, accountId: string) =>
  tx
    .selectFrom('orders')
    .leftJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['status', 'incoterm', 'buyer_id', 'supplier_id', 'order_lines.name'])
    .where('orders.id', '=', id)
    .where((each) =>
      each.or([each('buyer_id', '=', accountId), each('supplier_id', '=', accountId)]),
    )
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();

/** The status as it is now, with the side that set it. */
export const readOrderStep = (tx: DbOrTx, id: string) =>
  tx
    .selectFrom('orders')
    .innerJoin('order_steps', (join) =>
      join
        .onRef('order_steps.order_id', '=', 'orders.id')
        .onRef('order_steps.status', '=', 'orders.status'),
    )
    .select(['orders.status', 'incoterm', 'place', 'carrier', 'tracking_number', 'side'])
    .where('orders.id', '=', id)
    .executeTakeFirst();

/** Changes the status of the locked row and adds the step; false where the status is not `current` any more. */
export async function updateOrderStatus(
  tx: DbOrTx,
  id: string,
  current: string,
  next: Pick<Updateable<OrdersTable>, 'carrier' | 'tracking_number' | 'incoterm' | 'place'> & {
    readonly status: OrderStatus;
  },
  side: Side,
): Promise<boolean> {
  const now = new Date().toISOString();
  const updated = await tx
    .updateTable('orders')
    .set({ ...next, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', current)
    .returning('id')
    .executeTakeFirst();
  if (updated) await insertStep(tx, id, { status: next.status, side }, now);
  return updated !== undefined;
}
