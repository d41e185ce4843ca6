// What must not outlive a session: work of one account never goes on under another's name.
import { $session } from './session.ts';

/** Of whoever is signed in here, as this page knows. */
export const sessionToken = (): string | null => {
  const session = $session.get();
  return session.status === 'signed-in' ? session.token : null;
};

/** Runs once, as soon as the session is another one than now. */
export function atSessionEnd(run: () => void): void {
  const token = sessionToken();
  const stop = $session.listen(() => {
    if (sessionToken() === token) return;
    stop();
    run();
  });
}
