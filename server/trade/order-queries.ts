// Queries and serialization of orders for buyer and supplier, with their lines and status history.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ORDER_STATUSES } from '../../contract/limits.ts';
import type { OrderStatus, OrderWire } from '../../contract/trade/orders.ts';
import type { Person } from '../accounts/sessions.ts';
import type { Db } from '../platform/db/open.ts';
import { type Page, pageOf } from '../platform/db/pages.ts';
import type { OrderLinesTable, OrderStepsTable, OrdersTable } from '../platform/db/tables.ts';
import {
  listingsOf,
  type Parties,
  partiesOf,
  type ReferredListings,
} from './participant-queries.ts';

export interface OrderPage extends Page {
  readonly status?: OrderStatus | undefined;
}

type Line = Selectable<OrderLinesTable>;
type Step = Selectable<OrderStepsTable>;

const dollars = (cents: number): number => Number(cents) / 100;

const lineWire = (line: Line, listingOf: ReferredListings): OrderWire['products'][number] => {
  const product = listingOf(line.product_no, line.name);
  return {
    productId: product.id,
    // The picture at the time of the order: the product may have others now.
    product: { ...product, images: line.image === null ? [] : [line.image] },
    quantity: line.quantity,
    unitPrice: dollars(line.unit_price_cents),
    specifications: line.specifications,
  };
};

/** Sorts the steps by status, not by time: two steps may have the same time. */
const stepsWire = (steps: readonly Step[]): OrderWire['steps'] =>
  ORDER_STATUSES.flatMap((status) =>
    steps.filter((step) => step.status === status).map(({ at }) => ({ status, at })),
  );

const wire = (
  row: Selectable<OrdersTable>,
  lines: readonly Line[],
  steps: readonly Step[],
  partyOf: Parties,
  listingOf: ReferredListings,
): OrderWire => ({
  _id: row.id,
  id: row.id,
  status: row.status as OrderStatus,
  supplierId: row.supplier_id ?? '',
  products: lines.map((line) => lineWire(line, listingOf)),
  shippingAddress: row.shipping_address,
  totalAmount: dollars(row.total_cents),
  buyer: partyOf(row.buyer_id),
  supplier: partyOf(row.supplier_id),
  steps: stepsWire(steps),
  carrier: row.carrier,
  trackingNumber: row.tracking_number,
  createdAt: row.created_at,
});

export const ordersRepository = (db: Db) => {
  const partsOf = async (ids: readonly string[]) => {
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
  };

  /** Serializes orders in the order given, each with its lines and steps. */
  const wires = async (rows: readonly Selectable<OrdersTable>[], lang: Lang) => {
    const { lines, steps } = await partsOf(rows.map((row) => row.id));
    const linesBy = Map.groupBy(lines, (line) => line.order_id);
    const stepsBy = Map.groupBy(steps, (step) => step.order_id);
    const sides = rows.flatMap(({ buyer_id, supplier_id }) => [buyer_id, supplier_id]);
    const partyOf = await partiesOf(db, sides, lang);
    const listingOf = await listingsOf(
      db,
      lines.map(({ product_no }) => product_no),
      lang,
    );
    return rows.map((row) =>
      wire(row, linesBy.get(row.id) ?? [], stepsBy.get(row.id) ?? [], partyOf, listingOf),
    );
  };

  return {
    /** A page of the orders that the user placed as a buyer or received as a supplier, newest first. */
    async page(
      { id, role }: Person,
      query: OrderPage,
      lang: Lang,
    ): Promise<{ orders: OrderWire[]; total: number }> {
      const { status } = query;
      const seen = db
        .selectFrom('orders')
        .where(`${role}_id`, '=', id)
        .$if(status !== undefined, (each) => each.where('status', '=', status ?? ''));
      const newestFirst = seen.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
      const { rows, total } = await pageOf(newestFirst, query);
      return { orders: await wires(rows, lang), total };
    },

    /** null where the reader is not a participant of the order. */
    async byId(
      id: string,
      { id: reader, role }: Pick<Person, 'id' | 'role'>,
      lang: Lang,
    ): Promise<OrderWire | null> {
      const row = await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id)
        .where(`${role}_id`, '=', reader)
        .executeTakeFirst();
      if (!row) return null;
      const [found] = await wires([row], lang);
      return found ?? null;
    },
  };
};
