// Store for what a screen loads with one call: retries temporary failures, and ignores the reply of an earlier load.
import { atom, type ReadableAtom } from 'nanostores';
import { type LoadError, toLoadError } from './load-error.ts';
import { withRetries } from './retry.ts';

type LoadState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: LoadError };

export interface LoadStore<Value> {
  readonly $state: ReadableAtom<LoadState<Value>>;
  /** Loads or reloads; the shown value stays until the reply arrives. Returns the function that aborts it. */
  load(): () => void;
  /** Replaces the value after a change. */
  setValue(value: Value): void;
}

/** `read` must pass its signal on. */
export function createLoadStore<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
): LoadStore<Value> {
  const $state = atom<LoadState<Value>>({ status: 'loading' });
  let running: AbortController | null = null;
  const request = async (signal: AbortSignal): Promise<void> => {
    try {
      const value = await withRetries(() => read(signal), signal);
      if (!signal.aborted) $state.set({ status: 'ready', value });
    } catch (error) {
      if (!signal.aborted) $state.set({ status: 'failed', error: toLoadError(error) });
    }
  };
  return {
    $state,
    load() {
      running?.abort();
      const call = new AbortController();
      running = call;
      if ($state.get().status !== 'ready') $state.set({ status: 'loading' });
      void request(call.signal);
      return () => call.abort();
    },
    setValue(value) {
      running?.abort();
      $state.set({ status: 'ready', value });
    },
  };
}
