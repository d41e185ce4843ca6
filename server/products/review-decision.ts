// Decision about one product in review: the rules and the writes that a single decision and one about an import share.
import { type AuditedAction, auditLogRepository } from '../admin/audit-log-queries.ts';
import { readOriginalName } from '../catalog/product-name-queries.ts';
import type { ProductRow } from '../catalog/product-resource-queries.ts';
import type { CatalogScope } from '../catalog/versions/change-catalog-queries.ts';
import type { ImportCheck } from '../landed-cost/import-bans.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import {
  type ProductState,
  pendingReviewKind,
  stateAfterApproval,
  stateAfterRejection,
} from './product-state.ts';
import { writeProduct } from './product-write-queries.ts';
import { readProductById } from './review-queries.ts';

export interface ProductDecision {
  /** Returns null where the state of the product does not allow the decision. */
  readonly nextState: (state: ProductState) => ProductState | null;
  readonly notAllowed: 'conflict' | 'productNotFound';
  /** The note of an approval is not in the supplier's notification, only admins see that. */
  readonly auditEntry: Pick<AuditedAction, 'action' | 'note'>;
}

interface DecidedProduct {
  readonly id: string;
  /** The revision that the admin saw; null skips the conflict check. */
  readonly revision: number | null;
  /** Set where only a new product of this import may be decided about. */
  readonly importId?: string;
}

export const approval = (note: string): ProductDecision => ({
  nextState: stateAfterApproval,
  notAllowed: 'conflict',
  auditEntry: { action: 'listing.approve', note },
});

export const rejection = (reason: string): ProductDecision => ({
  nextState: (state) => stateAfterRejection(state, reason),
  notAllowed: 'conflict',
  auditEntry: { action: 'listing.reject', note: reason },
});

/**
 * Writes the decision in a changeCatalog() transaction. Throws before it has written anything: productNotFound,
 * conflict, prohibitedGoods, or what the decision names.
 */
export async function decideProduct(
  tx: DbOrTx,
  scope: CatalogScope,
  { id, revision, importId }: DecidedProduct,
  { nextState, notAllowed, auditEntry }: ProductDecision,
  imports: ImportCheck,
): Promise<{ readonly row: ProductRow; readonly unusedFiles: readonly string[] }> {
  const stored = await readProductById(tx, id);
  if (!stored) throw new HttpError('productNotFound');
  if (
    importId !== undefined &&
    (stored.row.import_id !== importId || pendingReviewKind(stored.state) !== 'new')
  )
    throw new HttpError('conflict');
  const after = nextState(stored.state);
  if (!after) throw new HttpError(notAllowed);
  if (revision !== null && revision !== stored.row.revision) throw new HttpError('conflict');
  if (auditEntry.action === 'listing.approve')
    imports.rows(Object.entries(after.content.specifications));
  await scope.addProducts([stored.row.no]);
  return { row: stored.row, unusedFiles: await writeProduct(tx, stored, after) };
}

/** Adds the decision to the audit log; returns the product as audit log and notifications name it. */
export async function auditDecision(
  tx: DbOrTx,
  adminId: string,
  { id, no }: Pick<ProductRow, 'id' | 'no'>,
  { auditEntry }: ProductDecision,
): Promise<{ readonly subjectId: string; readonly subject: string }> {
  const subject = { subjectId: id, subject: await readOriginalName(tx, no) };
  await auditLogRepository(tx).add(adminId, { ...auditEntry, ...subject });
  return subject;
}
