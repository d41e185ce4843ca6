// Queries of evidence: a supplier's documents, the admins' lists, licences with the same credit code, and the writes.
import type { Insertable, Selectable, Updateable } from 'kysely';
import { lockAccount } from '../accounts/account-queries.ts';
import {
  type EvidenceExpression,
  evidenceOfAccounts,
  hasSameCode,
  isWaitingEvidence,
} from '../accounts/waiting-evidence-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import type { EvidenceTable } from '../platform/db/tables.ts';

export type EvidenceRow = Selectable<EvidenceTable>;

export const readEvidence = (db: DbOrTx, id: string): Promise<EvidenceRow | undefined> =>
  db.selectFrom('evidence').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * The document, with the account of its supplier locked until the transaction ends; undefined where either is gone. Every
 * transaction that decides by what it reads of a document holds this lock, so that the document is still the same when it is written.
 */
export async function lockEvidence(tx: DbOrTx, id: string): Promise<EvidenceRow | undefined> {
  const found = await readEvidence(tx, id);
  return found && (await lockAccount(tx, found.supplier_id)) && readEvidence(tx, id);
}

/** Newest submission first. */
export const readEvidenceOf = (db: DbOrTx, supplierId: string): Promise<EvidenceRow[]> =>
  db
    .selectFrom('evidence')
    .selectAll()
    .where('supplier_id', '=', supplierId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function countEvidence(db: DbOrTx, supplierId: string): Promise<number> {
  const { total } = await db
    .selectFrom('evidence')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export const insertEvidence = async (tx: DbOrTx, row: Insertable<EvidenceTable>): Promise<void> =>
  void (await tx.insertInto('evidence').values(row).execute());

export const updateEvidence = async (
  tx: DbOrTx,
  id: string,
  set: Updateable<EvidenceTable>,
): Promise<void> => void (await tx.updateTable('evidence').set(set).where('id', '=', id).execute());

export const deleteEvidenceRow = async (tx: DbOrTx, id: string): Promise<void> =>
  void (await tx.deleteFrom('evidence').where('id', '=', id).execute());

export type EvidenceList =
  | { readonly show: 'waiting' | 'all' }
  | { readonly show: 'expiring'; readonly until: string };

/** `until` is the last day of validity that counts as expiring. */
export function readEvidencePage(
  db: DbOrTx,
  list: EvidenceList,
  page: PageQuery,
): Promise<{ rows: EvidenceRow[]; total: number }> {
  const all = evidenceOfAccounts(db).selectAll('evidence');
  const matching =
    list.show === 'waiting'
      ? all
          .where((each) => isWaitingEvidence(each as unknown as EvidenceExpression))
          .orderBy('evidence.submitted_at')
      : list.show === 'expiring'
        ? all
            .where('evidence.status', '=', 'accepted')
            .where('evidence.valid_until', '<=', list.until)
            .orderBy('evidence.valid_until')
        : all.orderBy('evidence.submitted_at', 'desc');
  return readPage(matching.orderBy('evidence.id', list.show === 'all' ? 'desc' : 'asc'), page);
}

/** Of other companies, except rejected and expired ones. */
export const readSameCode = async (
  db: DbOrTx,
  { kind, number, supplier_id }: EvidenceRow,
): Promise<EvidenceRow[]> =>
  kind !== 'businessLicence'
    ? []
    : evidenceOfAccounts(db)
        .selectAll('evidence')
        .where('evidence.kind', '=', 'businessLicence')
        .where('evidence.number', '=', number)
        .where('evidence.supplier_id', '<>', supplier_id)
        .where('evidence.status', 'in', ['waiting', 'again', 'accepted'])
        .orderBy('evidence.submitted_at')
        .execute();

/** Ids of those of the documents whose code another company has submitted. */
export async function readIdsWithSameCode(
  db: DbOrTx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('evidence')
    .select('evidence.id')
    .where('evidence.id', 'in', ids)
    .where((each) => hasSameCode(each, ['waiting', 'again', 'accepted']))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
