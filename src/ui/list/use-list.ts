// State of a list on the screen: its page, the loading notices, and focus and scroll after a page change.
import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useDelayed } from '../use-delayed.ts';
import { type ListState, type ListStore, visiblePage } from './list-store.ts';

/** No loading indicator for replies faster than this. */
const LOADING_DELAY_MS = 120;
const SLOW_NOTICE_DELAY_MS = 8_000;

export interface ListView<Filters, Page> {
  readonly filters: Filters;
  readonly state: ListState<Page>;
  /** The loaded page, or the previous one while the next is loading or after a failure. */
  readonly page: Page | null;
  readonly isLoading: boolean;
  /** Loading for so long that it is shown; then the previous page is dimmed. */
  readonly isLate: boolean;
  /** '' if no loading notice is due. */
  readonly loadingText: string;
  /** Paragraph above the rows, which takes the focus after a page change. */
  readonly statusLine: RefObject<HTMLParagraphElement | null>;
  readonly hrefOf: (page: number) => string;
  readonly goToPage: (page: number) => void;
}

interface Options {
  /** URL of the list without its query string. */
  readonly path: string;
  readonly texts: { readonly loading: string; readonly slow: string };
  /** If the caller moves the focus there as well. */
  readonly statusLine?: RefObject<HTMLParagraphElement | null>;
}

/** Starts the store, and stops it with the screen. */
export function useList<Filters extends { readonly page: string }, Page>(
  store: ListStore<Filters, Page>,
  { path, texts, ...options }: Options,
): ListView<Filters, Page> {
  const ownStatusLine = useRef<HTMLParagraphElement>(null);
  const statusLine = options.statusLine ?? ownStatusLine;
  const filters = useStore(store.$filters);
  const state = useStore(store.$list);
  useEffect(() => store.start(), [store]);
  const isLoading = state.status === 'loading';
  const isLate = useDelayed(isLoading, LOADING_DELAY_MS);
  const isSlow = useDelayed(isLoading, SLOW_NOTICE_DELAY_MS);
  const patchOf = (page: number) => ({ page: String(page) }) as Partial<Filters>;
  return {
    filters,
    state,
    page: visiblePage(state),
    isLoading,
    isLate,
    loadingText: isLate ? (isSlow ? texts.slow : texts.loading) : '',
    statusLine,
    hrefOf: (page) => path + store.queryAfter(patchOf(page)),
    goToPage(page) {
      store.choose(patchOf(page));
      statusLine.current?.focus({ preventScroll: true });
      const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      statusLine.current?.scrollIntoView({
        behavior: prefersReducedMotion ? 'instant' : 'smooth',
      });
    },
  };
}
