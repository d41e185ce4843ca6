// The reader's recent searches. They are stored on the device only and are never sent to the server.
import { MAX_SEARCH_LENGTH } from '../../contract/catalog/catalog-limits.ts';
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';

const MAX_SEARCHES = 8;

/** The newest first. Entries that are no text, by which the storage was damaged, are left out. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.searches) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((each) => typeof each === 'string' && each.trim() !== '')
      .map((each: string) => each.slice(0, MAX_SEARCH_LENGTH))
      .slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

/** Replaces all. Storage may be blocked or full; then there are no recent searches. */
export function storeSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(STORAGE_KEYS.searches);
    else localStorage.setItem(STORAGE_KEYS.searches, JSON.stringify(searches));
  } catch {}
}

const without = (search: string): string[] =>
  recentSearches().filter((each) => each.toLowerCase() !== search.toLowerCase());

/** Puts a search in front of the others; a blank one is ignored. */
export function rememberSearch(typed: string): void {
  const search = typed.trim().slice(0, MAX_SEARCH_LENGTH);
  if (search) storeSearches([search, ...without(search)].slice(0, MAX_SEARCHES));
}

export const forgetSearch = (search: string): void => storeSearches(without(search));
