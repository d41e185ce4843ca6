// A supplier's verification level: written whenever its documents, or the level given without documents, change.
import type { Selectable } from 'kysely';
import type { CheckedDocument } from '../../../contract/evidence/checked-document.ts';
import {
  EVIDENCE_KINDS,
  type EvidenceKind,
  type VerificationLevel,
} from '../../../contract/evidence/evidence-kinds.ts';
import {
  dayOf,
  higherLevel,
  levelOf,
  levelUntil,
  rankOf,
} from '../../../contract/evidence/level.ts';
import { VERIFICATION_LEVELS } from '../../../contract/limits.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { UsersTable } from '../../platform/db/tables.ts';

/** Kinds whose title and issuer the public sees. Those of the others name addresses and customers. */
const PUBLICLY_TITLED: readonly EvidenceKind[] = ['certificate', 'auditReport', 'testReport'];

const levelNamed = (name: string | null): VerificationLevel | null =>
  VERIFICATION_LEVELS.find((level) => level === name) ?? null;

/** Documents that count on this day, as the public sees them, in the order of the kinds. */
async function readCheckedDocuments(
  tx: DbOrTx,
  supplierId: string,
  today: string,
): Promise<CheckedDocument[]> {
  const rows = await tx
    .selectFrom('evidence')
    .selectAll()
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'accepted')
    .where('valid_until', '>=', today)
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
  const documents = rows.map((row): CheckedDocument => {
    const isTitled = PUBLICLY_TITLED.includes(row.kind);
    return {
      id: row.id,
      kind: row.kind,
      title: isTitled ? row.title : '',
      issuer: isTitled ? row.issuer : '',
      checkedOn: (row.decided_at ?? '').slice(0, 10),
      validUntil: row.valid_until ?? '',
      isPublished: row.is_published === 1 && row.file_id !== null,
    };
  });
  return EVIDENCE_KINDS.flatMap((kind) => documents.filter((each) => each.kind === kind));
}

/** The level that accepted documents alone give on this day. */
export const readLevelOfDocuments = async (
  tx: DbOrTx,
  supplierId: string,
  today: string,
): Promise<VerificationLevel | null> =>
  levelOf(await readCheckedDocuments(tx, supplierId, today), today);

export interface LevelChange {
  readonly before: VerificationLevel | null;
  readonly after: VerificationLevel | null;
}

/**
 * Writes the level that follows from documents and from the level given without them, whichever is higher. Once documents reach the
 * latter, it ends, so that from then on the level falls when they expire. Call it in changeCatalog(), with the supplier in scope.
 */
export async function updateLevel(
  tx: DbOrTx,
  supplierId: string,
  now: number,
): Promise<LevelChange> {
  const user = await tx
    .selectFrom('users')
    .select(['is_verified', 'verification_level', 'granted_level', 'granted_on'])
    .where('id', '=', supplierId)
    .executeTakeFirst();
  if (!user) return { before: null, after: null };
  const today = dayOf(now);
  const documents = await readCheckedDocuments(tx, supplierId, today);
  const proven = levelOf(documents, today);
  const granted = levelNamed(user.granted_level);
  const isGrantReplaced = proven !== null && rankOf(proven) >= rankOf(granted);
  const after = higherLevel(proven, granted);
  await tx
    .updateTable('users')
    .set({
      is_verified: after ? 1 : 0,
      verification_level: after,
      granted_level: isGrantReplaced ? null : granted,
      granted_on: isGrantReplaced ? null : user.granted_on,
      checked_documents: JSON.stringify(documents),
    })
    .where('id', '=', supplierId)
    .execute();
  return { before: user.is_verified === 1 ? levelNamed(user.verification_level) : null, after };
}

/**
 * For a new company name, with which admins compare the licence: an accepted one waits for them again, and the level follows; one
 * that waits gets a new revision, so that an admin who has read the old name decides again. A level given without documents stays.
 * Call it like updateLevel().
 */
export async function recheckLicence(tx: DbOrTx, supplierId: string, now: number): Promise<void> {
  await tx
    .updateTable('evidence')
    .set((each) => ({ revision: each('revision', '+', 1) }))
    .where('supplier_id', '=', supplierId)
    .where('kind', '=', 'businessLicence')
    .where('status', '=', 'waiting')
    .execute();
  const waiting = await tx
    .updateTable('evidence')
    .set((each) => ({
      status: 'waiting',
      submitted_at: new Date(now).toISOString(),
      decided_at: null,
      valid_until: null,
      is_published: 0,
      revision: each('revision', '+', 1),
    }))
    .where('supplier_id', '=', supplierId)
    .where('kind', '=', 'businessLicence')
    .where('status', '=', 'accepted')
    .returning('id')
    .execute();
  if (waiting.length > 0) await updateLevel(tx, supplierId, now);
}

type CheckedColumns = Pick<
  Selectable<UsersTable>,
  'is_verified' | 'verification_level' | 'granted_on' | 'checked_documents'
>;

/** Whether the market gave the verification without documents. */
export const isUndocumented = (
  user: Pick<Selectable<UsersTable>, 'is_verified' | 'granted_on'>,
): boolean => user.is_verified === 1 && user.granted_on !== null;

/** The verification as the profile shows it. */
export function serializeChecks(user: CheckedColumns) {
  const documents = JSON.parse(user.checked_documents) as CheckedDocument[];
  const level = levelNamed(user.verification_level);
  const isGranted = isUndocumented(user);
  return {
    checked: documents,
    levelUntil: level && !isGranted ? levelUntil(level, documents) : null,
    checkedBefore: isGranted ? user.granted_on : null,
  };
}
