// Loader of the orders a buyer placed or a supplier received.
import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { Order } from '../../../../contract/trade/order.ts';
import type { listOrders as listOrdersEndpoint } from '../../../../contract/trade/orders.ts';
import type { Api } from '../../../api/call.ts';
import { listOrders } from '../../../api/lazy-endpoints.ts';
import { readByStatus } from '../trade-list.ts';

/** `limit`: number of rows, if less than a page is needed. */
export const readMyOrders = (api: Api, limit?: number) =>
  readByStatus<Order>(
    (query, signal) =>
      api.call(listOrders, { query: query as QueryOf<typeof listOrdersEndpoint>, signal }),
    { newest: ({ createdAt }) => createdAt ?? '', total: ({ totalAmount }) => totalAmount ?? 0 },
    limit,
  );
