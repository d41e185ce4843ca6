// Queries that remove a deleted account from enquiries and orders, which stay with its counterparts.
import { ROWS_PER_TRANSACTION } from '../accounts/account-parts.ts';
import { removeSenderName } from '../notifications/account-deletion-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';

type Side = 'buyer' | 'supplier';

/** Columns that are cleared with the account, by table and side. */
const CLEARED = {
  enquiries: {
    buyer: { buyer_id: null, contact_email: '', contact_phone: '', answers: '[]' },
    supplier: { supplier_id: null },
  },
  orders: {
    buyer: { buyer_id: null, shipping_address: '', notes: '' },
    supplier: { supplier_id: null },
  },
} as const;

/** Removes the account from some of its enquiries or orders on one side, and its name from the counterpart's notifications. */
const detach = async (
  tx: DbOrTx,
  id: string,
  table: keyof typeof CLEARED,
  side: Side,
): Promise<number> => {
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where(`${side}_id`, '=', id)
    .limit(ROWS_PER_TRANSACTION)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map((row) => row.id);
  await removeSenderName(tx, id, table === 'orders' ? 'order' : 'enquiry', ids);
  await tx.updateTable(table).set(CLEARED[table][side]).where('id', 'in', ids).execute();
  return ids.length;
};

/** Steps that remove the account from its enquiries, then from its orders. */
export const detachTradeSteps = (['enquiries', 'orders'] as const).flatMap((table) =>
  (['buyer', 'supplier'] as const).map(
    (side) => (tx: DbOrTx, id: string) => detach(tx, id, table, side),
  ),
);

/** Removes the sender from some of the account's replies to enquiries. */
export async function detachReplies(tx: DbOrTx, id: string): Promise<number> {
  const batch = tx
    .selectFrom('enquiry_replies')
    .select('id')
    .where('sender_id', '=', id)
    .limit(ROWS_PER_TRANSACTION);
  const { numUpdatedRows } = await tx
    .updateTable('enquiry_replies')
    .set({ sender_id: null })
    .where('id', 'in', batch)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
