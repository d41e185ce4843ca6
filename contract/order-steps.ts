// One order and the steps of its life: confirmed, shipped with carrier and tracking number, delivered, cancelled.
import * as z from 'zod/mini';
import { anyText, idParam, maybe } from './body.ts';
import { endpoint } from './endpoint.ts';
import { ORDER_STATUSES } from './limits.ts';
import { readOrder } from './order-reader.ts';
import { orderWire } from './orders.ts';
import { says } from './query.ts';

const stepFields = z.object({
  status: z.enum(ORDER_STATUSES, says('unknownStatus')),
  /** Both are required to ship, and taken with no other step. */
  carrier: maybe(anyText(100)),
  trackingNumber: maybe(anyText(100)),
});
type StepFields = z.output<typeof stepFields>;

const filledToShip = (field: 'carrier' | 'trackingNumber') =>
  z.refine<StepFields>((given) => given.status !== 'shipped' || Boolean(given[field]), {
    error: field,
    path: [field],
  });

export const orderStepBody = stepFields.check(
  filledToShip('carrier'),
  filledToShip('trackingNumber'),
);

const one = z.object({ success: z.literal(true), data: orderWire });

export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order, for its two sides',
  access: 'user',
  params: idParam,
  reply: one,
  read: readOrder,
  errors: ['unauthorized', 'orderNotFound'],
});

/** A step that does not follow from where the order is, or is the other side's, is a conflict. */
export const takeOrderStep = endpoint({
  method: 'PUT',
  path: '/orders/:id/status',
  summary: 'Takes the next step of an order',
  access: 'user',
  params: idParam,
  body: orderStepBody,
  reply: one,
  read: readOrder,
  errors: ['unauthorized', 'orderNotFound', 'orderStep', 'validation'],
});
