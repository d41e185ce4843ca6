// API calls of the scripts that every page loads for signed-in users. Without the contract's schemas, which would add 10 kB to
// static pages (decision 019), so the caller checks the reply.
import type { getCurrentUser } from '../../contract/accounts/auth.ts';
import type { Lang } from '../../contract/lang.ts';
import { httpTransport } from '../api/http.ts';
import { type Address, type Input, send } from '../api/send.ts';
import { $session, endSession } from './session.ts';

const token = (): string | null => {
  const session = $session.get();
  return session.status === 'signed-in' ? session.token : null;
};

export const CURRENT_USER: Address<typeof getCurrentUser> = {
  method: 'GET',
  path: '/auth/me',
  access: 'user',
};

/** Returns the fields of a successful reply; rejects for any other. A write continues if the user leaves the page meanwhile. */
export async function callFromPage(
  lang: Lang,
  address: Address,
  input: Input = {},
): Promise<Record<string, unknown>> {
  const transport = httpTransport('', { keepalive: address.method !== 'GET' });
  const bearer = token();
  const reply = await send({ transport, lang, token, onTokenRejected: endSession }, address, input);
  if (reply.status === 403) {
    // Ends the session of a suspended account (spec §4). Other calls have other reasons to answer 403, so /auth/me decides.
    if (address !== CURRENT_USER) void callFromPage(lang, CURRENT_USER).catch(() => undefined);
    else if (bearer) endSession(bearer);
  }
  if (reply.status !== 200) throw new Error(`status ${reply.status}`);
  // A proxy may answer with a page of its own.
  if (reply.body === null) throw new Error('the reply is not JSON');
  return Object(reply.body) as Record<string, unknown>;
}
