// Signing out, apart from the session itself: pages load it once Sign Out is pressed.
import { HEALTH_TIMEOUT_MS } from '../../contract/page-limits.ts';
import { $session, closeSession } from './session.ts';

/**
 * The token goes at once, and the server is told. Whether it heard does not matter for that (spec §7); resolves with
 * its words, or with null where it did not answer.
 */
export async function signOut(): Promise<string | null> {
  const session = $session.get();
  closeSession(true);
  if (session.status !== 'signed-in') return null;
  try {
    const answer = await fetch('/api/auth/logout', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.token}`,
        'accept-language': document.documentElement.lang,
      },
      keepalive: true,
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    });
    const { message } = (await answer.json()) as { message?: unknown };
    return answer.ok ? String(message ?? '') : null;
  } catch {
    return null;
  }
}
