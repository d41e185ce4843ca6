// Endpoints for placing and listing orders, and the schema of an order.

import * as z from 'zod/mini';
import { anyText, id, optionalField, requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import {
  MAX_QUANTITY,
  MAX_TRADE_PRICE_USD,
  ORDER_MIN_QUANTITY,
  ORDER_STATUSES,
  PRODUCTS_PER_ORDER,
} from '../limits.ts';
import type { FieldErrorKey } from '../messages.ts';
import { toCents, toDollars } from '../money.ts';
import { pagination } from '../pagination.ts';
import { fieldError, numberInRange, optionalParam, paginationParams } from '../query.ts';
import { participantDto } from './enquiries.ts';
import { readOrders, readPlacedOrder } from './order-reader.ts';

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const orderDto = z.object({
  _id: z.string(),
  id: z.string(),
  status: z.enum(ORDER_STATUSES),
  supplierId: z.string(),
  products: z.array(
    z.object({
      productId: z.string(),
      product: z.object({
        _id: z.string(),
        id: z.string(),
        name: z.string(),
        images: z.array(z.string()),
      }),
      quantity: z.number(),
      unitPrice: z.number(),
      specifications: z.string(),
    }),
  ),
  shippingAddress: z.string(),
  totalAmount: z.number(),
  /** null once the account was deleted. */
  buyer: z.nullable(participantDto),
  supplier: z.nullable(participantDto),
  /** History of statuses, each with its start time. */
  steps: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.string() })),
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  createdAt: z.string(),
});
export type OrderDto = z.output<typeof orderDto>;

const orderLine = z.object({
  productId: id,
  quantity: numberInRange('quantity', ORDER_MIN_QUANTITY, MAX_QUANTITY, true),
  /** The price shown to the buyer; the server rejects the order if the price has changed since. */
  unitPrice: numberInRange('unitPrice', 0, MAX_TRADE_PRICE_USD, false),
  specifications: optionalField(anyText(2_000)),
});

interface OrderAmounts {
  readonly products: readonly { readonly quantity: number; readonly unitPrice: number }[];
  readonly totalAmount: number;
}

/** Price times quantity over all lines (spec §5), in dollars, exact in cents. */
export const orderTotal = (lines: OrderAmounts['products']): number =>
  toDollars(lines.reduce((sum, { quantity, unitPrice }) => sum + toCents(unitPrice) * quantity, 0));

export const orderBody = z
  .object({
    supplierId: id,
    products: z
      .array(orderLine, fieldError('orderEmpty'))
      .check(
        z.minLength(1, fieldError('orderEmpty')),
        z.maxLength(PRODUCTS_PER_ORDER, fieldError('tooManyEntries')),
      ),
    shippingAddress: requiredText(1_000, 'shippingAddress'),
    idempotencyKey,
    /** Former name of `idempotencyKey`. */
    requestId: optionalField(id),
    totalAmount: numberInRange('orderTotal', 0, Number.MAX_SAFE_INTEGER, false),
  })
  .check(
    z.refine<OrderAmounts>(
      (order) => toCents(order.totalAmount) === toCents(orderTotal(order.products)),
      {
        error: 'orderTotal' satisfies FieldErrorKey,
        path: ['totalAmount'],
        // An invalid quantity must not be reported as a wrong total as well.
        when: ({ issues }) => issues.length === 0,
      },
    ),
  );

export const orderQuery = z.object({
  status: optionalParam(z.enum(ORDER_STATUSES, fieldError('unknownStatus'))),
  ...paginationParams,
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  summary: 'The orders the signed-in user placed or received, newest first',
  access: 'user',
  query: orderQuery,
  reply: z.object({ success: z.literal(true), data: z.array(orderDto), pagination }),
  read: readOrders,
  errors: ['unauthorized', 'validation'],
});

export const placeOrder = endpoint({
  method: 'POST',
  path: '/orders',
  summary: 'Places an order with a supplier for products that have a price',
  access: 'buyer',
  body: orderBody,
  bodyBytes: 640 * 1024,
  reply: z.object({ success: z.literal(true), message: z.string(), data: orderDto }),
  read: readPlacedOrder,
  errors: [
    'unauthorized',
    'orderBuyersOnly',
    'productNotFound',
    'supplierNotFound',
    'soldByQuote',
    'priceChanged',
    'keyReused',
    'validation',
    'tooMany',
  ],
});
