// Place of the filters: a column beside the results in wide windows, else a sheet.
import { startTransition, useEffect, useState } from 'react';

/**
 * `auto`: open in wide windows. `inline`: open in any window, for an address that requests it. `sort`: the sheet of the sort.
 */
export type PanelMode = 'auto' | 'inline' | 'closed' | 'sheet' | 'sort';

export const isSheet = (mode: PanelMode): mode is 'sheet' | 'sort' =>
  mode === 'sheet' || mode === 'sort';

const WIDE_QUERY = '(min-width: 80rem)';

export const isWide = (): boolean => matchMedia(WIDE_QUERY).matches;

/** Whether readers see the filters, in the form or in the sheet; undefined until the width of the window is known. */
export function useFiltersVisible(mode: PanelMode): boolean | undefined {
  const [isWideWindow, setIsWideWindow] = useState<boolean>();
  useEffect(() => {
    const query = matchMedia(WIDE_QUERY);
    // In a transition: an urgent update would rebuild results that are not hydrated yet.
    const update = () => startTransition(() => setIsWideWindow(query.matches));
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return mode === 'auto' ? isWideWindow : mode !== 'closed' && mode !== 'sort';
}
