// Store for the dashboard's header and overview: counts of products, enquiries and orders, and the newest three of each.
import { atom, type ReadableAtom } from 'nanostores';
import type { User } from '../../../contract/accounts/user-reader.ts';
import type { Enquiry } from '../../../contract/trade/enquiry-reader.ts';
import type { Order } from '../../../contract/trade/order-reader.ts';
import type { Api } from '../../api/call.ts';
import { withRetries } from '../../stores/retry.ts';
import { type Problem, problemOf } from '../../ui/list/listing.ts';
import type { Page } from '../../ui/list/page-list.ts';
import { type MyProductsPage, readMyProducts } from '../products/list/my-products-read.ts';
import { NO_FILTERS } from '../products/list/my-products-url.ts';
import { boxOf, enquiryAddress, readMyEnquiries } from '../trade/enquiries/my-enquiries.ts';
import { orderAddress, readMyOrders } from '../trade/orders/my-orders.ts';

export type Part<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly problem: Problem };

export interface SummaryPart<Value> {
  readonly $state: ReadableAtom<Part<Value>>;
  /** Loads or reloads; the shown value stays until the reply arrives. */
  load(): void;
}

export interface Summary {
  /** null for buyers, who have no products. */
  readonly products: SummaryPart<MyProductsPage> | null;
  readonly enquiries: SummaryPart<Page<Enquiry>>;
  readonly orders: SummaryPart<Page<Order>>;
  /** Number of enquiries that wait for the supplier's reply; null for buyers. */
  readonly waiting: SummaryPart<number> | null;
  load(): void;
}

const FIRST = 3;

function part<Value>(read: (signal: AbortSignal) => Promise<Value>): SummaryPart<Value> {
  const $state = atom<Part<Value>>({ status: 'loading' });
  let running: AbortController | null = null;
  const ask = async (call: AbortController): Promise<void> => {
    try {
      const value = await withRetries(() => read(call.signal), call.signal);
      if (!call.signal.aborted) $state.set({ status: 'ready', value });
    } catch (error) {
      if (!call.signal.aborted) $state.set({ status: 'failed', problem: problemOf(error) });
    }
  };
  return {
    $state,
    load() {
      running?.abort();
      running = new AbortController();
      if ($state.get().status !== 'ready') $state.set({ status: 'loading' });
      void ask(running);
    },
  };
}

export function createSummary(api: Api, user: Pick<User, 'role' | 'isAdmin'>): Summary {
  const supplies = user.role === 'supplier';
  const box = boxOf(user);
  const readProducts = readMyProducts(api, FIRST);
  const readEnquiries = readMyEnquiries(api, box, FIRST);
  const readOrders = readMyOrders(api, FIRST);
  const readWaiting = readMyEnquiries(api, box, 1);
  const pending = { ...enquiryAddress.none, status: 'pending' };

  const products = supplies ? part((signal) => readProducts(NO_FILTERS, signal)) : null;
  const enquiries = part((signal) => readEnquiries(enquiryAddress.none, signal));
  const orders = part((signal) => readOrders(orderAddress.none, signal));
  const waiting = supplies
    ? part(async (signal) => (await readWaiting(pending, signal)).pagination.total)
    : null;
  return {
    products,
    enquiries,
    orders,
    waiting,
    load() {
      for (const each of [products, enquiries, orders, waiting]) each?.load();
    },
  };
}
