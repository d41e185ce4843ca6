// Where a visitor was sent to sign in from, to be brought back there afterwards: a path of ours, for this tab only.
const KEY = 'redirect_after_login';

/** A path on this site; anything that could lead elsewhere is none. */
export const ownPath = (path: string | null): string | null => {
  if (path === null || !/^\/(?![/\\])/.test(path)) return null;
  const url = URL.parse(path, location.origin);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : null;
};

export function rememberReturn(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the reader lands on the home page.
  }
}

/** The remembered path, once; null where there is none. */
export function takeReturn(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return ownPath(path);
  } catch {
    return null;
  }
}
