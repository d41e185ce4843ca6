// The catalogue an island shows: its filters, its results, and what can be done to them.
import { atom, type ReadableAtom } from 'nanostores';
import { CACHE } from '../../contract/limits.ts';
import { type CatalogPage, type Problem, problemOf, type ReadCatalog } from './catalog-read.ts';
import { addressOf, changed, type Filters, filtersOf, NO_FILTERS } from './catalog-url.ts';
import { withRetries } from './retry.ts';

/** `last` is what was shown before, kept in sight while the next page is on its way. */
export type Catalog =
  | { readonly status: 'loading'; readonly last: CatalogPage | null }
  | { readonly status: 'ready'; readonly page: CatalogPage }
  | { readonly status: 'failed'; readonly problem: Problem; readonly last: CatalogPage | null };

/** What the server rendered, so that the first screen needs no call. */
export type FirstCatalog = Exclude<Catalog, { status: 'loading' }>;

export interface CatalogStore {
  readonly $filters: ReadableAtom<Filters>;
  readonly $catalog: ReadableAtom<Catalog>;
  /** A choice: a new entry in the history, at once. */
  choose(patch: Partial<Filters>): void;
  /** Typing: the same entry in the history, once the hand rests. */
  type(patch: Partial<Filters>): void;
  /** Sliding: a new entry in the history, once the hand rests. */
  slide(patch: Partial<Filters>): void;
  /** Carries out at once what `type` and `slide` wait with. */
  settle(): void;
  /** Whether something typed or slid has yet to take effect. */
  isWaiting(): boolean;
  clear(): void;
  retry(): void;
  /** Follows the browser's back and forward; returns what stops it. */
  start(): () => void;
}

const REST_MS = 250;
const ATTEMPT_MS = 15_000;
const REMEMBERED = 40;

type Step = 'push' | 'replace' | 'none';

/** One store per island: on the server each request renders its own. */
export function createCatalog(
  read: ReadCatalog,
  filters: Filters,
  first: FirstCatalog,
): CatalogStore {
  const $filters = atom(filters);
  const $catalog = atom<Catalog>(first);
  const remembered = new Map<string, { readonly page: CatalogPage; readonly at: number }>();
  let running: AbortController | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let waiting: { patch: Partial<Filters>; step: Step } | null = null;

  const remember = (key: string, page: CatalogPage): void => {
    remembered.delete(key);
    remembered.set(key, { page, at: Date.now() });
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  };

  const lastShown = (): CatalogPage | null => {
    const catalog = $catalog.get();
    return catalog.status === 'ready' ? catalog.page : catalog.last;
  };

  const load = async (): Promise<void> => {
    running?.abort();
    const key = addressOf($filters.get());
    const kept = remembered.get(key);
    if (kept && Date.now() - kept.at < CACHE.lifetimeMs) {
      $catalog.set({ status: 'ready', page: kept.page });
      return;
    }
    const call = new AbortController();
    running = call;
    $catalog.set({ status: 'loading', last: lastShown() });
    const { signal } = call;
    const attempt = () =>
      read($filters.get(), AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]));
    try {
      const page = await withRetries(attempt, signal);
      if (signal.aborted) return;
      remember(key, page);
      $catalog.set({ status: 'ready', page });
    } catch (error) {
      if (signal.aborted) return;
      $catalog.set({ status: 'failed', problem: problemOf(error), last: lastShown() });
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
    else if (step === 'replace') history.replaceState(null, '', address);
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
    $catalog,
    choose: (patch) => apply(patch, 'push'),
    type: (patch) => rest(patch, 'replace'),
    slide: (patch) => rest(patch, 'push'),
    settle: () => waiting && apply({}, waiting.step),
    isWaiting: () => waiting !== null,
    clear: () => apply(NO_FILTERS, 'push'),
    retry: () => void load(),
    start() {
      if (first.status === 'ready') remember(addressOf(filters), first.page);
      const follow = () => {
        const asked = filtersOf(new URLSearchParams(location.search));
        // A jump to an anchor is reported too.
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
