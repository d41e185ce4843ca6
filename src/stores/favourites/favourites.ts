// Store of saved products: on the device for visitors, in the account for members, into which those of the device are merged.
import { atom, type ReadableAtom } from 'nanostores';
import {
  MAX_DEVICE_FAVOURITES,
  MAX_FAVOURITES,
} from '../../../contract/favourites/favourite-limits.ts';
import type { Favourite } from '../../../contract/favourites/favourites.ts';
import type { Lang } from '../../../contract/lang.ts';
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { FAVOURITES_TOASTS } from '../../../contract/toasts/favourites.ts';
import { langOfPath } from '../../i18n/language.ts';
import { showToast, toastTexts } from '../../toasts/toasts.ts';
import { $session, startSession } from '../session.ts';
import { readDeviceFavourites, writeDeviceFavourites } from './device-favourites.ts';
import {
  addToAccount,
  fetchCurrent,
  fetchFavourites,
  mergeIntoAccount,
  removeFromAccount,
} from './favourite-calls.ts';

export type Favourites =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly favourites: readonly Favourite[] };

const $state = atom<Favourites>({ status: 'loading' });
export const $favourites: ReadableAtom<Favourites> = $state;

const lang = (): Lang => langOfPath(location.pathname);
const warn = (name: keyof typeof FAVOURITES_TOASTS): void =>
  showToast('error', toastTexts(FAVOURITES_TOASTS[name], lang()));

/** The token of the account; null for visitors. */
const currentToken = (): string | null => {
  const session = $session.get();
  return session.status === 'signed-in' ? session.token : null;
};

const shown = (): readonly Favourite[] => {
  const state = $state.get();
  return state.status === 'ready' ? state.favourites : [];
};
const show = (favourites: readonly Favourite[]): void =>
  $state.set({ status: 'ready', favourites });

const isIn = (favourites: readonly Favourite[], id: string): boolean =>
  favourites.some((each) => each.id === id);

export const isSaved = (id: string): boolean => isIn(shown(), id);

/** Adds what the device has saved to the account. What does not fit stays on the device. */
async function mergeDevice(saved: readonly Favourite[]): Promise<readonly Favourite[]> {
  const missing = readDeviceFavourites().filter(({ id }) => !isIn(saved, id));
  if (missing.length > 0 && saved.length >= MAX_FAVOURITES) return saved;
  const merged = missing.length > 0 ? await mergeIntoAccount(lang(), missing) : saved;
  const left = readDeviceFavourites().filter(({ id }) => !isIn(merged, id));
  writeDeviceFavourites(left);
  if (left.length > 0) warn('notAdded');
  return merged;
}

/** Loads the saved products of the current session. With `isRefresh` the earlier list is shown meanwhile, and after a failure. */
export async function loadFavourites({ isRefresh = false } = {}): Promise<void> {
  const token = currentToken();
  if (token === null) return show(readDeviceFavourites());
  if (!isRefresh) $state.set({ status: 'loading' });
  const before = $state.get();
  /** Whether neither the session nor the list has changed meanwhile. */
  const isCurrent = (): boolean => currentToken() === token && $state.get() === before;
  try {
    const fetched = await fetchFavourites(lang());
    if (!isCurrent()) return;
    // What could not be merged stays on the device until the next load.
    const saved = await mergeDevice(fetched).catch(() => fetched);
    if (isCurrent()) show(saved);
  } catch {
    if (isCurrent() && !isRefresh) $state.set({ status: 'failed' });
  }
}

let started = false;

/**
 * Loads now, after every change of the session or of the device's list in another tab, and when the back/forward cache restores the
 * page. Only the first call has an effect.
 */
export function startFavourites(): void {
  if (started) return;
  started = true;
  startSession();
  let loadedToken: string | null | undefined;
  $session.subscribe(({ status }) => {
    const token = currentToken();
    if (status === 'unknown' || token === loadedToken) return;
    loadedToken = token;
    void loadFavourites();
  });
  addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
    if ((key === STORAGE_KEYS.favourites || key === null) && currentToken() === null)
      show(readDeviceFavourites());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void loadFavourites({ isRefresh: true });
  });
}

const storeOnDevice = (favourites: readonly Favourite[]): void => {
  if (writeDeviceFavourites(favourites)) show(favourites);
  else warn('notStored');
};

type Change = (favourites: readonly Favourite[]) => readonly Favourite[];

/** Changes a loaded list. Without one, the result would pass for all that the account has. */
const showChanged = (change: Change): void => {
  if ($state.get().status === 'ready') show(change(shown()));
};

/** Shows the change at once, and takes it back if `call` fails. */
async function changeAccount(
  change: Change,
  undo: Change,
  call: () => Promise<unknown>,
  failed: keyof typeof FAVOURITES_TOASTS,
): Promise<void> {
  const token = currentToken();
  showChanged(change);
  try {
    await call();
  } catch {
    if (currentToken() === token) showChanged(undo);
    warn(failed);
  }
}

const without =
  (id: string): Change =>
  (favourites) =>
    favourites.filter((each) => each.id !== id);
const including =
  (favourite: Favourite): Change =>
  (favourites) => [favourite, ...without(favourite.id)(favourites)];

/** Saves a public product with its price of now. Loads the list again if that has failed. */
export async function saveFavourite(id: string): Promise<void> {
  if ($state.get().status === 'failed') await loadFavourites();
  if ($state.get().status !== 'ready') return warn('saveFailed');
  if (isSaved(id)) return;
  if (currentToken() !== null) {
    if (shown().length >= MAX_FAVOURITES) return warn('full');
    const added = including({ id, name: '', price: null, savedAt: new Date().toISOString() });
    return changeAccount(added, without(id), () => addToAccount(lang(), id), 'saveFailed');
  }
  if (readDeviceFavourites().length >= MAX_DEVICE_FAVOURITES) return warn('deviceFull');
  // Stored before its name and price are known: the reader may leave the page meanwhile, which ends the call.
  const savedAt = new Date().toISOString();
  storeOnDevice(including({ id, name: '', price: null, savedAt })(readDeviceFavourites()));
  const current = await fetchCurrent(lang(), id).catch(() => undefined);
  // Without a reply the product stays saved: the page of saved products asks for its name and price again.
  if (current === undefined || currentToken() !== null || !isSaved(id)) return;
  storeOnDevice((current ? including(current) : without(id))(readDeviceFavourites()));
  if (!current) warn('saveFailed');
}

/** Saves a removed product again, as it was. */
export async function restoreFavourite(favourite: Favourite): Promise<void> {
  if (currentToken() === null) return storeOnDevice(including(favourite)(readDeviceFavourites()));
  const call = () => mergeIntoAccount(lang(), [favourite]);
  return changeAccount(including(favourite), without(favourite.id), call, 'saveFailed');
}

export async function removeFavourite(id: string): Promise<void> {
  const removed = shown().find((each) => each.id === id);
  if (!removed) return;
  if (currentToken() === null) return storeOnDevice(without(id)(readDeviceFavourites()));
  const call = () => removeFromAccount(lang(), id);
  return changeAccount(without(id), including(removed), call, 'removeFailed');
}
