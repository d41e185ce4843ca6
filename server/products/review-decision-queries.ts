// Review decisions of admins (approve, reject, take down), each with its audit log entry and the notification of the supplier.
import { ADMIN_COUNTERPART_ID } from '../../contract/limits.ts';
import { type AuditedAction, auditLogRepository } from '../admin/audit-log-queries.ts';
import { closeReportsOf } from '../admin/report-queries.ts';
import type { NewNotification, Notifier } from '../notifications/notifier.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { readOriginalName } from './product-name-queries.ts';
import type { Outcome, ReviewsRepository } from './review-queries.ts';

/** `notAllowed`: the product exists, but its state does not allow this decision. */
export type DecisionOutcome = Outcome | { readonly kind: 'notAllowed' };

/** Content of the supplier's notification; the note of an approval is not in it, only admins see that. */
type NotificationContent = Pick<NewNotification, 'kind' | 'detail'>;

type ReviewChange = (no: number, tx: DbOrTx) => Promise<Outcome>;

export const reviewDecisionsRepository = (
  db: Db,
  { withNotifications }: Notifier,
  reviews: ReviewsRepository,
) => {
  const decide = async (
    id: string,
    adminId: string,
    auditEntry: Pick<AuditedAction, 'action' | 'note'>,
    content: NotificationContent,
    change: ReviewChange,
  ): Promise<DecisionOutcome> => {
    const product = await db
      .selectFrom('products')
      .select(['no', 'supplier_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!product) return { kind: 'missing' };
    return withNotifications(async (tx, notify) => {
      const outcome = await change(product.no, tx);
      if (outcome.kind === 'missing') return { kind: 'notAllowed' };
      if (outcome.kind === 'done') {
        const subject = await readOriginalName(tx, product.no);
        await auditLogRepository(tx).add(adminId, { ...auditEntry, subjectId: id, subject });
        const newNotification = { ...content, subjectId: id, subject, from: ADMIN_COUNTERPART_ID };
        await notify(tx, { ...newNotification, userId: product.supplier_id });
      }
      return outcome;
    });
  };

  return {
    /** `revision` is the one that the admin saw; a newer one is a conflict. */
    approve(id: string, revision: number, note: string, adminId: string): Promise<DecisionOutcome> {
      const content: NotificationContent = { kind: 'listing.approved', detail: '' };
      return decide(id, adminId, { action: 'listing.approve', note }, content, (no, tx) =>
        reviews.approve(no, revision, tx),
      );
    },

    /** The supplier gets the reason in its notification. */
    reject(
      id: string,
      revision: number,
      reason: string,
      adminId: string,
    ): Promise<DecisionOutcome> {
      const content: NotificationContent = { kind: 'listing.rejected', detail: reason };
      return decide(id, adminId, { action: 'listing.reject', note: reason }, content, (no, tx) =>
        reviews.reject(no, revision, reason, tx),
      );
    },

    /** Also closes the open reports of the product as upheld, because they were right. */
    takeDown(id: string, reason: string, adminId: string): Promise<DecisionOutcome> {
      const content: NotificationContent = { kind: 'listing.takenDown', detail: reason };
      const auditEntry = { action: 'listing.takeDown', note: reason } as const;
      return decide(id, adminId, auditEntry, content, async (no, tx) => {
        const outcome = await reviews.takeDown(no, reason, tx);
        if (outcome.kind === 'done')
          await closeReportsOf(tx, no, { outcome: 'upheld', note: reason });
        return outcome;
      });
    },
  };
};
