// Queries for blocked accounts.
import type { DbOrTx } from '../platform/db/open.ts';

/** Whether one of two accounts has blocked the other. */
export interface BlocksBetween {
  readonly own: boolean;
  readonly theirs: boolean;
}

export async function readBlocksBetween(
  db: DbOrTx,
  userId: string,
  otherId: string,
): Promise<BlocksBetween> {
  const rows = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((each) =>
      each.or([
        each.and([each('user_id', '=', userId), each('blocked_id', '=', otherId)]),
        each.and([each('user_id', '=', otherId), each('blocked_id', '=', userId)]),
      ]),
    )
    .execute();
  return {
    own: rows.some(({ user_id }) => user_id === userId),
    theirs: rows.some(({ user_id }) => user_id === otherId),
  };
}

/** Latest first. */
export const readBlocks = (db: DbOrTx, userId: string) =>
  db
    .selectFrom('blocks')
    .select(['blocked_id as id', 'blocked_at as blockedAt'])
    .where('user_id', '=', userId)
    .orderBy('blocked_at', 'desc')
    .orderBy('blocked_id')
    .execute();

/** Does nothing if the account is already blocked. */
export async function insertBlock(tx: DbOrTx, userId: string, blockedId: string): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({ user_id: userId, blocked_id: blockedId, blocked_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doNothing())
    .execute();
}

export async function deleteBlock(db: DbOrTx, userId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/** Deletes the blocks by and of an account. */
export async function deleteBlocksOf(tx: DbOrTx, id: string): Promise<void> {
  await tx
    .deleteFrom('blocks')
    .where((each) => each.or([each('user_id', '=', id), each('blocked_id', '=', id)]))
    .execute();
}
