// Store for the dashboard's header and overview: counts of products, enquiries and orders, and the newest three of each.
import { atom, type ReadableAtom } from 'nanostores';
import type { User } from '../../../contract/accounts/user.ts';
import type { Enquiry } from '../../../contract/trade/enquiry.ts';
import type { Order } from '../../../contract/trade/order.ts';
import type { Api } from '../../api/call.ts';
import { type LoadError, toLoadError } from '../../stores/load-error.ts';
import { withRetries } from '../../stores/retry.ts';
import type { Page } from '../../ui/list/page.ts';
import { type MyProductsPage, readMyProducts } from '../products/list/my-products-read.ts';
import { inboxOf, readMyEnquiries } from '../trade/enquiries/my-enquiries.ts';
import { readMyOrders } from '../trade/orders/my-orders.ts';

export type SummaryState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: LoadError };

export interface SummaryPart<Value> {
  readonly $state: ReadableAtom<SummaryState<Value>>;
  /** Loads or reloads; the shown value stays until the reply arrives. */
  load(): void;
}

export interface Summary {
  /** null for buyers, who have no products. */
  readonly products: SummaryPart<MyProductsPage> | null;
  readonly enquiries: SummaryPart<Page<Enquiry>>;
  readonly orders: SummaryPart<Page<Order>>;
  /** Number of enquiries that wait for the supplier's reply; null for buyers. */
  readonly pendingEnquiries: SummaryPart<number> | null;
  load(): void;
}

const PREVIEW_ROWS = 3;
const NO_STATUS = { status: '', page: '' };
const NO_FILTERS = { ...NO_STATUS, search: '' };

function createSummaryPart<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
): SummaryPart<Value> {
  const $state = atom<SummaryState<Value>>({ status: 'loading' });
  let running: AbortController | null = null;
  const request = async (call: AbortController): Promise<void> => {
    try {
      const value = await withRetries(() => read(call.signal), call.signal);
      if (!call.signal.aborted) $state.set({ status: 'ready', value });
    } catch (error) {
      if (!call.signal.aborted) $state.set({ status: 'failed', error: toLoadError(error) });
    }
  };
  return {
    $state,
    load() {
      running?.abort();
      running = new AbortController();
      if ($state.get().status !== 'ready') $state.set({ status: 'loading' });
      void request(running);
    },
  };
}

export function createSummary(api: Api, user: Pick<User, 'role' | 'isAdmin'>): Summary {
  const isSupplier = user.role === 'supplier';
  const inbox = inboxOf(user);
  const readProducts = readMyProducts(api, PREVIEW_ROWS);
  const readEnquiries = readMyEnquiries(api, inbox, PREVIEW_ROWS);
  const readOrders = readMyOrders(api, PREVIEW_ROWS);
  const readPending = readMyEnquiries(api, inbox, 1);
  const pendingFilters = { status: 'pending', page: '' };

  const products = isSupplier
    ? createSummaryPart((signal) => readProducts(NO_FILTERS, signal))
    : null;
  const enquiries = createSummaryPart((signal) => readEnquiries(NO_STATUS, signal));
  const orders = createSummaryPart((signal) => readOrders(NO_STATUS, signal));
  const pendingEnquiries = isSupplier
    ? createSummaryPart(
        async (signal) => (await readPending(pendingFilters, signal)).pagination.total,
      )
    : null;
  return {
    products,
    enquiries,
    orders,
    pendingEnquiries,
    load() {
      for (const each of [products, enquiries, orders, pendingEnquiries]) each?.load();
    },
  };
}
