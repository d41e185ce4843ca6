// Storage of the path to return to after sign-in: a path of this site, for this tab only.
const STORAGE_KEY = 'redirect_after_login';

/** Returns the path if it stays on this site, else null (protection against open redirects). */
export const sameSitePath = (path: string | null): string | null => {
  if (path === null || !/^\/(?![/\\])/.test(path)) return null;
  const url = URL.parse(path, location.origin);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : null;
};

export function storeReturnPath(path: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, path);
  } catch {
    // Without storage, the reader returns to the home page.
  }
}

/** Returns and removes the stored path; null if there is none. */
export function takeReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return sameSitePath(path);
  } catch {
    return null;
  }
}
