// Store for the orders a buyer placed or a supplier received.
import type { Order } from '../../../../contract/trade/order-reader.ts';
import { listOrders } from '../../../../contract/trade/orders.ts';
import type { Api } from '../../../api/call.ts';
import { createPageList, tabAddress } from '../../../ui/list/page-list.ts';
import { readByStatus, type StatusListStore } from '../../../ui/list/status-list.ts';

export const orderAddress = tabAddress('orders', ['status']);

/** `limit`: number of rows, if less than a page is needed. */
export const readMyOrders = (api: Api, limit?: number) =>
  readByStatus<Order>(async (query, signal) => {
    const { orders, pagination } = await api.call(listOrders, { query, signal });
    return { rows: orders, pagination };
  }, limit);

export const createMyOrders = (api: Api): StatusListStore<Order> =>
  createPageList({ ...orderAddress, read: readMyOrders(api) });
