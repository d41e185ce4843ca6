// Whether a database has no market yet.
import type { Queries } from '../../server/platform/db/open.ts';

export const isEmpty = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).execute()).length === 0;
