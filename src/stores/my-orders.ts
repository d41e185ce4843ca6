// The orders a buyer placed or a supplier received.
import type { QueryOf } from '../../contract/endpoint.ts';
import type { Order } from '../../contract/order-reader.ts';
import { listOrders } from '../../contract/orders.ts';
import type { Api } from '../api/call.ts';
import type { ListingStore } from './listing.ts';
import {
  createPageList,
  localPage,
  type Page,
  type TabFilters,
  tabAddress,
  whileSignedIn,
} from './page-list.ts';

export type OrderFilters = TabFilters<'status' | 'page'>;
export type MyOrders = ListingStore<OrderFilters, Page<Order>>;

export const orderAddress = tabAddress('orders', ['status']);

/** `limit` where less than a page will do. */
export const readMyOrders =
  (api: Api, limit?: number) =>
  async (filters: OrderFilters, signal: AbortSignal): Promise<Page<Order>> => {
    const query: QueryOf<typeof listOrders> = { ...filters, limit };
    const { orders, pagination } = await whileSignedIn(api.call(listOrders, { query, signal }));
    if (pagination) return { rows: orders, pagination };
    const { status, page } = filters;
    const found = orders.filter((each) => status === '' || each.status === status);
    return localPage(found, page, limit);
  };

export const createMyOrders = (api: Api): MyOrders =>
  createPageList({ ...orderAddress, read: readMyOrders(api) });
