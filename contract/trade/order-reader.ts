// Parsers of orders and their status history: under `data`, under `order`, or at the top level.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../catalog/product-page-reader.ts';
import { fields, list, maybeNumber, maybeText, maybeTime, pick, record, text } from '../read.ts';
import { accepted, rowsOf, unreadable, unrefused } from '../reply.ts';
import { type Party, type ProductReference, party, productReference } from './reference-reader.ts';

export interface OrderLine {
  readonly product: ProductReference | null;
  readonly quantity: number;
  /** US dollars. */
  readonly unitPrice: number;
  readonly specifications: string | null;
}

/** When an order reached a status. */
export interface OrderStep {
  readonly status: string;
  readonly at: string | null;
}

export interface Order {
  readonly id: string;
  readonly status: string;
  readonly lines: readonly OrderLine[];
  /** US dollars. */
  readonly total: number | null;
  readonly shippingAddress: string;
  readonly buyer: Party | null;
  readonly supplier: Party | null;
  readonly steps: readonly OrderStep[];
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly createdAt: string | null;
}

export interface PlacedOrder {
  /** null if the backend only confirms success. */
  readonly order: Order | null;
  readonly message: string | null;
}

const lineRow = z.pipe(
  fields({
    product: productReference,
    productId: productReference,
    quantity: maybeNumber,
    unitPrice: maybeNumber,
    specifications: z.unknown(),
  }),
  z.transform(
    (read): OrderLine => ({
      product: read.product ?? read.productId,
      quantity: Math.max(0, read.quantity ?? 0),
      unitPrice: Math.max(0, read.unitPrice ?? 0),
      specifications: z.parse(maybeText(2_000), read.specifications),
    }),
  ),
);

const stepRow = z.pipe(
  fields({ status: text(40), at: maybeTime, createdAt: maybeTime }).check(
    z.refine((read) => read.status !== ''),
  ),
  z.transform((read): OrderStep => ({ status: read.status, at: read.at ?? read.createdAt })),
);

const orderFields = fields({
  _id: maybeText(64),
  id: maybeText(64),
  status: text(40),
  products: list(lineRow, 100),
  totalAmount: maybeNumber,
  shippingAddress: text(1_000),
  buyer: party,
  supplier: party,
  supplierId: party,
  steps: list(stepRow, 50),
  carrier: maybeText(100),
  trackingNumber: maybeText(100),
  createdAt: maybeTime,
});

/** One order; rejects rows without an id. */
export const orderRow = z.pipe(
  orderFields.check(z.refine((read) => (read._id ?? read.id) !== null)),
  z.transform(
    (read): Order => ({
      id: read._id ?? read.id ?? '',
      status: read.status || 'placed',
      lines: read.products,
      total: read.totalAmount,
      shippingAddress: read.shippingAddress,
      buyer: read.buyer,
      supplier: read.supplier ?? read.supplierId,
      steps: read.steps,
      carrier: read.carrier,
      trackingNumber: read.trackingNumber,
      createdAt: read.createdAt,
    }),
  ),
);

/** One order, under `data`, under `order`, or at the top level. */
export const readOrder = (body: unknown): Order => {
  const reply = accepted(body);
  const read = z.safeParse(orderRow, pick(reply, 'data', 'order') ?? reply);
  if (!read.success) throw unreadable();
  return read.data;
};

export interface Orders {
  readonly orders: readonly Order[];
  readonly pagination: Pagination | null;
}

export const readOrders = (body: unknown): Orders => ({
  orders: z.parse(list(orderRow, 10_000), rowsOf(body, 'orders', 'data')),
  pagination: readPagination(z.parse(record, body).pagination),
});

export const readPlacedOrder = (body: unknown): PlacedOrder => {
  const reply = unrefused(body);
  const read = z.safeParse(orderRow, pick(reply, 'data', 'order') ?? reply);
  return {
    order: read.success ? read.data : null,
    message: z.parse(maybeText(500), reply.message),
  };
};
