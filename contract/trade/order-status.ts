// Endpoints for one order and its status changes: confirmed, shipped with carrier and tracking number, delivered, cancelled.
import * as z from 'zod/mini';
import { anyText, idParam, optionalField } from '../body.ts';
import { PRICE_BASES } from '../catalog/price-basis.ts';
import { sentOrder, writeOrder } from '../dialect/order.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { ORDER_STATUSES } from '../limits.ts';
import { fieldError } from '../query.ts';
import { fields } from '../read.ts';
import { successReply } from '../reply.ts';
import { order } from './order.ts';

const statusFields = z.object({
  status: z.enum(ORDER_STATUSES, fieldError('unknownStatus')),
  /** Both are required for `shipped`; other steps do not use them. */
  carrier: optionalField(anyText(100)),
  trackingNumber: optionalField(anyText(100)),
  /** Term and place of the price; required for `proposed`, other steps do not use it. */
  priceBasis: optionalField(z.enum(PRICE_BASES, fieldError('priceBasis'))),
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
  z.refine<StatusFields>(({ status, priceBasis }) => status !== 'proposed' || Boolean(priceBasis), {
    error: 'priceBasis',
    path: ['priceBasis'],
  }),
);

export type OrderStatusBody = z.output<typeof orderStatusBody>;

const orderReply = fields({ data: order });
const orderDialect = dialect<z.output<typeof orderReply>>({
  read: successReply,
  write: ({ data }) => ({ data: writeOrder(data) }),
  schema: fields({ data: sentOrder }),
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order, for its participants',
  access: 'user',
  params: idParam,
  reply: orderReply,
  dialect: orderDialect,
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
  dialect: orderDialect,
  errors: ['unauthorized', 'orderNotFound', 'orderStep', 'validation'],
});
