// sessionStorage of this tab. It may be blocked or full; callers then keep what they need in memory.

/** null if nothing is stored or the storage is blocked. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text, or with null removes it. Returns whether that succeeded. */
export function storeInTab(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
