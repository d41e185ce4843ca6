// Serialization of orders for buyer and supplier, with their lines and status history.

import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ORDER_STATUSES } from '../../contract/limits.ts';
import { toDollars } from '../../contract/money.ts';
import type { Order } from '../../contract/trade/order.ts';
import { type ParticipantLookup, readParticipants } from '../accounts/participant-queries.ts';
import {
  type ProductReferenceLookup,
  readProductReferences,
} from '../catalog/product-reference-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { OrderLinesTable, OrderStepsTable, OrdersTable } from '../platform/db/tables.ts';

type OrderLineRow = Selectable<OrderLinesTable>;
type OrderStepRow = Selectable<OrderStepsTable>;

const serializeLine = (
  line: OrderLineRow,
  productReferenceOf: ProductReferenceLookup,
): Order['products'][number] => {
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
const serializeSteps = (steps: readonly OrderStepRow[]): Order['steps'] =>
  ORDER_STATUSES.flatMap((status) =>
    steps.filter((step) => step.status === status).map(({ at }) => ({ status, at })),
  );

const serializeOrder = (
  row: Selectable<OrdersTable>,
  lines: readonly OrderLineRow[],
  steps: readonly OrderStepRow[],
  participantById: ParticipantLookup,
  productReferenceOf: ProductReferenceLookup,
): Order => ({
  _id: row.id,
  id: row.id,
  status: row.status,
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
export async function serializeOrders(
  db: DbOrTx,
  rows: readonly Selectable<OrdersTable>[],
  lang: Lang,
): Promise<Order[]> {
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
