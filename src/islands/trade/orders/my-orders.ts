// Loader of the orders a buyer placed or a supplier received.
import type { Order } from '../../../../contract/trade/order-reader.ts';
import { listOrders } from '../../../../contract/trade/orders.ts';
import type { Api } from '../../../api/call.ts';
import { readByStatus } from '../trade-list.ts';

/** `limit`: number of rows, if less than a page is needed. */
export const readMyOrders = (api: Api, limit?: number) =>
  readByStatus<Order>(async (query, signal) => {
    const { orders, pagination } = await api.call(listOrders, { query, signal });
    return { rows: orders, pagination };
  }, limit);
