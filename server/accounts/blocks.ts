// Blocked accounts: their list, and the rule that two accounts of which one has blocked the other send each other nothing new.
import type { Block } from '../../contract/accounts/blocks.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { deleteBlock, readBlocks, readBlocksBetween } from './block-queries.ts';
import { readParticipants } from './participant-queries.ts';

/**
 * Throws if one of the accounts has blocked the other: messages, inquiries, replies and orders are refused in both directions.
 * Otherwise the account that blocks could still write to the other, which could not answer.
 */
export async function requireUnblocked(
  tx: DbOrTx,
  userId: string,
  counterpartId: string | null,
): Promise<void> {
  if (counterpartId === null) return;
  const { own, theirs } = await readBlocksBetween(tx, userId, counterpartId);
  if (own) throw new HttpError('unblockFirst');
  if (theirs) throw new HttpError('blocked');
}

/** The accounts that this one has blocked, latest first. */
export async function listBlocks(db: Db, userId: string, lang: Lang): Promise<Block[]> {
  const rows = await readBlocks(db, userId);
  const accountOf = await readParticipants(
    db,
    rows.map(({ id }) => id),
    lang,
  );
  return rows.map(({ id, blockedAt }) => {
    const account = accountOf(id);
    const names = { name: account?.name ?? '', companyName: account?.companyName ?? '' };
    return { id, ...names, blockedAt };
  });
}

/** `onUnblocked` is called with both accounts once the block is removed. */
export const blockService = (db: Db, onUnblocked: (ids: readonly [string, string]) => void) => ({
  list: (userId: string, lang: Lang) => listBlocks(db, userId, lang),

  async unblock(userId: string, blockedId: string): Promise<void> {
    await deleteBlock(db, userId, blockedId);
    onUnblocked([userId, blockedId]);
  },
});
