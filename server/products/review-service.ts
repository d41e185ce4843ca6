// Product review: reads the queue, and decides (approve, reject, take down) with audit log entry and notification of the supplier.
import type { Review } from '../../contract/admin/review.ts';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID } from '../../contract/limits.ts';
import { closeReportsOf } from '../admin/report-queries.ts';
import { changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { ImportBans } from '../landed-cost/import-bans.ts';
import type { NewNotification, Notifier } from '../notifications/notifier.ts';
import type { Db } from '../platform/db/open.ts';
import type { PageQuery } from '../platform/db/pagination.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type AfterChange, finishChange } from './product-files.ts';
import { stateAfterTakeDown } from './product-state.ts';
import {
  approval,
  auditDecision,
  decideProduct,
  type ProductDecision,
  rejection,
} from './review-decision.ts';
import { readReview, readReviewPage } from './review-queries.ts';

interface Decision extends ProductDecision {
  /** The revision that the admin saw; null skips the conflict check. */
  readonly revision: number | null;
  readonly notification: Pick<NewNotification, 'kind' | 'detail'>;
}

interface ReviewParts extends AfterChange {
  readonly notifier: Notifier;
  readonly bans: ImportBans;
}

export function reviewService(db: Db, parts: ReviewParts) {
  const { withNotifications } = parts.notifier;

  const decide = async (id: string, adminId: string, decision: Decision): Promise<void> => {
    const { revision, auditEntry, notification } = decision;
    const imports = await parts.bans.open();
    const unused = await withNotifications(async (tx, notify) => {
      const { result } = await changeCatalog(tx, (_, scope) =>
        decideProduct(tx, scope, { id, revision }, decision, imports),
      );
      const { no, supplier_id: userId } = result.row;
      const subject = await auditDecision(tx, adminId, result.row, decision);
      await notify(tx, { ...notification, ...subject, from: ADMIN_COUNTERPART_ID, userId });
      if (auditEntry.action === 'listing.takeDown')
        await closeReportsOf(tx, no, { outcome: 'upheld', note: notification.detail });
      return result.unusedFiles;
    });
    await finishChange(parts, unused);
  };

  return {
    /** `importId` lists the products of that import, which are one row otherwise. */
    page: (page: PageQuery, importId: string | undefined, lang: Lang) =>
      readReviewPage(db, page, importId, lang),

    /** Throws productNotFound where nothing waits for a review. */
    async read(id: string, lang: Lang): Promise<Review> {
      const review = await readReview(db, id, lang);
      if (!review) throw new HttpError('productNotFound');
      return review;
    },

    /** Publishes a new product, or a change of one. */
    async approve(id: string, revision: number, note: string, adminId: string): Promise<void> {
      await decide(id, adminId, {
        ...approval(note),
        revision,
        notification: { kind: 'listing.approved', detail: '' },
      });
    },

    /** Returns a new product or a change to its supplier. Live content stays live. */
    reject: (id: string, revision: number, reason: string, adminId: string): Promise<void> =>
      decide(id, adminId, {
        ...rejection(reason),
        revision,
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
