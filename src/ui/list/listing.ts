// Generic store for a filtered list: filters, results, URL and history, retries and page cache.
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError, DEFAULT_ERROR_TEXT } from '../../../contract/errors.ts';
import { CLIENT_CACHE } from '../../../contract/page-limits.ts';
import { withRetries } from '../../stores/retry.ts';

/** Error of a failed load. */
export interface Problem {
  readonly code: ApiError['code'];
  readonly message: string;
  /** One text per invalid filter. */
  readonly fields: Readonly<Record<string, string>>;
}

export const problemOf = (error: unknown): Problem =>
  error instanceof ApiError
    ? { code: error.code, message: error.message, fields: error.fields }
    : { code: 'unknown', message: DEFAULT_ERROR_TEXT, fields: {} };

/** `last` is the previous page, which stays visible while the next one is loading. */
export type Listing<Page> =
  | { readonly status: 'loading'; readonly last: Page | null }
  | { readonly status: 'ready'; readonly page: Page }
  | { readonly status: 'failed'; readonly problem: Problem; readonly last: Page | null };

/** The server-rendered result, so that the first screen needs no request. */
export type FirstListing<Page> = Exclude<Listing<Page>, { status: 'loading' }>;

/** Functions that define one kind of list. */
export interface ListingKind<Filters, Page> {
  readonly read: (filters: Filters, signal: AbortSignal) => Promise<Page>;
  /** The query string of the filters, '' for none. */
  readonly addressOf: (filters: Filters) => string;
  readonly filtersOf: (params: URLSearchParams) => Filters;
  readonly changed: (filters: Filters, patch: Partial<Filters>) => Filters;
  readonly none: Filters;
}

export interface ListingStore<Filters, Page> {
  readonly $filters: ReadableAtom<Filters>;
  readonly $listing: ReadableAtom<Listing<Page>>;
  /** For a choice: applies it immediately, with a new history entry. */
  choose(patch: Partial<Filters>): void;
  /** For typing: applies it after a pause of REST_MS, in the same history entry. */
  type(patch: Partial<Filters>): void;
  /** For sliders: applies it after a pause of REST_MS, with a new history entry. */
  slide(patch: Partial<Filters>): void;
  /** Applies a waiting change of `type` or `slide` immediately. */
  settle(): void;
  /** Whether a change of `type` or `slide` is waiting. */
  isWaiting(): boolean;
  clear(): void;
  retry(): void;
  /**
   * Reloads the list and clears the page cache, after its content was changed. `change` updates the shown page until
   * the reply arrives.
   */
  refresh(change?: (page: Page) => Page): void;
  /** Loads the first page unless it was given, and observes the browser's history; returns the function that stops it. */
  start(): () => void;
}

const REST_MS = 250;
const ATTEMPT_MS = 15_000;
const REMEMBERED = 40;

type Step = 'push' | 'replace';

/** Creates one store per island: on the server, each request renders its own. */
export function createListing<Filters, Page>(
  { read, addressOf, filtersOf, changed, none }: ListingKind<Filters, Page>,
  filters: Filters,
  first: Listing<Page>,
): ListingStore<Filters, Page> {
  const $filters = atom(filters);
  const $listing = atom<Listing<Page>>(first);
  const remembered = new Map<string, { readonly page: Page; readonly at: number }>();
  let running: AbortController | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let waiting: { patch: Partial<Filters>; step: Step } | null = null;

  const remember = (key: string, page: Page): void => {
    remembered.delete(key);
    remembered.set(key, { page, at: Date.now() });
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  };

  const lastShown = (): Page | null => {
    const listing = $listing.get();
    return listing.status === 'ready' ? listing.page : listing.last;
  };

  const load = async (): Promise<void> => {
    running?.abort();
    const wanted = $filters.get();
    const key = addressOf(wanted);
    const kept = remembered.get(key);
    if (kept && Date.now() - kept.at < CLIENT_CACHE.lifetimeMs) {
      $listing.set({ status: 'ready', page: kept.page });
      return;
    }
    const call = new AbortController();
    running = call;
    $listing.set({ status: 'loading', last: lastShown() });
    const attempt = () =>
      read(wanted, AbortSignal.any([call.signal, AbortSignal.timeout(ATTEMPT_MS)]));
    try {
      const page = await withRetries(attempt, call.signal);
      if (call.signal.aborted) return;
      remember(key, page);
      $listing.set({ status: 'ready', page });
    } catch (error) {
      if (call.signal.aborted) return;
      $listing.set({ status: 'failed', problem: problemOf(error), last: lastShown() });
    }
  };

  const apply = (patch: Partial<Filters>, step: Step): void => {
    clearTimeout(resting);
    const early = waiting;
    waiting = null;
    const next = changed($filters.get(), { ...early?.patch, ...patch });
    if (addressOf(next) === addressOf($filters.get())) return;
    $filters.set(next);
    const address = `${location.pathname}${addressOf(next)}`;
    if (step === 'push' || early?.step === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    void load();
  };

  const rest = (patch: Partial<Filters>, step: Step): void => {
    clearTimeout(resting);
    waiting = {
      patch: { ...waiting?.patch, ...patch },
      step: waiting?.step === 'push' ? 'push' : step,
    };
    resting = setTimeout(() => apply({}, step), REST_MS);
  };

  return {
    $filters,
    $listing,
    choose: (patch) => apply(patch, 'push'),
    type: (patch) => rest(patch, 'replace'),
    slide: (patch) => rest(patch, 'push'),
    settle: () => waiting && apply({}, waiting.step),
    isWaiting: () => waiting !== null,
    clear: () => apply(none, 'push'),
    retry: () => void load(),
    refresh(change) {
      remembered.clear();
      const last = lastShown();
      if (change && last) $listing.set({ status: 'ready', page: change(last) });
      void load();
    },
    start() {
      if (first.status === 'ready') remember(addressOf(filters), first.page);
      else if (first.status === 'loading') void load();
      const follow = () => {
        const asked = filtersOf(new URLSearchParams(location.search));
        // popstate also fires for a jump to an anchor.
        if (addressOf(asked) === addressOf($filters.get())) return;
        clearTimeout(resting);
        waiting = null;
        $filters.set(asked);
        void load();
      };
      addEventListener('popstate', follow);
      return () => {
        removeEventListener('popstate', follow);
        clearTimeout(resting);
        running?.abort();
      };
    },
  };
}
