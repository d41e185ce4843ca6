// Storage of the path to return to after sign-in: a path of this site, for this tab only.
import { parseUrl } from '../../contract/parse-url.ts';
import { readFromTab, storeInTab } from './tab-storage.ts';

const STORAGE_KEY = 'redirect_after_login';

/** Returns the path if it stays on this site, else null (protection against open redirects). */
export const sameSitePath = (path: string | null): string | null => {
  if (path === null || !/^\/(?![/\\])/.test(path)) return null;
  const url = parseUrl(path, location.origin);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : null;
};

/** Without storage, the reader returns to the home page. */
export const storeReturnPath = (path: string): void => void storeInTab(STORAGE_KEY, path);

/** Returns and removes the stored path; null if there is none. */
export function takeReturnPath(): string | null {
  const path = readFromTab(STORAGE_KEY);
  storeInTab(STORAGE_KEY, null);
  return sameSitePath(path);
}
