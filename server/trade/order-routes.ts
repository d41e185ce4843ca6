// Routes of orders: place (buyers), list, read, and change the status step by step (both participants).
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../contract/lang.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { fieldErrorWithNumber } from '../../contract/messages.ts';
import { getOrder, setOrderStatus } from '../../contract/trade/order-status.ts';
import { listOrders, placeOrder } from '../../contract/trade/orders.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import { attemptOf } from '../platform/db/attempt.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import type { PlaceOutcome } from './order-write-queries.ts';

/** Rate limit per network and account; more orders would be a script or a mistake. */
const ORDERS_PER_MINUTE = 10;

const orderIdOf = (outcome: PlaceOutcome): string => {
  if (outcome.kind === 'placed') return outcome.id;
  if (outcome.kind === 'totalTooLarge') throw new Problem('validation', { totalAmount: 'invalid' });
  if (outcome.kind === 'belowMinimum') {
    const fieldText = fieldErrorWithNumber('belowMinimum', outcome.minimum);
    throw new Problem('validation', { 'products.quantity': fieldText });
  }
  throw new Problem(outcome.kind);
};

export function orderRoutes(app: FastifyInstance, { orders, orderWrites }: Services): void {
  const readOrder = async (id: string, user: SessionUser, lang: Lang) => {
    const data = await orders.byId(id, user, lang);
    if (!data) throw new Problem('orderNotFound');
    return data;
  };

  serve(app, listOrders, async ({ query }, { person: user, lang }) => {
    const { orders: data, total } = await orders.page(user, query, lang);
    return { success: true as const, data, pagination: paginationOf(query, total) };
  });

  serve(
    app,
    placeOrder,
    async ({ body }, { person: user, lang }) => {
      const { idempotencyKey, requestId, ...content } = body;
      const { supplierId, products, shippingAddress } = content;
      const outcome = await orderWrites.place({
        buyerId: user.id,
        supplierId,
        lines: products.map(({ specifications = '', ...line }) => ({ ...line, specifications })),
        shippingAddress,
        attempt: attemptOf(idempotencyKey ?? requestId, content),
        lang,
      });
      const data = await readOrder(orderIdOf(outcome), user, lang);
      return { success: true as const, message: SUCCESS_TEXTS.orderPlaced[lang], data };
    },
    { perMinute: ORDERS_PER_MINUTE },
  );

  serve(app, getOrder, async ({ params }, { person: user, lang }) => ({
    success: true as const,
    data: await readOrder(params.id, user, lang),
  }));

  serve(app, setOrderStatus, async ({ params, body }, { person: user, lang }) => {
    const { status, carrier, trackingNumber } = body;
    const outcome = await orderWrites.step(params.id, user.id, { status, carrier, trackingNumber });
    if (outcome === 'missing') throw new Problem('orderNotFound');
    if (outcome === 'refused') throw new Problem('orderStep');
    return { success: true as const, data: await readOrder(params.id, user, lang) };
  });
}
