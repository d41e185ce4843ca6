// Signed addresses of private files, for browsers inside apps, which download only what has an address of its own. An address is
// signed with the hash of a session's token, so it ends with the session and needs no secret or table (decision 020). The archive of a
// person who cannot sign in is signed with the hash of the password.
import type { Db } from '../platform/db/open.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { readSignature, signAddress } from './address-signature.ts';
import { readPasswordHash, readSessionId, readSigningSession } from './file-link-queries.ts';
import { isConfirmedAt } from './session-queries.ts';
import { hashToken, type Sessions } from './sessions.ts';
import type { VerifiedAccount } from './sign-in/sign-in.ts';

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
  /** Returns the token for an owner whose password was checked, and who has no session. */
  createWithPassword(account: VerifiedAccount, path: string): string;
  /** Returns the id of the account; null if the token is of another file or too old, or the password was changed. */
  readWithPassword(token: string, path: string): Promise<string | null>;
}

const keyOf = (tokenHash: string, confirmation: string | null): string =>
  `${tokenHash} ${confirmation ?? ''}`;

export const fileLinks = (db: Db, { readValid }: Pick<Sessions, 'readValid'>): FileLinks => ({
  async create(sessionToken, path, confirmation) {
    const tokenHash = hashToken(sessionToken);
    const id = await readSessionId(db, tokenHash);
    return id === undefined ? null : signAddress(id, keyOf(tokenHash, confirmation), path);
  },

  async read(token, path, isConfirmed) {
    const signature = readSignature(token, path);
    const session = signature && (await readSigningSession(db, signature.id));
    if (!session) return null;
    const { tokenHash, confirmedUntil } = session;
    const confirmation = isConfirmed ? session.confirmation : null;
    if (isConfirmed && (confirmation === null || !isConfirmedAt(confirmedUntil, new Date())))
      return null;
    if (!signature.isSignedWith(keyOf(tokenHash, confirmation))) return null;
    const user = (await readValid([tokenHash])).get(tokenHash);
    return user ? { ...user, confirmation } : null;
  },

  createWithPassword: ({ id, passwordHash }, path) => signAddress(id, passwordHash, path),

  async readWithPassword(token, path) {
    const signature = readSignature(token, path);
    const key = signature && (await readPasswordHash(db, signature.id));
    return key && signature.isSignedWith(key) ? signature.id : null;
  },
});
