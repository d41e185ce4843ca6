// Sign-out, separate from session.ts: pages load it only when Sign Out is pressed.
import type { logout } from '../../contract/accounts/auth.ts';
import type { Lang } from '../../contract/lang.ts';
import { HEALTH_TIMEOUT_MS } from '../../contract/page-limits.ts';
import { httpTransport } from '../api/http.ts';
import { type Address, send } from '../api/send.ts';
import { deleteChatFiles } from './chat-files.ts';
import { $session, closeSession } from './session.ts';

const LOGOUT: Address<typeof logout> = { method: 'POST', path: '/auth/logout', access: 'anyone' };

/**
 * Removes the token first, then informs the server; the result of that call does not matter (spec §7). Resolves with
 * the server's message, or null if it failed.
 */
export async function signOut(lang: Lang): Promise<string | null> {
  const session = $session.get();
  closeSession(true);
  deleteChatFiles();
  if (session.status !== 'signed-in') return null;
  try {
    const { status, body } = await send(
      { transport: httpTransport('', { keepalive: true }), lang, token: () => session.token },
      LOGOUT,
      { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) },
    );
    const { message } = body as { message?: unknown };
    return status >= 200 && status <= 299 ? String(message ?? '') : null;
  } catch {
    return null;
  }
}
