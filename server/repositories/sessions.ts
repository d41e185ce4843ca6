// Sessions, found by the hash of their token, and who they belong to.
import type { Queries } from '../db/open.ts';

export interface Session {
  readonly id: string;
  readonly role: 'buyer' | 'supplier';
  readonly isAdmin: boolean;
  /** Since when the account is suspended; null while it is not. */
  readonly suspendedAt: string | null;
  readonly seenAt: string;
}

export const sessionsRepository = (db: Queries) => ({
  /** Sweeps out what has run out, too: the table holds sessions that count. */
  async open(tokenHash: string, userId: string, now: Date, expires: Date): Promise<void> {
    const at = now.toISOString();
    await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
    await db
      .insertInto('sessions')
      .values({
        token_hash: tokenHash,
        user_id: userId,
        created_at: at,
        seen_at: at,
        expires_at: expires.toISOString(),
      })
      .execute();
  },

  /** Rights are read with the session, so that a change of them counts from the next call on. */
  async find(tokenHash: string, now: Date): Promise<Session | null> {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'users.id',
        'users.role',
        'users.is_admin',
        'users.suspended_at as suspendedAt',
        'sessions.seen_at as seenAt',
      ])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    if (!row) return null;
    const { is_admin, ...session } = row;
    return { ...session, isAdmin: is_admin === 1 };
  },

  /** Those of the hashes that count, with whether they are an admin's. */
  async living(tokenHashes: readonly string[], now: Date): Promise<Map<string, boolean>> {
    if (tokenHashes.length === 0) return new Map();
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['token_hash', 'users.is_admin'])
      .where('token_hash', 'in', tokenHashes)
      .where('expires_at', '>', now.toISOString())
      .where('users.suspended_at', 'is', null)
      .execute();
    return new Map(rows.map(({ token_hash, is_admin }) => [token_hash, is_admin === 1]));
  },

  async seen(tokenHash: string, now: Date, expires: Date): Promise<void> {
    await db
      .updateTable('sessions')
      .set({ seen_at: now.toISOString(), expires_at: expires.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute();
  },

  async end(tokenHash: string): Promise<void> {
    await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  },

  /** All but the one of `keptHash`, where it is given. */
  async endAllOf(userId: string, keptHash = ''): Promise<void> {
    await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token_hash', '<>', keptHash)
      .execute();
  },
});
