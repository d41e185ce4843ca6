// Check whether a database has no market yet.
import type { DbOrTx } from '../../server/platform/db/open.ts';

export const isEmpty = async (db: DbOrTx): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).execute()).length === 0;
