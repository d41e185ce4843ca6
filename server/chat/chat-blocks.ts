// Rule about blocks in a chat: checked before anything is sent.
import { requireUnblocked } from '../accounts/blocks.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { ChatRow } from './message-resource-queries.ts';

/** Throws if one side has blocked the other. The admins can neither block nor be blocked. */
export async function requireNoBlock(db: DbOrTx, chat: ChatRow, senderId: string): Promise<void> {
  const { to_admin, buyer_id, supplier_id } = chat;
  if (to_admin === 0)
    await requireUnblocked(db, senderId, senderId === buyer_id ? supplier_id : buyer_id);
}
