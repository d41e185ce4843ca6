// Queries of documents that end: those to remind of, those that have ended, and those whose files are past their retention.
import type { ExpressionBuilder } from 'kysely';
import type { DbOrTx } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { EvidenceRow } from './evidence-queries.ts';

const FILES_PER_RUN = 500;

/** The accepted document that ends first within these days (ISO dates, inclusive) and of which no reminder was sent. */
export const readToRemind = (
  tx: DbOrTx,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<EvidenceRow | undefined> =>
  tx
    .selectFrom('evidence')
    .selectAll()
    .where('status', '=', 'accepted')
    .where('valid_until', '>=', from)
    .where('valid_until', '<=', until)
    .where('reminded_at', 'is', null)
    .orderBy('valid_until')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Suppliers with an accepted document that ended before this day. */
export async function readSuppliersWithEnded(db: DbOrTx, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('evidence')
    .select('supplier_id')
    .distinct()
    .where('status', '=', 'accepted')
    .where('valid_until', '<', today)
    .execute();
  return rows.map(({ supplier_id }) => supplier_id);
}

export const readEnded = (tx: DbOrTx, supplierId: string, today: string): Promise<EvidenceRow[]> =>
  tx
    .selectFrom('evidence')
    .selectAll()
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'accepted')
    .where('valid_until', '<', today)
    .orderBy('id')
    .execute();

const isOverSince = (before: string) => (each: ExpressionBuilder<Tables, 'evidence'>) =>
  each.or([
    each.and([each('status', 'in', ['again', 'rejected']), each('decided_at', '<', before)]),
    each.and([each('status', '=', 'expired'), each('valid_until', '<', before)]),
  ]);

/** Documents that were refused, asked for again or have ended before this day, and still have a file. */
export const readWithOldFile = (
  tx: DbOrTx,
  before: string,
): Promise<Pick<EvidenceRow, 'id' | 'file_id'>[]> =>
  tx
    .selectFrom('evidence')
    .select(['id', 'file_id'])
    .where('file_id', 'is not', null)
    .where(isOverSince(before))
    .limit(FILES_PER_RUN)
    .execute();

/** Of two processes with the same document only one gets true: that one sends the reminder. */
export async function markReminded(tx: DbOrTx, id: string, now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('evidence')
    .set({ reminded_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .where('reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Returns false where the document does not count any more, or has a later last day. */
export async function markExpired(tx: DbOrTx, id: string, today: string): Promise<boolean> {
  const marked = await tx
    .updateTable('evidence')
    .set({ status: 'expired', is_published: 0 })
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .where('valid_until', '<', today)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Returns false where the supplier has submitted another file meanwhile, or the document is not over any more. */
export async function clearFile(
  tx: DbOrTx,
  { id, file_id }: Pick<EvidenceRow, 'id' | 'file_id'>,
  before: string,
): Promise<boolean> {
  const cleared = await tx
    .updateTable('evidence')
    .set({ file_id: null, is_published: 0 })
    .where('id', '=', id)
    .where('file_id', '=', file_id)
    .where(isOverSince(before))
    .returning('id')
    .executeTakeFirst();
  return cleared !== undefined;
}
