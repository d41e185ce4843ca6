// Routes of orders: place (buyers), list, read, and change the status step by step (both participants).
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../contract/lang.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { withNumber } from '../../contract/messages.ts';
import { getOrder, takeOrderStep } from '../../contract/trade/order-steps.ts';
import { listOrders, placeOrder } from '../../contract/trade/orders.ts';
import type { Person } from '../accounts/sessions.ts';
import { attemptOf } from '../platform/db/attempt.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import type { Placed } from './order-write-queries.ts';

/** Rate limit per network and account; more orders would be a script or a mistake. */
const PLACED_PER_MINUTE = 10;

const placedId = (placed: Placed): string => {
  if (placed.kind === 'placed') return placed.id;
  if (placed.kind === 'tooMuch') throw new Problem('validation', { totalAmount: 'invalid' });
  if (placed.kind === 'belowMinimum') {
    const said = withNumber('belowMinimum', placed.minimum);
    throw new Problem('validation', { 'products.quantity': said });
  }
  throw new Problem(placed.kind);
};

export function orderRoutes(app: FastifyInstance, { orders, orderWrites }: Services): void {
  const one = async (id: string, person: Person, lang: Lang) => {
    const data = await orders.byId(id, person, lang);
    if (!data) throw new Problem('orderNotFound');
    return data;
  };

  serve(app, listOrders, async ({ query }, { person, lang }) => {
    const { orders: data, total } = await orders.page(person, query, lang);
    return { success: true as const, data, pagination: paginationOf(query, total) };
  });

  serve(
    app,
    placeOrder,
    async ({ body }, { person, lang }) => {
      const { idempotencyKey, requestId, ...content } = body;
      const { supplierId, products, shippingAddress } = content;
      const placed = await orderWrites.place({
        buyerId: person.id,
        supplierId,
        lines: products.map(({ specifications = '', ...line }) => ({ ...line, specifications })),
        shippingAddress,
        attempt: attemptOf(idempotencyKey ?? requestId, content),
        lang,
      });
      const data = await one(placedId(placed), person, lang);
      return { success: true as const, message: ANSWER_TEXTS.orderPlaced[lang], data };
    },
    { perMinute: PLACED_PER_MINUTE },
  );

  serve(app, getOrder, async ({ params }, { person, lang }) => ({
    success: true as const,
    data: await one(params.id, person, lang),
  }));

  serve(app, takeOrderStep, async ({ params, body }, { person, lang }) => {
    const { status, carrier, trackingNumber } = body;
    const taken = await orderWrites.step(params.id, person.id, { status, carrier, trackingNumber });
    if (taken === 'missing') throw new Problem('orderNotFound');
    if (taken === 'refused') throw new Problem('orderStep');
    return { success: true as const, data: await one(params.id, person, lang) };
  });
}
