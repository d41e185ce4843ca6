// Parsers of orders and their status history: under `data`, under `order`, or at the top level.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../pagination.ts';
import {
  fields,
  firstPresent,
  list,
  nullableNumber,
  nullableText,
  nullableTime,
  record,
  text,
} from '../read.ts';
import { rowsOf, successReply, successReplyOrEmpty, unreadableReply } from '../reply.ts';
import {
  type Participant,
  type ProductReference,
  participant,
  productReference,
} from './reference-reader.ts';

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
  readonly buyer: Participant | null;
  readonly supplier: Participant | null;
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
    quantity: nullableNumber,
    unitPrice: nullableNumber,
    specifications: z.unknown(),
  }),
  z.transform(
    (parsed): OrderLine => ({
      product: parsed.product ?? parsed.productId,
      quantity: Math.max(0, parsed.quantity ?? 0),
      unitPrice: Math.max(0, parsed.unitPrice ?? 0),
      specifications: z.parse(nullableText(2_000), parsed.specifications),
    }),
  ),
);

const stepRow = z.pipe(
  fields({ status: text(40), at: nullableTime, createdAt: nullableTime }).check(
    z.refine((parsed) => parsed.status !== ''),
  ),
  z.transform(
    (parsed): OrderStep => ({ status: parsed.status, at: parsed.at ?? parsed.createdAt }),
  ),
);

const orderFields = fields({
  _id: nullableText(64),
  id: nullableText(64),
  status: text(40),
  products: list(lineRow, 100),
  totalAmount: nullableNumber,
  shippingAddress: text(1_000),
  buyer: participant,
  supplier: participant,
  supplierId: participant,
  steps: list(stepRow, 50),
  carrier: nullableText(100),
  trackingNumber: nullableText(100),
  createdAt: nullableTime,
});

/** One order; rejects rows without an id. */
export const orderRow = z.pipe(
  orderFields.check(z.refine((parsed) => (parsed._id ?? parsed.id) !== null)),
  z.transform(
    (parsed): Order => ({
      id: parsed._id ?? parsed.id ?? '',
      status: parsed.status || 'placed',
      lines: parsed.products,
      total: parsed.totalAmount,
      shippingAddress: parsed.shippingAddress,
      buyer: parsed.buyer,
      supplier: parsed.supplier ?? parsed.supplierId,
      steps: parsed.steps,
      carrier: parsed.carrier,
      trackingNumber: parsed.trackingNumber,
      createdAt: parsed.createdAt,
    }),
  ),
);

/** One order, under `data`, under `order`, or at the top level. */
export const readOrder = (body: unknown): Order => {
  const reply = successReply(body);
  const parsed = z.safeParse(orderRow, firstPresent(reply, 'data', 'order') ?? reply);
  if (!parsed.success) throw unreadableReply();
  return parsed.data;
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
  const reply = successReplyOrEmpty(body);
  const parsed = z.safeParse(orderRow, firstPresent(reply, 'data', 'order') ?? reply);
  return {
    order: parsed.success ? parsed.data : null,
    message: z.parse(nullableText(500), reply.message),
  };
};
