// Products that a visitor has saved, in the storage of the device.
import { MAX_DEVICE_FAVOURITES } from '../../../contract/favourites/favourite-limits.ts';
import type { Favourite } from '../../../contract/favourites/favourites.ts';
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { accessStorage } from '../stored-session.ts';
import { parseFavourites } from './parse-favourites.ts';

export function readDeviceFavourites(): readonly Favourite[] {
  try {
    const stored: unknown = JSON.parse(accessStorage(undefined, STORAGE_KEYS.favourites) ?? '[]');
    return parseFavourites(stored).slice(0, MAX_DEVICE_FAVOURITES);
  } catch {
    return [];
  }
}

/** Returns whether the browser has stored them. */
export function writeDeviceFavourites(favourites: readonly Favourite[]): boolean {
  const text = JSON.stringify(favourites);
  const stored = accessStorage((storage) => {
    if (favourites.length === 0) storage.removeItem(STORAGE_KEYS.favourites);
    else storage.setItem(STORAGE_KEYS.favourites, text);
  }, STORAGE_KEYS.favourites);
  return stored === (favourites.length === 0 ? null : text);
}
