// Queries by idempotency key: find the row that an earlier attempt of the same call has stored.
import { sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import type { Attempt } from './attempt.ts';
import type { Queries } from './open.ts';

/** The column of the account that owns the keys; null where the key itself includes the owner (server/platform/db/attempt.ts). */
const OWNER = {
  orders: 'buyer_id',
  enquiries: 'buyer_id',
  enquiry_replies: 'sender_id',
  products: 'supplier_id',
  reports: null,
  contact_messages: null,
} as const;
type Table = keyof typeof OWNER;
type OwnedBy<Name extends Table> = (typeof OWNER)[Name] extends string ? string : null;

/**
 * Returns the id of the row that an earlier attempt with this key stored; throws keyReused if that attempt had other
 * content. Call it in the transaction that stores the row: if two attempts arrive at once, the second insert violates the
 * unique index, its transaction is run again (server/platform/db/lost-race.ts), and this query finds the first one's row.
 */
export async function storedBefore<Name extends Table>(
  tx: Queries,
  table: Name,
  owner: OwnedBy<Name>,
  attempt: Attempt | null,
): Promise<string | null> {
  if (!attempt) return null;
  const column = OWNER[table];
  const isOwn = column === null ? sql`` : sql`and ${sql.ref(column)} = ${owner}`;
  const { rows } = await sql<{ id: string; request_hash: string | null }>`
    select id, request_hash from ${sql.table(table)}
    where request_id = ${attempt.key} ${isOwn}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  // Orders of older releases have no hash.
  if (row.request_hash !== null && row.request_hash !== attempt.hash)
    throw new Problem('keyReused');
  return row.id;
}

export const attemptColumns = (attempt: Attempt | null) => ({
  request_id: attempt?.key ?? null,
  request_hash: attempt?.hash ?? null,
});
