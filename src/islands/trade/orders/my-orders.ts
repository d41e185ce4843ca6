// Store for the orders a buyer placed or a supplier received.
import type { Order } from '../../../../contract/trade/order-reader.ts';
import { listOrders } from '../../../../contract/trade/orders.ts';
import type { Api } from '../../../api/call.ts';
import { createPageList, tabUrlFilters } from '../../../ui/list/page-list.ts';
import { readByStatus, type StatusListStore } from '../../../ui/list/status-list.ts';

export const orderUrlFilters = tabUrlFilters('orders', ['status']);

/** `limit`: number of rows, if less than a page is needed. */
export const readMyOrders = (api: Api, limit?: number) =>
  readByStatus<Order>(async (query, signal) => {
    const { orders, pagination } = await api.call(listOrders, { query, signal });
    return { rows: orders, pagination };
  }, limit);

export const createMyOrders = (api: Api): StatusListStore<Order> =>
  createPageList({ ...orderUrlFilters, read: readMyOrders(api) });
