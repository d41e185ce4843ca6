// Routes of orders: place (buyers), list, read, and change the status step by step (both participants).
import type { FastifyInstance } from 'fastify';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { getOrder, setOrderStatus } from '../../contract/trade/order-status.ts';
import { listOrders, placeOrder } from '../../contract/trade/orders.ts';
import {
  listShippingAddresses,
  removeShippingAddress,
} from '../../contract/trade/shipping-addresses.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** Rate limit per network and account; more orders would be a script or a mistake. */
const ORDERS_PER_MINUTE = 10;

export function orderRoutes(app: FastifyInstance, { orders }: Services): void {
  serve(app, listOrders, ({ query }, { user, lang }) => orders.page(user, query, lang));

  serve(
    app,
    placeOrder,
    async ({ body }, { user, lang }) => ({
      message: SUCCESS_TEXTS.orderPlaced[lang],
      data: await orders.place(user, body, lang),
    }),
    { limitPerMinute: ORDERS_PER_MINUTE },
  );

  serve(app, listShippingAddresses, async (_, { user }) => ({
    addresses: await orders.addresses(user.id),
  }));

  serve(app, removeShippingAddress, async ({ params }, { user, lang }) => {
    await orders.removeAddress(user.id, params.id);
    return { message: SUCCESS_TEXTS.addressRemoved[lang] };
  });

  serve(app, getOrder, async ({ params }, { user, lang }) => ({
    data: await orders.read(params.id, user, lang),
  }));

  serve(app, setOrderStatus, async ({ params, body }, { user, lang }) => ({
    data: await orders.setStatus(params.id, user, body, lang),
  }));
}
