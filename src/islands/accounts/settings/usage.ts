// Store for the quota usage on the account page.
import { atom, type ReadableAtom } from 'nanostores';
import { getUsage, type Quota } from '../../../../contract/accounts/usage.ts';
import type { Api } from '../../../api/call.ts';
import { withRetries } from '../../../stores/retry.ts';

export type UsageState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly quotas: readonly Quota[] };

export interface Usage {
  readonly $state: ReadableAtom<UsageState>;
  /** Loads or reloads. */
  load(): void;
  stop(): void;
}

export function createUsage(api: Api): Usage {
  const $state = atom<UsageState>({ status: 'loading' });
  let running: AbortController | null = null;

  const fetchQuotas = async ({ signal }: AbortController): Promise<void> => {
    try {
      const { quotas } = await withRetries(() => api.call(getUsage, { signal }), signal);
      if (!signal.aborted) $state.set({ status: 'ready', quotas });
    } catch {
      if (!signal.aborted) $state.set({ status: 'failed' });
    }
  };

  return {
    $state,
    load() {
      running?.abort();
      running = new AbortController();
      $state.set({ status: 'loading' });
      void fetchQuotas(running);
    },
    stop: () => running?.abort(),
  };
}
