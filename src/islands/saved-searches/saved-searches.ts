// Store of the account's saved searches: one list per page, the last saved first.
import { atom, type ReadableAtom } from 'nanostores';
import type { Lang } from '../../../contract/lang.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch as saveSearchEndpoint,
} from '../../../contract/saved-searches/saved-searches.ts';
import type { Api, CallInput } from '../../api/call.ts';
import { langOfPath } from '../../i18n/language.ts';
import { appApi } from '../../stores/app-api.ts';
import { withRetries } from '../../stores/retry.ts';
import { $session, startSession } from '../../stores/session.ts';
import { sessionToken } from '../../stores/session-end.ts';
import { normalizedQuery } from './saved-query.ts';

export type SavedSearches =
  /** 'visitor': also before startSavedSearches(). */
  | { readonly status: 'visitor' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly searches: readonly SavedSearch[] };

const $state = atom<SavedSearches>({ status: 'visitor' });
export const $savedSearches: ReadableAtom<SavedSearches> = $state;

const api = (lang: Lang = langOfPath(location.pathname)): Api => appApi(lang);

/** Queries in the form of this site, in which they can be compared. */
const normalized = (search: SavedSearch): SavedSearch => ({
  ...search,
  query: normalizedQuery(search.query),
});

type Change = (searches: readonly SavedSearch[]) => readonly SavedSearch[];

/**
 * Returns the function that changes the list of the current session. It does nothing without a loaded list, and once another session
 * has begun: a late reply must not show one account's searches to another.
 */
function sessionList(): (change: Change) => void {
  const token = sessionToken();
  return (change) => {
    const state = $state.get();
    if (state.status === 'ready' && sessionToken() === token)
      $state.set({ status: 'ready', searches: change(state.searches) });
  };
}

const without =
  (id: string): Change =>
  (searches) =>
    searches.filter((each) => each.id !== id);
const patching =
  (id: string, patch: Partial<SavedSearch>): Change =>
  (searches) =>
    searches.map((each) => (each.id === id ? { ...each, ...patch } : each));
/** The same filters are saved once. */
const including =
  (saved: SavedSearch): Change =>
  (searches) => [saved, ...searches.filter(({ query }) => query !== saved.query)];
const includingAt =
  (index: number, search: SavedSearch): Change =>
  (searches) =>
    searches.some(({ query }) => query === search.query)
      ? searches
      : searches.toSpliced(index, 0, search);

/** Whether the page shows how many products each search finds, which costs the server a count of each. */
let hasCounts = false;

export async function loadSavedSearches(): Promise<void> {
  const token = sessionToken();
  $state.set({ status: 'loading' });
  const isCurrent = (): boolean => sessionToken() === token;
  try {
    const read = () => api().call(listSavedSearches, { query: { counts: hasCounts } });
    const { savedSearches } = await withRetries(read, AbortSignal.timeout(60_000));
    if (isCurrent()) $state.set({ status: 'ready', searches: savedSearches.map(normalized) });
  } catch {
    if (isCurrent()) $state.set({ status: 'failed' });
  }
}

let started = false;

/** Loads now if there is a session, and whenever another begins. Only the first call has an effect. */
export function startSavedSearches({ counts = false } = {}): void {
  if (started) return;
  started = true;
  hasCounts = counts;
  startSession();
  let loadedToken: string | null = null;
  $session.subscribe(() => {
    const token = sessionToken();
    if (token === loadedToken) return;
    loadedToken = token;
    if (token === null) $state.set({ status: 'visitor' });
    else void loadSavedSearches();
  });
}

/** Rejects with an ApiError, like the following. */
export async function saveSearch(
  body: CallInput<typeof saveSearchEndpoint>['body'],
): Promise<SavedSearch> {
  const show = sessionList();
  const saved = normalized((await api().call(saveSearchEndpoint, { body })).savedSearch);
  show(including(saved));
  return saved;
}

export async function renameSearch(id: string, name: string): Promise<SavedSearch> {
  const show = sessionList();
  const { savedSearch } = await api().call(changeSavedSearch, { params: { id }, body: { name } });
  show(patching(id, { name: savedSearch.name }));
  return savedSearch;
}

/** The last chosen alert of each search with a call under way. */
const chosenAlerts = new Map<string, boolean>();

/**
 * Shows the change at once, and takes it back if the call fails. A choice made while a call is under way is sent after it, so that
 * the last one wins.
 */
export async function setAlert({ id, alert: before }: SavedSearch, alert: boolean): Promise<void> {
  const show = sessionList();
  const token = sessionToken();
  const isUnderWay = chosenAlerts.has(id);
  chosenAlerts.set(id, alert);
  show(patching(id, { alert }));
  if (isUnderWay) return;
  let stored = before;
  try {
    for (;;) {
      const next = chosenAlerts.get(id) ?? stored;
      if (next === stored || sessionToken() !== token) return;
      await api().call(changeSavedSearch, { params: { id }, body: { alert: next } });
      stored = next;
    }
  } catch (error) {
    show(patching(id, { alert: stored }));
    throw error;
  } finally {
    chosenAlerts.delete(id);
  }
}

/** Like setAlert(). */
export async function deleteSearch({ id }: SavedSearch): Promise<void> {
  const show = sessionList();
  const state = $state.get();
  const searches = state.status === 'ready' ? state.searches : [];
  const index = searches.findIndex((each) => each.id === id);
  const deleted = searches[index];
  show(without(id));
  try {
    await api().call(deleteSavedSearch, { params: { id } });
  } catch (error) {
    if (deleted) show(includingAt(index, deleted));
    throw error;
  }
}

/** Saves a deleted search again. Its filters get another id. */
export const restoreSearch = ({ name, query, alert }: SavedSearch): Promise<SavedSearch> =>
  saveSearch({ name, query, alert });
