// Limit of accounts without a confirmed email, for the messages of a chat.
import type { WrittenLimit } from '../accounts/email/written-limit.ts';
import { sideOf } from '../accounts/participant-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { requireChat, rolesOf } from './chat-access.ts';

/**
 * Call it in the transaction that writes the message. Throws confirmEmailFirst where the user must confirm the email before writing to
 * this counterpart, chatNotFound where it does not take part.
 */
export async function checkWritten(
  tx: DbOrTx,
  writtenLimit: WrittenLimit,
  user: SessionUser,
  chatId: string,
): Promise<void> {
  if (!writtenLimit.appliesTo(user)) return;
  const roles = rolesOf(user);
  const chat = await requireChat(tx, chatId, roles);
  if (chat.to_admin === 1) return;
  const isBuyer = sideOf(chat, roles) === 'buyer';
  await writtenLimit.check(tx, user, isBuyer ? chat.supplier_id : chat.buyer_id);
}
