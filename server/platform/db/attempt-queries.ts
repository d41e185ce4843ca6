// Rows by the idempotency key of the call that stored them: how a call that is sent again finds what it made.
import { sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import type { Attempt } from './attempt.ts';
import type { Queries } from './open.ts';

/** The column that names the account whose keys they are; null where the key itself says it (domain/attempt.ts). */
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
 * The id of the row that this attempt stored before; throws keyReused where it held something else. To be asked in the
 * transaction that stores it: where two arrive at once, the second one's insert meets the unique index, its transaction is
 * run again (db/lost-race.ts), and this finds the first one's row.
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
  // Orders of older releases have none.
  if (row.request_hash !== null && row.request_hash !== attempt.hash)
    throw new Problem('keyReused');
  return row.id;
}

export const attemptColumns = (attempt: Attempt | null) => ({
  request_id: attempt?.key ?? null,
  request_hash: attempt?.hash ?? null,
});
