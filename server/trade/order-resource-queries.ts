// Serialization of orders for buyer and supplier, with their lines and status history.

import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ORDER_STATUSES } from '../../contract/limits.ts';
import { toDollars } from '../../contract/money.ts';
import { QUESTIONS } from '../../contract/questions/questions.ts';
import type { Order } from '../../contract/trade/order.ts';
import { type ParticipantLookup, readParticipants } from '../accounts/participant-queries.ts';
import {
  type ProductReferenceLookup,
  readProductReferences,
} from '../catalog/product-reference-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { OrderLinesTable, OrderStepsTable, OrdersTable } from '../platform/db/tables.ts';
import { placeText } from './order-basis.ts';

type OrderLineRow = Selectable<OrderLinesTable>;
type OrderStepRow = Selectable<OrderStepsTable>;

const serializeLine = (
  line: OrderLineRow,
  productReferenceOf: ProductReferenceLookup,
  isReviewed: boolean,
): Order['products'][number] => {
  const product = productReferenceOf(line.product_no, line.name);
  return {
    productId: product.id,
    // The picture at the time of the order: the product may have others now.
    product: { ...product, images: line.image === null ? [] : [line.image] },
    quantity: line.quantity,
    unitPrice: toDollars(line.unit_price_cents),
    specifications: line.specifications,
    reviewed: isReviewed,
  };
};

/** Text of the power supply at the site; '' if the order has none. */
export const supplyText = (code: string, lang: Lang): string =>
  QUESTIONS.supply.choices.get(code)?.[lang] ?? '';

/** Sorts the steps by status, not by time: two steps may have the same time. */
const serializeSteps = (steps: readonly OrderStepRow[]): Order['steps'] =>
  ORDER_STATUSES.flatMap((status) =>
    steps.filter((step) => step.status === status).map(({ at }) => ({ status, at })),
  );

const serializeOrder = (
  row: Selectable<OrdersTable>,
  lines: readonly OrderLineRow[],
  steps: Order['steps'],
  participantById: ParticipantLookup,
  productReferenceOf: ProductReferenceLookup,
  reviewedNos: ReadonlySet<number | null>,
  lang: Lang,
): Order => ({
  id: row.id,
  status: row.status,
  supplierId: row.supplier_id ?? '',
  products: lines.map((line) =>
    serializeLine(line, productReferenceOf, reviewedNos.has(line.product_no)),
  ),
  shippingAddress: row.shipping_address,
  incoterm: row.incoterm,
  place: placeText(row, lang),
  supply: supplyText(row.supply, lang),
  notes: row.notes,
  totalAmount: toDollars(row.total_cents),
  buyer: participantById(row.buyer_id),
  buyerRegistrations: participantById(row.buyer_id)?.registrations ?? [],
  supplier: participantById(row.supplier_id),
  steps,
  carrier: row.carrier,
  trackingNumber: row.tracking_number,
  createdAt: row.created_at,
});

/** Returns the lines of orders, and lookups of each order's lines and of its steps. */
export async function readLinesAndSteps(db: DbOrTx, ids: readonly string[]) {
  if (ids.length === 0) return { lines: [], linesOf: () => [], stepsOf: () => [] };
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
  const linesByOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  const stepsByOrder = Map.groupBy(steps, ({ order_id }) => order_id);
  return {
    lines,
    linesOf: (id: string) => linesByOrder.get(id) ?? [],
    stepsOf: (id: string) => serializeSteps(stepsByOrder.get(id) ?? []),
  };
}

/** One order with its lines, by position, and its steps. */
export interface OrderRows {
  readonly row: Selectable<OrdersTable>;
  readonly lines: readonly OrderLineRow[];
  readonly steps: readonly OrderStepRow[];
}

type OrderParts = Pick<
  Awaited<ReturnType<typeof readLinesAndSteps>>,
  'lines' | 'linesOf' | 'stepsOf'
>;

/** Returns a lookup from an order to the numbers of its products that the buyer has reviewed. */
async function readReviewedNos(
  db: DbOrTx,
  orderIds: readonly string[],
): Promise<(orderId: string) => ReadonlySet<number | null>> {
  const rows =
    orderIds.length === 0
      ? []
      : await db
          .selectFrom('reviews')
          .select(['order_id', 'product_no'])
          .where('order_id', 'in', orderIds)
          .where('product_no', 'is not', null)
          .execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return (id) => new Set((byOrder.get(id) ?? []).map(({ product_no }) => product_no));
}

const serializeWith = async (
  db: DbOrTx,
  rows: readonly Selectable<OrdersTable>[],
  { lines, linesOf, stepsOf }: OrderParts,
  lang: Lang,
): Promise<Order[]> => {
  const participantIds = rows.flatMap(({ buyer_id, supplier_id }) => [buyer_id, supplier_id]);
  const participantById = await readParticipants(db, participantIds, lang);
  const productReferenceOf = await readProductReferences(
    db,
    lines.map(({ product_no }) => product_no),
    lang,
  );
  const reviewedNosOf = await readReviewedNos(
    db,
    rows.filter(({ status }) => status === 'delivered').map(({ id }) => id),
  );
  return rows.map((row) =>
    serializeOrder(
      row,
      linesOf(row.id),
      stepsOf(row.id),
      participantById,
      productReferenceOf,
      reviewedNosOf(row.id),
      lang,
    ),
  );
};

/** Serializes orders in the order given, each with its lines and steps. */
export const serializeOrders = async (
  db: DbOrTx,
  rows: readonly Selectable<OrdersTable>[],
  lang: Lang,
): Promise<Order[]> => {
  const parts = await readLinesAndSteps(
    db,
    rows.map((row) => row.id),
  );
  return serializeWith(db, rows, parts, lang);
};

/** Serializes an order from its rows, without reading them. */
export const serializeOrderRows = async (
  db: DbOrTx,
  { row, lines, steps }: OrderRows,
  lang: Lang,
): Promise<Order> => {
  const parts = {
    lines: [...lines],
    linesOf: () => [...lines],
    stepsOf: () => serializeSteps(steps),
  };
  const [order] = await serializeWith(db, [row], parts, lang);
  return order as Order;
};
