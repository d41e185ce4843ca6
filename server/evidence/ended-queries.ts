// Queries of documents that end: those to remind of, those that have ended, and those whose files are past their retention.
import type { DbOrTx } from '../platform/db/open.ts';
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

/** Documents that were refused, asked for again or have ended before this day, and still have a file. */
export const readWithOldFile = (
  tx: DbOrTx,
  before: string,
): Promise<Pick<EvidenceRow, 'id' | 'file_id'>[]> =>
  tx
    .selectFrom('evidence')
    .select(['id', 'file_id'])
    .where('file_id', 'is not', null)
    .where((each) =>
      each.or([
        each.and([each('status', 'in', ['again', 'rejected']), each('decided_at', '<', before)]),
        each.and([each('status', '=', 'expired'), each('valid_until', '<', before)]),
      ]),
    )
    .limit(FILES_PER_RUN)
    .execute();

export async function clearFiles(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('evidence')
    .set({ file_id: null, is_published: 0 })
    .where('id', 'in', ids)
    .execute();
}
