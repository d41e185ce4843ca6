// Conditions of queries for evidence that waits for an admin: the queue lists it, and the overview of the admin area counts it.
import type { ExpressionBuilder } from 'kysely';
import type { DbOrTx } from '../platform/db/open.ts';
import type { EvidenceTable, Tables } from '../platform/db/tables.ts';

export type EvidenceExpression = ExpressionBuilder<Tables, 'evidence'>;

/** Whether another company has a licence with the same credit code that waits, is asked for again, or is accepted. */
export const hasSameCode = (
  each: EvidenceExpression,
  statuses: readonly EvidenceTable['status'][],
) =>
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
export const isWaitingEvidence = (each: EvidenceExpression) =>
  each.or([
    each('evidence.status', '=', 'waiting'),
    each.and([each('evidence.status', '=', 'accepted'), hasSameCode(each, ['waiting'])]),
  ]);

/** Documents of accounts that exist; a deleted one loses them a moment later. */
export const evidenceOfAccounts = (db: DbOrTx) =>
  db
    .selectFrom('evidence')
    .innerJoin('users', 'users.id', 'evidence.supplier_id')
    .where('users.deleted_at', 'is', null);
