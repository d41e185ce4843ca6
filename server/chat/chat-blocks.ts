// Rule about blocks in a chat: checked before anything is sent, and before presence, typing or read marks are shown.
import { requireUnblocked } from '../accounts/blocks.ts';
import { batches } from '../platform/db/batches.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { ChatRow } from './message-resource-queries.ts';

/** Throws if one side has blocked the other. The admins can neither block nor be blocked. */
export async function requireNoBlock(db: DbOrTx, chat: ChatRow, senderId: string): Promise<void> {
  const { to_admin, buyer_id, supplier_id } = chat;
  if (to_admin === 0)
    await requireUnblocked(db, senderId, senderId === buyer_id ? supplier_id : buyer_id);
}

/** Those of the chats in which neither side has blocked the other. Deleted chats are left out. */
export async function readUnblockedChats(
  db: DbOrTx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const unblocked = new Set<string>();
  for (const batch of batches(ids)) {
    const rows = await db
      .selectFrom('chats')
      .select('chats.id')
      .where('chats.id', 'in', batch)
      .where((each) => {
        const block = (by: 'buyer_id' | 'supplier_id', of: 'buyer_id' | 'supplier_id') =>
          each.exists(
            each
              .selectFrom('blocks')
              .select('blocks.user_id')
              .whereRef('blocks.user_id', '=', `chats.${by}`)
              .whereRef('blocks.blocked_id', '=', `chats.${of}`),
          );
        return each.not(
          each.or([block('buyer_id', 'supplier_id'), block('supplier_id', 'buyer_id')]),
        );
      })
      .execute();
    for (const { id } of rows) unblocked.add(id);
  }
  return unblocked;
}
