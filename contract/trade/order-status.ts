// Endpoints for one order and its status changes: confirmed, shipped with carrier and tracking number, delivered, cancelled.
import * as z from 'zod/mini';
import { anyText, idParam, optionalField } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { ORDER_STATUSES } from '../limits.ts';
import { fieldError } from '../query.ts';
import { fields } from '../read.ts';
import { order } from './order.ts';

const statusFields = z.object({
  status: z.enum(ORDER_STATUSES, fieldError('unknownStatus')),
  /** Both are required for `shipped`; other steps do not use them. */
  carrier: optionalField(anyText(100)),
  trackingNumber: optionalField(anyText(100)),
});
type StatusFields = z.output<typeof statusFields>;

const requiredToShip = (field: 'carrier' | 'trackingNumber') =>
  z.refine<StatusFields>((fields) => fields.status !== 'shipped' || Boolean(fields[field]), {
    error: field,
    path: [field],
  });

export const orderStatusBody = statusFields.check(
  requiredToShip('carrier'),
  requiredToShip('trackingNumber'),
);

export type OrderStatusBody = z.output<typeof orderStatusBody>;

const orderReply = fields({ data: order });

export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order, for its participants',
  access: 'user',
  params: idParam,
  reply: orderReply,
  errors: ['unauthorized', 'orderNotFound'],
});

/** Fails with a conflict if the step does not follow the current status or belongs to the other side. */
export const setOrderStatus = endpoint({
  method: 'PUT',
  path: '/orders/:id/status',
  summary: 'Sets the next status of an order',
  access: 'user',
  params: idParam,
  body: orderStatusBody,
  reply: orderReply,
  errors: ['unauthorized', 'orderNotFound', 'orderStep', 'validation'],
});
