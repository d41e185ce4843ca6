// Where the filters are: a column beside the results in wide windows, else a sheet.
import { useSyncExternalStore } from 'react';

/** `auto`: open in wide windows. `inline`: open in any window, for an address that requests it. */
export type PanelMode = 'auto' | 'inline' | 'closed' | 'sheet';

const WIDE_QUERY = '(min-width: 80rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const isWide = (): boolean => matchMedia(WIDE_QUERY).matches;

/** Whether the form has the panel. While hydrating it has, like on the server; in narrow windows the stylesheet hides it. */
export function usePanelShown(mode: PanelMode): boolean {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => !isWide(),
    () => false,
  );
  return mode === 'inline' || (mode === 'auto' && !isNarrow);
}
