// Cleanup at the end of a session: work of one account must never continue under another.
import { $session } from './session.ts';

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
