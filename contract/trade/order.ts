// An order, as the server serializes it and every screen uses it.
import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../limits.ts';
import {
  count,
  fields,
  flag,
  list,
  nullableNumber,
  nullableText,
  orNull,
  reader,
  requiredText,
  rowId,
  text,
  time,
} from '../read.ts';
import { participant, productReference } from './references.ts';
import { registrations } from './registration.ts';

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** US dollars; an unreadable price is 0. */
const price = reader((value) => Math.max(0, z.parse(nullableNumber, value) ?? 0), {
  type: 'number',
});

export const orderLineFields = {
  /** '' once the product was deleted. */
  productId: text(64),
  /** Its name and picture are those at the time of the order. */
  product: orNull(productReference),
  quantity: count,
  unitPrice: price,
  specifications: text(2_000),
  /** Whether the buyer has reviewed the product after this order. */
  reviewed: flag,
};
const orderLine = fields(orderLineFields);
export type OrderLine = z.output<typeof orderLine>;

export const orderFields = {
  id: rowId,
  status: text(40, ORDER_STATUSES),
  supplierId: text(64),
  products: list(orderLine, 100),
  shippingAddress: text(1_000),
  /** Of the listing, or as its supplier has proposed; '' while there is none. */
  incoterm: text(10),
  /** Port or works, in the reader's language where it is a port; '' where none is stated. */
  place: text(200),
  /** Power supply at the site, in the reader's language; '' without one. */
  supply: text(100),
  /** The buyer's notes to the supplier. */
  notes: text(2_000),
  /** US dollars. */
  totalAmount: nullableNumber,
  /** null once the account was deleted. */
  buyer: orNull(participant),
  /** Registration numbers of the buyer, for the supplier. */
  buyerRegistrations: registrations,
  supplier: orNull(participant),
  /** History of statuses, each with its start time. */
  steps: list(fields({ status: requiredText(40, ORDER_STATUSES), at: time }), 50),
  carrier: nullableText(100),
  trackingNumber: nullableText(100),
  createdAt: time,
};
export const order = fields(orderFields);
export type Order = z.output<typeof order>;
