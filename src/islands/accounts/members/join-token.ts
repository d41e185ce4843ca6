// Token of an invitation's link: removed from the address, and held for a reload or a change of language.
import { readFromTab, storeInTab } from '../../../stores/tab-storage.ts';

const TOKEN_KEY = 'invitation_token';

/** '' if no link was opened. */
export function takeJoinToken(): string {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token === null) return readFromTab(TOKEN_KEY) ?? '';
  history.replaceState(null, '', location.pathname + location.search);
  storeInTab(TOKEN_KEY, token);
  return token;
}

export function clearJoinToken(): void {
  storeInTab(TOKEN_KEY, null);
}
