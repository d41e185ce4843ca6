// Sessions, found by the hash of their token, and who they belong to.
import type { Queries } from '../db/open.ts';

export interface Session {
  readonly id: string;
  readonly role: 'buyer' | 'supplier';
  readonly isAdmin: boolean;
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
      .select(['users.id', 'users.role', 'users.is_admin', 'sessions.seen_at as seenAt'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    if (!row) return null;
    const { id, role, seenAt } = row;
    return { id, role, seenAt, isAdmin: row.is_admin === 1 };
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

  async endAllOf(userId: string): Promise<void> {
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  },
});
