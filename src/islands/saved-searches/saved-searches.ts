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
import { appApi } from '../../api/app.ts';
import type { Api, CallInput } from '../../api/call.ts';
import { langOfPath } from '../../i18n/language.ts';
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

/** Without a loaded list there is nothing to change. */
const show = (change: Change): void => {
  const state = $state.get();
  if (state.status === 'ready') $state.set({ status: 'ready', searches: change(state.searches) });
};

const without =
  (id: string): Change =>
  (searches) =>
    searches.filter((each) => each.id !== id);
const replacing =
  (changed: SavedSearch): Change =>
  (searches) =>
    searches.map((each) => (each.id === changed.id ? changed : each));
/** The same filters are saved once. */
const including =
  (saved: SavedSearch): Change =>
  (searches) => [saved, ...searches.filter(({ query }) => query !== saved.query)];

export async function loadSavedSearches(): Promise<void> {
  const token = sessionToken();
  $state.set({ status: 'loading' });
  const isCurrent = (): boolean => sessionToken() === token;
  try {
    const read = () => api().call(listSavedSearches, {});
    const { savedSearches } = await withRetries(read, AbortSignal.timeout(60_000));
    if (isCurrent()) $state.set({ status: 'ready', searches: savedSearches.map(normalized) });
  } catch {
    if (isCurrent()) $state.set({ status: 'failed' });
  }
}

let started = false;

/** Loads now if there is a session, and whenever another begins. Only the first call has an effect. */
export function startSavedSearches(): void {
  if (started) return;
  started = true;
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
  const saved = normalized((await api().call(saveSearchEndpoint, { body })).savedSearch);
  show(including(saved));
  return saved;
}

export async function renameSearch(id: string, name: string): Promise<SavedSearch> {
  const { savedSearch } = await api().call(changeSavedSearch, { params: { id }, body: { name } });
  const saved = normalized(savedSearch);
  show(replacing(saved));
  return saved;
}

/** Shows the change at once, and takes it back if the call fails. */
export async function setAlert(search: SavedSearch, alert: boolean): Promise<void> {
  show(replacing({ ...search, alert }));
  try {
    await api().call(changeSavedSearch, { params: { id: search.id }, body: { alert } });
  } catch (error) {
    show(replacing(search));
    throw error;
  }
}

export async function deleteSearch(search: SavedSearch): Promise<void> {
  const before = $state.get();
  show(without(search.id));
  try {
    await api().call(deleteSavedSearch, { params: { id: search.id } });
  } catch (error) {
    if ($state.get().status === 'ready') $state.set(before);
    throw error;
  }
}

/** Saves a deleted search again. Its filters get another id. */
export const restoreSearch = ({ name, query, alert }: SavedSearch): Promise<SavedSearch> =>
  saveSearch({ name, query, alert });
