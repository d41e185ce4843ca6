// Routes of orders: place (buyers), list, read, and change the status step by step (both participants).
import type { FastifyInstance } from 'fastify';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { getOrder, setOrderStatus } from '../../contract/trade/order-status.ts';
import { listOrders, placeOrder } from '../../contract/trade/orders.ts';
import { idempotencyKeyOf } from '../platform/db/idempotency.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** Rate limit per network and account; more orders would be a script or a mistake. */
const ORDERS_PER_MINUTE = 10;

export function orderRoutes(app: FastifyInstance, { orders }: Services): void {
  serve(app, listOrders, async ({ query }, { user, lang }) => {
    const { orders: data, total } = await orders.page(user, query, lang);
    return { success: true as const, data, pagination: paginationOf(query, total) };
  });

  serve(
    app,
    placeOrder,
    async ({ body: { idempotencyKey, requestId, ...content } }, { user, lang }) => {
      const { supplierId, products, shippingAddress } = content;
      const lines = products.map(({ specifications = '', ...line }) => ({
        ...line,
        specifications,
      }));
      const attempt = idempotencyKeyOf(idempotencyKey ?? requestId, content);
      const data = await orders.place(user, { supplierId, lines, shippingAddress }, attempt, lang);
      return { success: true as const, message: SUCCESS_TEXTS.orderPlaced[lang], data };
    },
    { limitPerMinute: ORDERS_PER_MINUTE },
  );

  serve(app, getOrder, async ({ params }, { user, lang }) => ({
    success: true as const,
    data: await orders.read(params.id, user, lang),
  }));

  serve(app, setOrderStatus, async ({ params, body }, { user, lang }) => ({
    success: true as const,
    data: await orders.setStatus(params.id, user, body, lang),
  }));
}
