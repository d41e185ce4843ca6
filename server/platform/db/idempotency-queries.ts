// Queries by idempotency key: read the row that an earlier attempt of the same call has stored.
import { sql } from 'kysely';
import { HttpError } from '../http/http-error.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { DbOrTx } from './open.ts';

/** The column of the account that owns the keys; null where the key itself includes the owner (server/platform/db/idempotency.ts). */
const OWNER_COLUMN = {
  orders: 'buyer_id',
  enquiries: 'buyer_id',
  enquiry_replies: 'sender_id',
  products: 'supplier_id',
  reviews: 'author_id',
  reports: null,
  contact_messages: null,
} as const;
type Table = keyof typeof OWNER_COLUMN;
type OwnerOf<Name extends Table> = (typeof OWNER_COLUMN)[Name] extends string ? string : null;

/**
 * Returns the id of the row that an earlier attempt with this key stored; throws keyReused if that attempt had other
 * content. Call it in the transaction that stores the row: if two attempts arrive at once, the second insert violates the
 * unique index, its transaction is run again (server/platform/db/transaction-conflicts.ts), and this query finds the first one's row.
 */
export async function readStoredId<Name extends Table>(
  tx: DbOrTx,
  table: Name,
  owner: OwnerOf<Name>,
  idempotencyKey: IdempotencyKey | null,
): Promise<string | null> {
  if (!idempotencyKey) return null;
  const column = OWNER_COLUMN[table];
  const ownerCondition = column === null ? sql`` : sql`and ${sql.ref(column)} = ${owner}`;
  const { rows } = await sql<{ id: string; request_hash: string | null }>`
    select id, request_hash from ${sql.table(table)}
    where request_id = ${idempotencyKey.key} ${ownerCondition}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  // Orders of older releases have no hash.
  if (row.request_hash !== null && row.request_hash !== idempotencyKey.hash)
    throw new HttpError('keyReused');
  return row.id;
}

export const idempotencyColumns = (idempotencyKey: IdempotencyKey | null) => ({
  request_id: idempotencyKey?.key ?? null,
  request_hash: idempotencyKey?.hash ?? null,
});
