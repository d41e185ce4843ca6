// Endpoints for the addresses to which a buyer has ordered, which the order form offers again.
import type * as z from 'zod/mini';
import { idParam } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fields, list, requiredText, rowId, time } from '../read.ts';
import { acknowledgement } from '../reply.ts';

/** Characters of an address. */
export const MAX_ADDRESS_LENGTH = 1_000;
/** Addresses of an account; a new one replaces the one that was used least recently. */
export const MAX_SHIPPING_ADDRESSES = 8;

const shippingAddress = fields({
  id: rowId,
  address: requiredText(MAX_ADDRESS_LENGTH),
  usedAt: time,
});
export type ShippingAddress = z.output<typeof shippingAddress>;

export const listShippingAddresses = endpoint({
  method: 'GET',
  path: '/shipping-addresses',
  summary: 'Addresses of the orders of a buyer, the one used last first',
  access: 'buyer',
  reply: fields({ addresses: list(shippingAddress, MAX_SHIPPING_ADDRESSES) }),
  errors: ['unauthorized', 'forbidden'],
});

/** Orders keep the address. Also succeeds for an address that is not stored. */
export const removeShippingAddress = endpoint({
  method: 'DELETE',
  path: '/shipping-addresses/:id',
  summary: 'Removes a stored address',
  access: 'buyer',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized', 'forbidden'],
});
