// Store that loads a supplier's own product for its form: original text, latest content.
import { atom, type ReadableAtom } from 'nanostores';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { getMyProduct } from '../../../../contract/products/my-products.ts';
import type { Api } from '../../../api/call.ts';
import { withRetries } from '../../../stores/retry.ts';

type MyProductState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly product: MyProduct };

interface MyProductStore {
  readonly $state: ReadableAtom<MyProductState>;
  /** Loads the product, with retries. Returns the function that aborts it. */
  start(): () => void;
}

export function createMyProductStore(api: Api, id: string): MyProductStore {
  const $state = atom<MyProductState>({ status: 'loading' });
  const request = async (signal: AbortSignal): Promise<void> => {
    try {
      const product = await withRetries(
        () => api.call(getMyProduct, { params: { id }, signal }),
        signal,
      );
      $state.set({ status: 'ready', product });
    } catch {
      if (!signal.aborted) $state.set({ status: 'failed' });
    }
  };
  return {
    $state,
    start() {
      if ($state.get().status === 'ready') return () => undefined;
      const call = new AbortController();
      void request(call.signal);
      return () => call.abort();
    },
  };
}
