// Token of an invitation's link: held for a reload or a change of language.
import { readFromTab, storeInTab } from '../../../stores/tab-storage.ts';

const TOKEN_KEY = 'invitation_token';

/** `token` is that of the page's address, '' if it has none. Links of earlier releases have it in the fragment. */
export function takeJoinToken(given: string): string {
  const inFragment = new URLSearchParams(location.hash.slice(1)).get('token');
  if (inFragment !== null) history.replaceState(null, '', location.pathname + location.search);
  const token = inFragment ?? given;
  if (token === '') return readFromTab(TOKEN_KEY) ?? '';
  storeInTab(TOKEN_KEY, token);
  return token;
}

export function clearJoinToken(): void {
  storeInTab(TOKEN_KEY, null);
}
