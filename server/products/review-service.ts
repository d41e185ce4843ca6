// Product review: reads the queue, and decides (approve, reject, take down) with audit log entry and notification of the supplier.
import type { Review } from '../../contract/admin/review.ts';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID } from '../../contract/limits.ts';
import { type AuditedAction, auditLogRepository } from '../admin/audit-log-queries.ts';
import { closeReportsOf } from '../admin/report-queries.ts';
import { changeCatalog } from '../catalog/change-catalog-queries.ts';
import { readOriginalName } from '../catalog/product-name-queries.ts';
import type { NewNotification, Notifier } from '../notifications/notifier.ts';
import type { Db } from '../platform/db/open.ts';
import type { PageQuery } from '../platform/db/pagination.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type AfterChange, finishChange } from './product-files.ts';
import {
  type ProductState,
  stateAfterApproval,
  stateAfterRejection,
  stateAfterTakeDown,
} from './product-state.ts';
import { writeProduct } from './product-write-queries.ts';
import { readProductById, readReview, readReviewPage } from './review-queries.ts';

interface Decision {
  /** Returns null where the state of the product does not allow the decision. */
  readonly nextState: (state: ProductState) => ProductState | null;
  readonly notAllowed: 'conflict' | 'productNotFound';
  /** The revision that the admin saw; null skips the conflict check. */
  readonly revision: number | null;
  readonly auditEntry: Pick<AuditedAction, 'action' | 'note'>;
  /** The note of an approval is not in the supplier's notification, only admins see that. */
  readonly notification: Pick<NewNotification, 'kind' | 'detail'>;
}

interface ReviewParts extends AfterChange {
  readonly notifier: Notifier;
}

export function reviewService(db: Db, parts: ReviewParts) {
  const { withNotifications } = parts.notifier;

  const decide = async (id: string, adminId: string, decision: Decision): Promise<void> => {
    const { nextState, notAllowed, revision, auditEntry, notification } = decision;
    const unused = await withNotifications(async (tx, notify) => {
      const { result } = await changeCatalog(tx, async (_, scope) => {
        const stored = await readProductById(tx, id);
        if (!stored) throw new HttpError('productNotFound');
        const after = nextState(stored.state);
        if (!after) throw new HttpError(notAllowed);
        if (revision !== null && revision !== stored.row.revision) throw new HttpError('conflict');
        await scope.addProducts([stored.row.no]);
        return { row: stored.row, unusedFiles: await writeProduct(tx, stored, after) };
      });
      const { no, supplier_id: userId } = result.row;
      const subject = { subjectId: id, subject: await readOriginalName(tx, no) };
      await auditLogRepository(tx).add(adminId, { ...auditEntry, ...subject });
      await notify(tx, { ...notification, ...subject, from: ADMIN_COUNTERPART_ID, userId });
      if (auditEntry.action === 'listing.takeDown')
        await closeReportsOf(tx, no, { outcome: 'upheld', note: notification.detail });
      return result.unusedFiles;
    });
    await finishChange(parts, unused);
  };

  return {
    page: (page: PageQuery, lang: Lang) => readReviewPage(db, page, lang),

    /** Throws productNotFound where nothing waits for a review. */
    async read(id: string, lang: Lang): Promise<Review> {
      const review = await readReview(db, id, lang);
      if (!review) throw new HttpError('productNotFound');
      return review;
    },

    /** Publishes what waits: a new product, or a change of one. */
    async approve(id: string, revision: number, note: string, adminId: string): Promise<void> {
      await decide(id, adminId, {
        nextState: stateAfterApproval,
        notAllowed: 'conflict',
        revision,
        auditEntry: { action: 'listing.approve', note },
        notification: { kind: 'listing.approved', detail: '' },
      });
    },

    /** Sends what waits back to its supplier; live content stays live. */
    reject: (id: string, revision: number, reason: string, adminId: string): Promise<void> =>
      decide(id, adminId, {
        nextState: (state) => stateAfterRejection(state, reason),
        notAllowed: 'conflict',
        revision,
        auditEntry: { action: 'listing.reject', note: reason },
        notification: { kind: 'listing.rejected', detail: reason },
      }),

    /**
     * Takes down an approved product, which its supplier may correct and submit again. Closes the open reports of the product as
     * upheld, because they were right.
     */
    takeDown: (id: string, reason: string, adminId: string): Promise<void> =>
      decide(id, adminId, {
        nextState: (state) => stateAfterTakeDown(state, reason),
        notAllowed: 'productNotFound',
        revision: null,
        auditEntry: { action: 'listing.takeDown', note: reason },
        notification: { kind: 'listing.takenDown', detail: reason },
      }),
  };
}
