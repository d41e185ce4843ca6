// Queries of evidence: a supplier's documents, the admins' lists, licences with the same credit code, and the writes.
import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely';
import type { DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import type { EvidenceTable, Tables } from '../platform/db/tables.ts';

export type EvidenceRow = Selectable<EvidenceTable>;

export const readEvidence = (db: DbOrTx, id: string): Promise<EvidenceRow | undefined> =>
  db.selectFrom('evidence').selectAll().where('id', '=', id).executeTakeFirst();

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

type EvidenceExpression = ExpressionBuilder<Tables, 'evidence'>;

/** Whether another company has a licence with the same credit code that waits, is asked for again, or is accepted. */
export const hasSameCode = (each: EvidenceExpression, statuses: readonly EvidenceRow['status'][]) =>
  each.and([
    each('evidence.kind', '=', 'businessLicence'),
    each.exists(
      each
        .selectFrom('evidence as other')
        .select('other.id')
        .whereRef('other.number', '=', 'evidence.number')
        .whereRef('other.supplier_id', '<>', 'evidence.supplier_id')
        .where('other.kind', '=', 'businessLicence')
        .where('other.status', 'in', statuses),
    ),
  ]);

/** An accepted licence waits again while another company's licence with its code waits. */
const waits = (each: EvidenceExpression) =>
  each.or([
    each('evidence.status', '=', 'waiting'),
    each.and([each('evidence.status', '=', 'accepted'), hasSameCode(each, ['waiting'])]),
  ]);

/** Documents of accounts that exist; a deleted one loses them a moment later. */
const documents = (db: DbOrTx) =>
  db
    .selectFrom('evidence')
    .innerJoin('users', 'users.id', 'evidence.supplier_id')
    .selectAll('evidence')
    .where('users.deleted_at', 'is', null);

export type EvidenceList =
  | { readonly show: 'waiting' | 'all' }
  | { readonly show: 'expiring'; readonly until: string };

/** `until` is the last day of validity that counts as expiring. */
export function readEvidencePage(
  db: DbOrTx,
  list: EvidenceList,
  page: PageQuery,
): Promise<{ rows: EvidenceRow[]; total: number }> {
  const all = documents(db);
  const matching =
    list.show === 'waiting'
      ? all
          .where((each) => waits(each as unknown as EvidenceExpression))
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
    : documents(db)
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
