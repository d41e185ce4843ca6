// Endpoints for placing and listing orders.

import * as z from 'zod/mini';
import { anyText, id, optionalField, requiredText } from '../body.ts';
import { PRICE_BASES } from '../catalog/price-basis.ts';
import { readPlacedOrder, sentOrder, writeOrder } from '../dialect/order.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import {
  MAX_ORDER_TOTAL_USD,
  MAX_QUANTITY,
  MAX_TRADE_PRICE_USD,
  ORDER_MIN_QUANTITY,
  ORDER_STATUSES,
  PRODUCTS_PER_ORDER,
} from '../limits.ts';
import type { FieldErrorKey } from '../messages.ts';
import { toCents, toDollars } from '../money.ts';
import { pagination, statusCounts } from '../pagination.ts';
import { fieldError, numberInRange, optionalParam, paginationParams } from '../query.ts';
import { fields, list, message, orNull } from '../read.ts';
import { successReply } from '../reply.ts';
import { INCOTERMS, SUPPLY_CODES } from './delivery-terms.ts';
import { order } from './order.ts';
import { MAX_ADDRESS_LENGTH } from './shipping-addresses.ts';

/** What is asked of the units: text, or an object of names and values, which becomes one line each. Empty is absent. */
const specifications = z.pipe(
  z.pipe(
    z.union([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))]),
    z.transform((given) =>
      typeof given === 'string'
        ? given
        : Object.entries(given)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n'),
    ),
  ),
  anyText(2_000),
);

const orderLine = z.object({
  productId: id,
  quantity: numberInRange('quantity', ORDER_MIN_QUANTITY, MAX_QUANTITY, true),
  /** The price shown to the buyer; the server rejects the order if the price has changed since. */
  unitPrice: numberInRange('unitPrice', 0.01, MAX_TRADE_PRICE_USD, false),
  specifications: optionalField(specifications),
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
    shippingAddress: requiredText(MAX_ADDRESS_LENGTH, 'shippingAddress'),
    /** The basis shown to the buyer, or `unstated`; the server rejects the order if it has changed since. */
    priceBasis: optionalField(z.enum([...PRICE_BASES, 'unstated'], fieldError('priceBasis'))),
    /** Only that of the listed price: for another term its supplier would ask another price. */
    incoterm: optionalField(z.enum(INCOTERMS, fieldError('incoterm'))),
    /** Power supply at the site, one of SUPPLIES. */
    supply: optionalField(z.enum(SUPPLY_CODES, fieldError('invalid'))),
    notes: optionalField(anyText(2_000)),
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
    z.refine<OrderAmounts>(({ totalAmount }) => totalAmount <= MAX_ORDER_TOTAL_USD, {
      error: 'orderTooLarge' satisfies FieldErrorKey,
      path: ['totalAmount'],
      when: ({ issues }) => issues.length === 0,
    }),
  );

export type OrderBody = z.output<typeof orderBody>;

export const ORDER_SORTS = ['newest', 'total'] as const;

const orderQuery = z.object({
  status: optionalParam(z.enum(ORDER_STATUSES, fieldError('unknownStatus'))),
  sort: optionalParam(z.enum(ORDER_SORTS, fieldError('sort'))),
  order: optionalParam(z.enum(['asc', 'desc'], fieldError('sort'))),
  ...paginationParams,
});
export type OrderQuery = z.output<typeof orderQuery>;

const pageFields = {
  data: list(order, 10_000),
  pagination,
  /** Over all statuses. */
  counts: statusCounts,
};
const orderPage = fields(pageFields);

export const listOrders = endpoint({
  method: 'GET',
  path: '/orders',
  summary: 'The orders the signed-in user placed or received, newest first by default',
  access: 'user',
  query: orderQuery,
  reply: orderPage,
  dialect: dialect<z.output<typeof orderPage>>({
    read: successReply,
    write: ({ data, ...page }) => ({ ...page, data: data.map(writeOrder) }),
    schema: fields({ ...pageFields, data: list(sentOrder) }),
  }),
  errors: ['unauthorized', 'validation'],
});

/** `data` is null if the backend only confirms the order. */
const placedOrder = fields({ message, data: orNull(order) });
export type PlacedOrder = z.output<typeof placedOrder>;

export const placeOrder = endpoint({
  method: 'POST',
  path: '/orders',
  summary: 'Places an order with a supplier for products that have a price',
  access: 'buyer',
  body: orderBody,
  bodyBytes: 640 * 1024,
  reply: placedOrder,
  dialect: dialect<PlacedOrder>({
    read: readPlacedOrder,
    write: ({ message, data }) => ({ message, data: data && writeOrder(data) }),
    schema: fields({ message, data: orNull(sentOrder) }),
  }),
  errors: [
    'prohibitedGoods',
    'unauthorized',
    'orderBuyersOnly',
    'productNotFound',
    'supplierNotFound',
    'soldByQuote',
    'priceChanged',
    'keyReused',
    'confirmEmailFirst',
    'validation',
    'tooMany',
  ],
});
