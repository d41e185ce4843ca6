// Sign-out, separate from session.ts: pages load it only when Sign Out is pressed.
import { HEALTH_TIMEOUT_MS } from '../../contract/page-limits.ts';
import { $session, closeSession } from './session.ts';

/**
 * Removes the token first, then informs the server; the result of that call does not matter (spec §7). Resolves with
 * the server's message, or null if it failed.
 */
export async function signOut(): Promise<string | null> {
  const session = $session.get();
  closeSession(true);
  if (session.status !== 'signed-in') return null;
  try {
    const response = await fetch('/api/auth/logout', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.token}`,
        'accept-language': document.documentElement.lang,
      },
      keepalive: true,
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    });
    const { message } = (await response.json()) as { message?: unknown };
    return response.ok ? String(message ?? '') : null;
  } catch {
    return null;
  }
}
