// Endpoints for one order and its status changes: confirmed, shipped with carrier and tracking number, delivered, cancelled.
import * as z from 'zod/mini';
import { anyText, idParam, maybe } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { ORDER_STATUSES } from '../limits.ts';
import { says } from '../query.ts';
import { readOrder } from './order-reader.ts';
import { orderWire } from './orders.ts';

const stepFields = z.object({
  status: z.enum(ORDER_STATUSES, says('unknownStatus')),
  /** Both are required for `shipped`; other steps do not use them. */
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

/** Fails with a conflict if the step does not follow the current status or belongs to the other side. */
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
