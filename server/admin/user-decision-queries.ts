// Queries for admin decisions about accounts: verification, and the visibility of their products.
import type { VERIFICATION_LEVELS } from '../../contract/limits.ts';
import type { DbOrTx } from '../platform/db/open.ts';

export interface Verification {
  /** null removes the verification. */
  readonly level: (typeof VERIFICATION_LEVELS)[number] | null;
  readonly note: string;
}

export async function writeVerification(
  tx: DbOrTx,
  id: string,
  { level, note }: Verification,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      is_verified: level ? 1 : 0,
      verification_level: level,
      verification_note: note,
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

/** Hides or shows all products of a supplier; their own status does not change. */
export async function setProductsHidden(
  tx: DbOrTx,
  supplierId: string,
  hidden: 0 | 1,
): Promise<void> {
  await tx.updateTable('products').set({ hidden }).where('supplier_id', '=', supplierId).execute();
}
