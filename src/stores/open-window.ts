// Address that opens the current window of the page again, for the way back from signing in.
import { storeReturnPath } from './return-path.ts';
import { sessionToken } from './session-end.ts';

let address = '';

/** `relative` to the page, such as '#order'. Returns the function to call when the window closes. */
export function openedAt(relative: string): () => void {
  address = relative;
  return () => {
    // The end of a session removes the windows of members' pages before their guard stores the way back.
    if (address === relative && sessionToken() !== null) address = '';
  };
}

/** Makes signing in return to this page, and open its window again. */
export function returnHere(): void {
  const { pathname, search, hash } = new URL(address || location.href, location.href);
  storeReturnPath(pathname + search + hash);
}
