// Queries for admin decisions about accounts: verification, and the visibility of their products.

import type { RegistrationKind } from '../../contract/accounts/registration-kinds.ts';
import { dayOf, rankOf } from '../../contract/evidence/level.ts';
import type { VERIFICATION_LEVELS } from '../../contract/limits.ts';
import { EVIDENCE_ERROR_TEXTS } from '../../contract/messages/evidence.ts';
import { readLevelOfDocuments, updateLevel } from '../accounts/profile/verification-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';

export interface Verification {
  /** null removes the verification. */
  readonly level: (typeof VERIFICATION_LEVELS)[number] | null;
  readonly note: string;
}

/** Gives a level without documents. Throws a conflict where accepted documents give a higher one, which only their review changes. */
export async function writeVerification(
  tx: DbOrTx,
  id: string,
  { level, note }: Verification,
): Promise<void> {
  const now = Date.now();
  const proven = await readLevelOfDocuments(tx, id, dayOf(now));
  if (rankOf(proven) > rankOf(level))
    throw new HttpError('conflict', {}, { text: EVIDENCE_ERROR_TEXTS.levelFromDocuments });
  await tx
    .updateTable('users')
    .set({
      granted_level: level,
      granted_on: level && dayOf(now),
      verification_note: note,
      updated_at: new Date(now).toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await updateLevel(tx, id, now);
}

/** Writes when a registration number was checked, null for not. Returns false if it is not the account's number any more. */
export async function writeRegistrationCheck(
  tx: DbOrTx,
  id: string,
  kind: RegistrationKind,
  number: string,
  checkedAt: Date | null,
): Promise<boolean> {
  const written = await tx
    .updateTable('users')
    .set({ [`${kind}_checked_at`]: checkedAt?.toISOString() ?? null })
    .where('id', '=', id)
    .where(kind, '=', number)
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Hides or shows all products of a supplier; their own status does not change. */
export async function setProductsHidden(
  tx: DbOrTx,
  supplierId: string,
  hidden: 0 | 1,
): Promise<void> {
  await tx.updateTable('products').set({ hidden }).where('supplier_id', '=', supplierId).execute();
}
