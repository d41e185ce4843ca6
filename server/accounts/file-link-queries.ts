// Query of the session that an address of a file is signed with.
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
