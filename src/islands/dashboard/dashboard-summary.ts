// Store with the data that several parts of the dashboard show: waiting items, and the newest rows and the total of each list.

import type { User } from '../../../contract/accounts/user.ts';
import type { Api } from '../../api/call.ts';
import { getWaiting } from '../../api/lazy-endpoints.ts';
import { createLoadStore } from '../../stores/load-store.ts';
import { endSessionOn401 } from '../../stores/session-end.ts';
import type { Summary } from '../dashboard-tabs/dashboard-context.ts';
import { readMyProducts } from '../products/list/my-products-read.ts';
import { inboxOf, readMyEnquiries } from '../trade/enquiries/my-enquiries.ts';
import { readMyOrders } from '../trade/orders/my-orders.ts';

const PREVIEW_ROWS = 3;
const NO_FILTERS = { status: '', sort: '', page: '' };

export function createSummary(api: Api, user: Pick<User, 'role' | 'isAdmin'>): Summary {
  const readProducts = readMyProducts(api, PREVIEW_ROWS);
  const readEnquiries = readMyEnquiries(api, inboxOf(user), PREVIEW_ROWS);
  const readOrders = readMyOrders(api, PREVIEW_ROWS);
  return {
    waiting: createLoadStore((signal) => endSessionOn401(api.call(getWaiting, { signal }))),
    products:
      user.role === 'supplier'
        ? createLoadStore((signal) => readProducts({ ...NO_FILTERS, search: '' }, signal))
        : null,
    enquiries: createLoadStore((signal) => readEnquiries(NO_FILTERS, signal)),
    orders: createLoadStore((signal) => readOrders(NO_FILTERS, signal)),
  };
}
