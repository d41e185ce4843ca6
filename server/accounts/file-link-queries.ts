// Queries of what an address of a file is signed with: a session, or a password.
import type { DbOrTx } from '../platform/db/open.ts';

export const readSessionId = async (db: DbOrTx, tokenHash: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
  )?.id;

export const readSigningSession = (db: DbOrTx, id: string) =>
  db
    .selectFrom('sessions')
    .select([
      'token_hash as tokenHash',
      'confirmation_hash as confirmation',
      'confirmed_until as confirmedUntil',
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/** Password hash of an account's owner; null for a deleted account, and for one that has no password. */
export const readPasswordHash = async (db: DbOrTx, id: string): Promise<string | null> =>
  (
    await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  )?.password_hash ?? null;
