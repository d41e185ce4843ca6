// Queries for sessions, found by the hash of their token.
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type DbOrTx, inTransaction } from '../platform/db/open.ts';
import type { SessionsTable } from '../platform/db/tables.ts';
import type { Device } from './device.ts';

export interface Session {
  readonly id: string;
  readonly role: 'buyer' | 'supplier';
  readonly isAdmin: boolean;
  /** When the account was suspended; null if it is not. */
  readonly suspendedAt: string | null;
  readonly seenAt: string;
}

/** A new session with the password it starts from. */
export interface NewSession {
  readonly tokenHash: string;
  readonly userId: string;
  /** The hash that was verified. */
  readonly passwordHash: string;
  readonly from: SessionClient;
}

/** Where a session is used, as its owner sees it. */
export interface SessionClient extends Device {
  readonly place: string;
}

/** Per account. A new session ends the least recently used one beyond this number. */
export const MAX_SESSIONS = 20;

export const sessionsRepository = (db: DbOrTx) => ({
  /**
   * Adds a session and deletes all expired ones. Returns false if `passwordHash` is no longer the account's password hash, or
   * if the account is suspended or gone.
   */
  async create(session: NewSession, now: Date, expiresAt: Date): Promise<boolean> {
    const { tokenHash, userId, passwordHash, from: client } = session;
    const nowIso = now.toISOString();
    await db.deleteFrom('sessions').where('expires_at', '<=', nowIso).execute();
    return inTransaction(db, async (tx) => {
      // Locks the account: on PostgreSQL the insert below would not see a password change that is not committed yet.
      await tx
        .updateTable('users')
        .set((each) => ({ updated_at: each.ref('updated_at') }))
        .where('id', '=', userId)
        .execute();
      const created = await tx
        .insertInto('sessions')
        .columns([
          ...['token_hash', 'id', 'user_id', 'place', 'browser', 'system'],
          ...['created_at', 'seen_at', 'expires_at'],
        ] as (keyof SessionsTable)[])
        .expression((each) =>
          each
            .selectFrom('users')
            .select((user) => [
              user.val(tokenHash).as('token_hash'),
              user.val(randomUUID()).as('session_id'),
              'users.id',
              user.val(client.place).as('place'),
              user.val(client.browser).as('browser'),
              user.val(client.system).as('system'),
              user.val(nowIso).as('created_at'),
              user.val(nowIso).as('seen_at'),
              user.val(expiresAt.toISOString()).as('expires_at'),
            ])
            .where('users.id', '=', userId)
            .where('users.password_hash', '=', passwordHash)
            .where('users.suspended_at', 'is', null),
        )
        .returning('token_hash')
        .executeTakeFirst();
      if (!created) return false;
      const others = tx
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', userId)
        .where('token_hash', '<>', tokenHash)
        .orderBy('seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(MAX_SESSIONS - 1);
      await tx
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '<>', tokenHash)
        .where('token_hash', 'not in', others)
        .execute();
      return true;
    });
  },

  /** Returns the valid sessions of an account, last used first. */
  async listByUser(userId: string, now: Date): Promise<Selectable<SessionsTable>[]> {
    return db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', now.toISOString())
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .execute();
  },

  /** Reads the user's rights with the session, so that a change of them applies from the next request on. */
  async read(tokenHash: string, now: Date): Promise<Session | null> {
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

  /** Returns, for the hashes of valid sessions of accounts that are not suspended, whether the account is an admin. */
  async readValid(tokenHashes: readonly string[], now: Date): Promise<Map<string, boolean>> {
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

  /** Extends a session. `place` null leaves the place as it is. */
  async extend(tokenHash: string, place: string | null, now: Date, expiresAt: Date): Promise<void> {
    await db
      .updateTable('sessions')
      .set({
        ...(place === null ? {} : { place }),
        seen_at: now.toISOString(),
        expires_at: expiresAt.toISOString(),
      })
      .where('token_hash', '=', tokenHash)
      .execute();
  },

  async end(tokenHash: string): Promise<void> {
    await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  },

  /** Returns false if the account has no such session. */
  async endOne(userId: string, id: string): Promise<boolean> {
    const ended = await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return ended !== undefined;
  },

  /** Ends all sessions of the account except that of `keptTokenHash`, if given. */
  async endAll(userId: string, keptTokenHash = ''): Promise<void> {
    await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token_hash', '<>', keptTokenHash)
      .execute();
  },
});
