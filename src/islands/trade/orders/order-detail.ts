// Store for the page of one order.
import { atom, type ReadableAtom } from 'nanostores';
import type { Order } from '../../../../contract/trade/order.ts';
import { getOrder } from '../../../../contract/trade/order-status.ts';
import type { Api } from '../../../api/call.ts';
import { type LoadError, toLoadError } from '../../../stores/load-error.ts';
import { withRetries } from '../../../stores/retry.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';

export type OrderDetail =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly order: Order }
  | { readonly status: 'failed'; readonly error: LoadError };

export interface OrderDetailStore {
  readonly $state: ReadableAtom<OrderDetail>;
  /** Loads or reloads; the shown order stays until the reply arrives. Returns the function that aborts it. */
  load(): () => void;
  /** Replaces the order after a status change. */
  setOrder(order: Order): void;
}

export function orderDetail(api: Api, id: string): OrderDetailStore {
  const $state = atom<OrderDetail>({ status: 'loading' });
  const read = async (signal: AbortSignal): Promise<void> => {
    try {
      const request = () => endSessionOn401(api.call(getOrder, { params: { id }, signal }));
      const { data } = await withRetries(request, signal);
      if (!signal.aborted) $state.set({ status: 'ready', order: data });
    } catch (error) {
      if (!signal.aborted) $state.set({ status: 'failed', error: toLoadError(error) });
    }
  };
  return {
    $state,
    load() {
      const call = new AbortController();
      if ($state.get().status !== 'ready') $state.set({ status: 'loading' });
      void read(call.signal);
      return () => call.abort();
    },
    setOrder: (order) => $state.set({ status: 'ready', order }),
  };
}
