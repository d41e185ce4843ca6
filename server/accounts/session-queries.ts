// Queries of sessions, found by the hash of their token.
import type { Insertable, Selectable } from 'kysely';
import type { DbOrTx } from '../platform/db/open.ts';
import type { SessionsTable } from '../platform/db/tables.ts';

/** Per account. A new session ends the least recently used one beyond this number. */
export const MAX_SESSIONS = 20;

/** Inserts a session and ends the least recently used ones beyond the limit. Call it with the account locked. */
export async function insertSession(tx: DbOrTx, session: Insertable<SessionsTable>): Promise<void> {
  const { user_id, token_hash } = session;
  await tx.insertInto('sessions').values(session).execute();
  const others = tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', user_id)
    .where('token_hash', '<>', token_hash)
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MAX_SESSIONS - 1);
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('token_hash', '<>', token_hash)
    .where('token_hash', 'not in', others)
    .execute();
}

export async function deleteExpiredSessions(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}

/** The valid sessions of an account, last used first. */
export const readSessionsOf = (
  db: DbOrTx,
  userId: string,
  now: Date,
): Promise<Selectable<SessionsTable>[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

/** Reads the user's rights with the session, so that a change of them applies from the next request on. */
export const readSession = (db: DbOrTx, tokenHash: string, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.role',
      'users.is_admin as isAdmin',
      'users.suspended_at as suspendedAt',
      'sessions.seen_at as seenAt',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Returns, for the hashes of valid sessions of accounts that are not suspended, whether the account is an admin. */
export async function readValidSessions(
  db: DbOrTx,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Map<string, boolean>> {
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
}

/** Extends a session. `place` null leaves the place as it is. */
export async function extendSession(
  db: DbOrTx,
  tokenHash: string,
  place: string | null,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      ...(place === null ? {} : { place }),
      seen_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function endSession(db: DbOrTx, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Returns false if the account has no such session. */
export async function endSessionById(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of the account except that of `keptTokenHash`, if given. */
export async function endSessions(db: DbOrTx, userId: string, keptTokenHash = ''): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', keptTokenHash)
    .execute();
}
