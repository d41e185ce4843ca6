// Queries that remove a deleted account from notifications.
import { ROWS_PER_TRANSACTION } from '../accounts/account-parts.ts';
import type { DbOrTx } from '../platform/db/open.ts';

/** Deletes some notifications to the account and returns their number. */
export async function deleteNotifications(tx: DbOrTx, id: string): Promise<number> {
  const batch = tx
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', id)
    .limit(ROWS_PER_TRANSACTION);
  const { numDeletedRows } = await tx
    .deleteFrom('notifications')
    .where('id', 'in', batch)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Removes the account's name from the counterparts' notifications about these enquiries or orders. */
export async function removeSenderName(
  tx: DbOrTx,
  accountId: string,
  topic: 'enquiry' | 'order',
  subjectIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ from_name: '' })
    .where('subject_id', 'in', subjectIds)
    .where('user_id', '<>', accountId)
    .where('kind', 'like', `${topic}.%`)
    .execute();
}
