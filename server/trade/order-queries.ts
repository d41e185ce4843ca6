// Queries and serialization of orders for buyer and supplier, with their lines and status history.
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ORDER_STATUSES } from '../../contract/limits.ts';
import type { OrderDto, OrderStatus } from '../../contract/trade/orders.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { Database, DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import type { OrderLinesTable, OrderStepsTable, OrdersTable } from '../platform/db/tables.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { textsIn } from '../translation/text-queries.ts';
import type { OrderableProduct, ValidOrderLine } from './order-lines.ts';
import {
  type ParticipantLookup,
  type ProductReferenceLookup,
  readParticipants,
  readProductReferences,
} from './participant-queries.ts';

export interface OrderListQuery extends PageQuery {
  readonly status?: OrderStatus | undefined;
}

type OrderLineRow = Selectable<OrderLinesTable>;
type OrderStepRow = Selectable<OrderStepsTable>;

const toDollars = (cents: number): number => Number(cents) / 100;

const serializeLine = (
  line: OrderLineRow,
  productReferenceOf: ProductReferenceLookup,
): OrderDto['products'][number] => {
  const product = productReferenceOf(line.product_no, line.name);
  return {
    productId: product.id,
    // The picture at the time of the order: the product may have others now.
    product: { ...product, images: line.image === null ? [] : [line.image] },
    quantity: line.quantity,
    unitPrice: toDollars(line.unit_price_cents),
    specifications: line.specifications,
  };
};

/** Sorts the steps by status, not by time: two steps may have the same time. */
const serializeSteps = (steps: readonly OrderStepRow[]): OrderDto['steps'] =>
  ORDER_STATUSES.flatMap((status) =>
    steps.filter((step) => step.status === status).map(({ at }) => ({ status, at })),
  );

const serializeOrder = (
  row: Selectable<OrdersTable>,
  lines: readonly OrderLineRow[],
  steps: readonly OrderStepRow[],
  participantById: ParticipantLookup,
  productReferenceOf: ProductReferenceLookup,
): OrderDto => ({
  _id: row.id,
  id: row.id,
  status: row.status as OrderStatus,
  supplierId: row.supplier_id ?? '',
  products: lines.map((line) => serializeLine(line, productReferenceOf)),
  shippingAddress: row.shipping_address,
  totalAmount: toDollars(row.total_cents),
  buyer: participantById(row.buyer_id),
  supplier: participantById(row.supplier_id),
  steps: serializeSteps(steps),
  carrier: row.carrier,
  trackingNumber: row.tracking_number,
  createdAt: row.created_at,
});

async function readLinesAndSteps(db: DbOrTx, ids: readonly string[]) {
  if (ids.length === 0) return { lines: [], steps: [] };
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const steps = await db
    .selectFrom('order_steps')
    .selectAll()
    .where('order_id', 'in', ids)
    .execute();
  return { lines, steps };
}

/** Serializes orders in the order given, each with its lines and steps. */
async function serializeOrders(
  db: DbOrTx,
  rows: readonly Selectable<OrdersTable>[],
  lang: Lang,
): Promise<OrderDto[]> {
  const { lines, steps } = await readLinesAndSteps(
    db,
    rows.map((row) => row.id),
  );
  const linesByOrder = Map.groupBy(lines, (line) => line.order_id);
  const stepsByOrder = Map.groupBy(steps, (step) => step.order_id);
  const participantIds = rows.flatMap(({ buyer_id, supplier_id }) => [buyer_id, supplier_id]);
  const participantById = await readParticipants(db, participantIds, lang);
  const productReferenceOf = await readProductReferences(
    db,
    lines.map(({ product_no }) => product_no),
    lang,
  );
  return rows.map((row) =>
    serializeOrder(
      row,
      linesByOrder.get(row.id) ?? [],
      stepsByOrder.get(row.id) ?? [],
      participantById,
      productReferenceOf,
    ),
  );
}

/** A page of the orders that the user placed as a buyer or received as a supplier, newest first. */
export async function readOrderPage(
  db: DbOrTx,
  { id, role }: SessionUser,
  query: OrderListQuery,
  lang: Lang,
): Promise<{ orders: OrderDto[]; total: number }> {
  const { status } = query;
  const matching = db
    .selectFrom('orders')
    .where(`${role}_id`, '=', id)
    .$if(status !== undefined, (each) => each.where('status', '=', status ?? ''));
  const newestFirst = matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  const { rows, total } = await readPage(newestFirst, query);
  return { orders: await serializeOrders(db, rows, lang), total };
}

/** null where the reader is not a participant of the order. */
export async function readOrder(
  db: DbOrTx,
  id: string,
  { id: readerId, role }: SessionUser,
  lang: Lang,
): Promise<OrderDto | null> {
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

type NewOrderRow = Pick<
  Insertable<OrdersTable>,
  'buyer_id' | 'supplier_id' | 'total_cents' | 'shipping_address' | 'request_id' | 'request_hash'
> & { readonly id: string };

const insertStep = async (tx: DbOrTx, id: string, status: OrderStatus, at: string) =>
  void (await tx.insertInto('order_steps').values({ order_id: id, status, at }).execute());

/** Inserts an order with its lines and its first step. */
export async function insertOrder(
  tx: DbOrTx,
  order: NewOrderRow,
  lines: readonly ValidOrderLine[],
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('orders')
    .values({
      ...order,
      status: 'placed',
      carrier: null,
      tracking_number: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({
        order_id: order.id,
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
  await insertStep(tx, order.id, 'placed', now);
}

/** Status and participants of an order of this account, with the product name of its first line, which names it in notifications. */
export const readOrderParticipants = (tx: DbOrTx, id: string, accountId: string) =>
  tx
    .selectFrom('orders')
    .leftJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['status', 'buyer_id', 'supplier_id', 'order_lines.name'])
    .where('orders.id', '=', id)
    .where((each) =>
      each.or([each('buyer_id', '=', accountId), each('supplier_id', '=', accountId)]),
    )
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();

/** Changes the status of the locked row and adds the step; false where the status is not `current` any more. */
export async function updateOrderStatus(
  tx: DbOrTx,
  id: string,
  current: OrderStatus,
  next: Pick<Updateable<OrdersTable>, 'carrier' | 'tracking_number'> & {
    readonly status: OrderStatus;
  },
): Promise<boolean> {
  const now = new Date().toISOString();
  const updated = await tx
    .updateTable('orders')
    .set({ ...next, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', current)
    .returning('id')
    .executeTakeFirst();
  if (updated) await insertStep(tx, id, next.status, now);
  return updated !== undefined;
}
