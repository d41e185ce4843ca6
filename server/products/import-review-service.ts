// Review of the new products of an import: decides for many of them, in short transactions, with one notification of the supplier.
import type { WaitingProduct } from '../../contract/admin/import-review.ts';
import { ADMIN_COUNTERPART_ID } from '../../contract/limits.ts';
import { changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { ImportBans } from '../landed-cost/import-bans.ts';
import { notificationsRepository } from '../notifications/notification-queries.ts';
import type { NewNotification, Notifier } from '../notifications/notifier.ts';
import { batches } from '../platform/db/batches.ts';
import type { Db } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import {
  countWaitingProducts,
  type ReviewedImport,
  readReviewedImport,
  readWaitingProducts,
} from './import-review-queries.ts';
import { type AfterChange, finishChange } from './product-files.ts';
import {
  approval,
  auditDecision,
  decideProduct,
  type ProductDecision,
  rejection,
} from './review-decision.ts';

/** The catalog is locked during a transaction. */
const PRODUCTS_PER_TRANSACTION = 50;

interface ImportDecision extends ProductDecision {
  readonly notification: Pick<NewNotification, 'kind' | 'detail'>;
}

interface ImportReviewParts extends AfterChange {
  readonly notifier: Notifier;
  readonly bans: ImportBans;
}

export function importReviewService(db: Db, parts: ImportReviewParts) {
  const { withNotifications } = parts.notifier;

  const read = async (id: string): Promise<ReviewedImport> => {
    const source = await readReviewedImport(db, id);
    if (!source) throw new HttpError('importNotFound');
    return source;
  };

  /** Returns how many products were decided about. */
  const decideBatch = async (
    source: ReviewedImport,
    adminId: string,
    products: readonly WaitingProduct[],
    decision: ImportDecision,
  ): Promise<number> => {
    const { id: subjectId, supplierId: userId, fileName: subject } = source;
    const imports = await parts.bans.open();
    const written = await withNotifications(async (tx, notify) => {
      const { result } = await changeCatalog(tx, async (_, scope) => {
        const decided: Awaited<ReturnType<typeof decideProduct>>[] = [];
        for (const product of products)
          try {
            decided.push(
              await decideProduct(
                tx,
                scope,
                { ...product, importId: subjectId },
                decision,
                imports,
              ),
            );
          } catch (error) {
            // Nothing of this product was written.
            if (!(error instanceof HttpError)) throw error;
          }
        return decided;
      });
      for (const { row } of result) await auditDecision(tx, adminId, row, decision);
      // Decisions about products that were submitted together share a notification: that of the first of them.
      const submittedAt = result
        .map(({ row }) => row.submitted_at ?? '')
        .sort()
        .at(-1);
      const notification = { ...decision.notification, subjectId };
      if (
        submittedAt !== undefined &&
        !(await notificationsRepository(tx).hasSince(userId, notification, submittedAt))
      )
        await notify(tx, { ...notification, subject, from: ADMIN_COUNTERPART_ID, userId });
      return result;
    });
    if (written.length > 0)
      await finishChange(
        parts,
        written.flatMap(({ unusedFiles }) => unusedFiles),
      );
    return written.length;
  };

  const decide = async (
    id: string,
    adminId: string,
    products: readonly WaitingProduct[],
    decision: ImportDecision,
  ) => {
    const source = await read(id);
    let decided = 0;
    for (const batch of batches(products, PRODUCTS_PER_TRANSACTION))
      decided += await decideBatch(source, adminId, batch, decision);
    return {
      decided,
      skipped: products.length - decided,
      left: await countWaitingProducts(db, source),
    };
  };

  return {
    /** Throws importNotFound. */
    waiting: async (id: string) => readWaitingProducts(db, await read(id)),

    /**
     * Publishes new products of the import. Products that changed since the given revision, wait no more or are not of the import
     * are skipped. Throws importNotFound.
     */
    approve: (id: string, products: readonly WaitingProduct[], note: string, adminId: string) =>
      decide(id, adminId, products, {
        ...approval(note),
        notification: { kind: 'import.approved', detail: '' },
      }),

    /** Sends new products of the import back, as approve() publishes them. */
    reject: (id: string, products: readonly WaitingProduct[], reason: string, adminId: string) =>
      decide(id, adminId, products, {
        ...rejection(reason),
        notification: { kind: 'import.rejected', detail: reason },
      }),
  };
}
