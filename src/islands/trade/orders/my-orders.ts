// Loader of the orders a buyer placed or a supplier received.
import type { Order } from '../../../../contract/trade/order.ts';
import type { Api } from '../../../api/call.ts';
import { listOrders } from '../../../api/lazy-endpoints.ts';
import { readByStatus } from '../trade-list.ts';

/** `limit`: number of rows, if less than a page is needed. */
export const readMyOrders = (api: Api, limit?: number) =>
  readByStatus<Order>((query, signal) => api.call(listOrders, { query, signal }), limit);
