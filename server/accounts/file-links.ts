// Signed addresses of private files, for browsers inside apps, which download only what has an address of its own. An address is
// signed with the hash of a session's token, so it ends with the session and needs no secret or table (decision 074).
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../platform/db/open.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { readSessionId, readSigningSession } from './file-link-queries.ts';
import { isConfirmedAt } from './session-queries.ts';
import { hashToken, type Sessions } from './sessions.ts';

/** Long enough for the dialogs of a slow phone, and to hand the address to the browser of the system. */
const LIFETIME_MS = 5 * 60_000;
/** Id of the session, end in ms, signature. */
const TOKEN = /^([\w-]{36})\.(\d{13})\.([\w-]{43})$/;

export interface FileLinks {
  /**
   * Returns the token for the address of the file at `path`; null where the session has ended. `confirmation` is the hash of the
   * confirmation of identity, for a file that needs one: without it, the token of the session would be enough to sign.
   */
  create(sessionToken: string, path: string, confirmation: string | null): Promise<string | null>;
  /**
   * Returns the user who created the token; null if it is of another file, too old, or of a session that has ended, or for a file
   * that needs one, of a confirmation that has ended.
   */
  read(token: string, path: string, isConfirmed: boolean): Promise<SessionUser | null>;
}

const signatureOf = (
  tokenHash: string,
  confirmation: string | null,
  path: string,
  end: number,
): Buffer =>
  createHmac('sha256', `${tokenHash} ${confirmation ?? ''}`)
    .update(`${path} ${end}`)
    .digest();

export const fileLinks = (db: Db, { readValid }: Pick<Sessions, 'readValid'>): FileLinks => ({
  async create(sessionToken, path, confirmation) {
    const tokenHash = hashToken(sessionToken);
    const id = await readSessionId(db, tokenHash);
    if (id === undefined) return null;
    const end = Date.now() + LIFETIME_MS;
    return `${id}.${end}.${signatureOf(tokenHash, confirmation, path, end).toString('base64url')}`;
  },

  async read(token, path, isConfirmed) {
    const [, id = '', ending = '', signature = ''] = TOKEN.exec(token) ?? [];
    const end = Number(ending);
    const left = end - Date.now();
    // An upper bound too: with the token of a session, an address could be signed for years.
    if (id === '' || left <= 0 || left > LIFETIME_MS) return null;
    const session = await readSigningSession(db, id);
    if (!session) return null;
    const { tokenHash, confirmedUntil } = session;
    const confirmation = isConfirmed ? session.confirmation : null;
    if (isConfirmed && (confirmation === null || !isConfirmedAt(confirmedUntil, new Date())))
      return null;
    const given = Buffer.from(signature, 'base64url');
    const expected = signatureOf(tokenHash, confirmation, path, end);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const user = (await readValid([tokenHash])).get(tokenHash);
    return user ? { ...user, confirmation } : null;
  },
});
