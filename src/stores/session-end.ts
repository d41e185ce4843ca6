// End of a session: the call that found it ended, and the cleanup, so that work of one account never continues under another.
import { ApiError } from '../../contract/errors.ts';
import { $session, endSession } from './session.ts';

/** Returns the token of this page's session, or null. */
export const sessionToken = (): string | null => {
  const session = $session.get();
  return session.status === 'signed-in' ? session.token : null;
};

/** Calls `run` once, as soon as the session's token changes. */
export function onSessionEnd(run: () => void): void {
  const token = sessionToken();
  const stop = $session.listen(() => {
    if (sessionToken() === token) return;
    stop();
    run();
  });
}

/** Wraps a call that needs a session: a 401 reply ends the session. */
export const endSessionOn401 = <Value>(call: Promise<Value>): Promise<Value> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) endSession();
    throw error;
  });
