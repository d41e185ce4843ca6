// Queries of the counterparts to whom an account without a confirmed email has written.
import type { DbOrTx } from '../../platform/db/open.ts';

export async function readWrittenCounterparts(
  tx: DbOrTx,
  userId: string,
  since: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('written_counterparts')
    .select('counterpart_id as id')
    .where('user_id', '=', userId)
    .where('written_at', '>', since.toISOString())
    .execute();
  return rows.map(({ id }) => id);
}

export async function writeCounterpart(
  tx: DbOrTx,
  userId: string,
  counterpartId: string,
  now: Date,
): Promise<void> {
  const written_at = now.toISOString();
  await tx
    .insertInto('written_counterparts')
    .values({ user_id: userId, counterpart_id: counterpartId, written_at })
    .onConflict((each) => each.columns(['user_id', 'counterpart_id']).doUpdateSet({ written_at }))
    .execute();
}
