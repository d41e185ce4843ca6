// Store for an admin action in progress or failed, shown by an open dialog.
import { atom, type ReadableAtom } from 'nanostores';
import { type LoadError, toLoadError } from '../../stores/load-error.ts';

export type ActionState =
  | { readonly status: 'idle' | 'busy' }
  | { readonly status: 'failed'; readonly error: LoadError };

export interface ActionStore {
  readonly $state: ReadableAtom<ActionState>;
  /** Resolves with whether it succeeded. A second call during the first does nothing. */
  run(action: () => Promise<unknown>): Promise<boolean>;
}

export function createActionStore(): ActionStore {
  const $state = atom<ActionState>({ status: 'idle' });
  return {
    $state,
    async run(action) {
      if ($state.get().status === 'busy') return false;
      $state.set({ status: 'busy' });
      try {
        await action();
        $state.set({ status: 'idle' });
        return true;
      } catch (error) {
        $state.set({ status: 'failed', error: toLoadError(error) });
        return false;
      }
    },
  };
}
