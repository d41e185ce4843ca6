// Store for an admin action in progress or failed, shown by an open dialog.
import { atom, type ReadableAtom } from 'nanostores';
import { type Problem, problemOf } from '../../ui/list/listing.ts';

export type Deed =
  | { readonly status: 'idle' | 'busy' }
  | { readonly status: 'failed'; readonly problem: Problem };

export interface DeedStore {
  readonly $deed: ReadableAtom<Deed>;
  /** Resolves with whether it succeeded. A second call during the first does nothing. */
  run(deed: () => Promise<unknown>): Promise<boolean>;
}

export function createDeed(): DeedStore {
  const $deed = atom<Deed>({ status: 'idle' });
  return {
    $deed,
    async run(deed) {
      if ($deed.get().status === 'busy') return false;
      $deed.set({ status: 'busy' });
      try {
        await deed();
        $deed.set({ status: 'idle' });
        return true;
      } catch (error) {
        $deed.set({ status: 'failed', problem: problemOf(error) });
        return false;
      }
    },
  };
}
