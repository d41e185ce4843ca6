// Generic store for a filtered list: filters, results, URL and history, retries and page cache.
import { atom, type ReadableAtom } from 'nanostores';
import { CLIENT_CACHE } from '../../../contract/page-limits.ts';
import { attemptSignal } from '../../api/attempt-signal.ts';
import { type LoadError, toLoadError } from '../../stores/load-error.ts';
import { withRetries } from '../../stores/retry.ts';
import type { FilterCodec } from './filter-codec.ts';

/** `last` is the previous page, which stays visible while the next one is loading. */
export type ListState<Page> =
  | { readonly status: 'loading'; readonly last: Page | null }
  | { readonly status: 'ready'; readonly page: Page }
  | { readonly status: 'failed'; readonly error: LoadError; readonly last: Page | null };

/** The server-rendered result, so that the first screen needs no request. */
export type InitialList<Page> = Exclude<ListState<Page>, { status: 'loading' }>;

/** The loaded page, or the previous one while the next is loading or after a failure. */
export const visiblePage = <Page>(list: ListState<Page>): Page | null =>
  list.status === 'ready' ? list.page : list.last;

/** What defines one list: its filters and its call. */
interface ListDefinition<Filters, Page> extends FilterCodec<Filters> {
  readonly read: (filters: Filters, signal: AbortSignal) => Promise<Page>;
}

export interface ListStore<Filters, Page> {
  readonly $filters: ReadableAtom<Filters>;
  readonly $list: ReadableAtom<ListState<Page>>;
  /** For a choice: applies it immediately, with a new history entry. */
  choose(patch: Partial<Filters>): void;
  /** For typing: applies it after a pause of DEBOUNCE_MS, in the same history entry. */
  type(patch: Partial<Filters>): void;
  /** For sliders: applies it after a pause of DEBOUNCE_MS, with a new history entry. */
  slide(patch: Partial<Filters>): void;
  /** Applies a waiting change of `type` or `slide` immediately. */
  flush(): void;
  /** Whether a change of `type` or `slide` is waiting. */
  hasPendingChange(): boolean;
  clear(): void;
  retry(): void;
  /** The query string of the list after a filter change, for links. */
  queryAfter(patch: Partial<Filters>): string;
  isFiltered(): boolean;
  /**
   * Reloads the list and clears the page cache, after its content was changed. `change` updates the shown page until
   * the reply arrives.
   */
  refresh(change?: (page: Page) => Page): void;
  /** Loads the first page unless it was given, and observes the browser's history; returns the function that stops it. */
  start(): () => void;
}

const DEBOUNCE_MS = 250;
const ATTEMPT_TIMEOUT_MS = 15_000;
const MAX_CACHED_PAGES = 40;

type Step = 'push' | 'replace';

/**
 * Creates one store per island: on the server, each request renders its own. Without options, it starts with the filters
 * in the URL and loads their page when `start` is called; that is for the browser only.
 */
export function createListStore<Filters, Page>(
  definition: ListDefinition<Filters, Page>,
  options: { readonly filters?: Filters; readonly initial?: ListState<Page> | undefined } = {},
): ListStore<Filters, Page> {
  const { read, queryStringOf, filtersOf, patchFilters, emptyFilters, isShownBy } = definition;
  const filters = options.filters ?? filtersOf(new URLSearchParams(location.search));
  const initial = options.initial ?? { status: 'loading', last: null };
  const $filters = atom(filters);
  const $list = atom<ListState<Page>>(initial);
  const cachedPages = new Map<string, { readonly page: Page; readonly at: number }>();
  let running: AbortController | null = null;
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  let pendingChange: { patch: Partial<Filters>; step: Step } | null = null;

  const cachePage = (key: string, page: Page): void => {
    cachedPages.delete(key);
    cachedPages.set(key, { page, at: Date.now() });
    const [oldest] = cachedPages.keys();
    if (cachedPages.size > MAX_CACHED_PAGES && oldest !== undefined) cachedPages.delete(oldest);
  };

  const lastShown = (): Page | null => visiblePage($list.get());

  const load = async (): Promise<void> => {
    running?.abort();
    const wanted = $filters.get();
    const key = queryStringOf(wanted);
    const cached = cachedPages.get(key);
    if (cached && Date.now() - cached.at < CLIENT_CACHE.lifetimeMs) {
      $list.set({ status: 'ready', page: cached.page });
      return;
    }
    const call = new AbortController();
    running = call;
    $list.set({ status: 'loading', last: lastShown() });
    const attempt = () => read(wanted, attemptSignal(call.signal, ATTEMPT_TIMEOUT_MS));
    try {
      const page = await withRetries(attempt, call.signal);
      if (call.signal.aborted) return;
      cachePage(key, page);
      $list.set({ status: 'ready', page });
    } catch (error) {
      if (call.signal.aborted) return;
      $list.set({ status: 'failed', error: toLoadError(error), last: lastShown() });
    }
  };

  const apply = (patch: Partial<Filters>, step: Step): void => {
    clearTimeout(debounceTimer);
    const pending = pendingChange;
    pendingChange = null;
    // One after the other: a choice may clear what a slider has just set.
    const next = patchFilters(patchFilters($filters.get(), pending?.patch ?? {}), patch);
    if (queryStringOf(next) === queryStringOf($filters.get())) return;
    $filters.set(next);
    const address = `${location.pathname}${queryStringOf(next)}`;
    if (step === 'push' || pending?.step === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    void load();
  };

  const debounce = (patch: Partial<Filters>, step: Step): void => {
    clearTimeout(debounceTimer);
    pendingChange = {
      patch: { ...pendingChange?.patch, ...patch },
      step: pendingChange?.step === 'push' ? 'push' : step,
    };
    debounceTimer = setTimeout(() => apply({}, step), DEBOUNCE_MS);
  };

  return {
    $filters,
    $list,
    choose: (patch) => apply(patch, 'push'),
    type: (patch) => debounce(patch, 'replace'),
    slide: (patch) => debounce(patch, 'push'),
    flush: () => pendingChange && apply({}, pendingChange.step),
    hasPendingChange: () => pendingChange !== null,
    clear: () => apply(emptyFilters, 'push'),
    retry: () => void load(),
    queryAfter: (patch) => queryStringOf(patchFilters($filters.get(), patch)),
    isFiltered: () => queryStringOf($filters.get()) !== queryStringOf(emptyFilters),
    refresh(change) {
      cachedPages.clear();
      const last = lastShown();
      if (change && last) $list.set({ status: 'ready', page: change(last) });
      void load();
    },
    start() {
      if (initial.status === 'ready') cachePage(queryStringOf(filters), initial.page);
      else if (initial.status === 'loading') void load();
      const syncFromUrl = () => {
        const params = new URLSearchParams(location.search);
        // While another tab or section opens, this list keeps its filters.
        if (isShownBy?.(params) === false) return;
        const filtersInUrl = filtersOf(params);
        // popstate also fires for a jump to an anchor.
        if (queryStringOf(filtersInUrl) === queryStringOf($filters.get())) return;
        clearTimeout(debounceTimer);
        pendingChange = null;
        $filters.set(filtersInUrl);
        void load();
      };
      addEventListener('popstate', syncFromUrl);
      return () => {
        removeEventListener('popstate', syncFromUrl);
        clearTimeout(debounceTimer);
        running?.abort();
      };
    },
  };
}
