// Review decisions of admins (approve, reject, take down), each with its audit log entry and the notification of the supplier.
import { ADMIN_COUNTERPART } from '../../contract/limits.ts';
import { auditLogRepository, type Deed } from '../admin/audit-log-queries.ts';
import { closeReportsOf } from '../admin/report-queries.ts';
import type { Notice, Notifier } from '../notifications/notify.ts';
import type { Db, Queries } from '../platform/db/open.ts';
import { ownName } from './product-name-queries.ts';
import type { Listings, Outcome } from './review-queries.ts';

/** `nothing`: the product exists, but its state does not allow this decision. */
export type Decided = Outcome | { readonly kind: 'nothing' };

/** Content of the supplier's notification; the note of an approval is not in it, only admins see that. */
type Told = Pick<Notice, 'kind' | 'detail'>;

type Change = (no: number, tx: Queries) => Promise<Outcome>;

export const reviewDecisionsRepository = (db: Db, { telling }: Notifier, listings: Listings) => {
  const decide = async (
    id: string,
    adminId: string,
    deed: Pick<Deed, 'action' | 'note'>,
    told: Told,
    change: Change,
  ): Promise<Decided> => {
    const found = await db
      .selectFrom('products')
      .select(['no', 'supplier_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return { kind: 'missing' };
    return telling(async (tx, notify) => {
      const outcome = await change(found.no, tx);
      if (outcome.kind === 'missing') return { kind: 'nothing' };
      if (outcome.kind === 'done') {
        const subject = await ownName(tx, found.no);
        await auditLogRepository(tx).add(adminId, { ...deed, subjectId: id, subject });
        const notice = { ...told, subjectId: id, subject, from: ADMIN_COUNTERPART };
        await notify(tx, { ...notice, userId: found.supplier_id });
      }
      return outcome;
    });
  };

  return {
    /** `revision` is the one that the admin saw; a newer one is a conflict. */
    approve(id: string, revision: number, note: string, adminId: string): Promise<Decided> {
      const told: Told = { kind: 'listing.approved', detail: '' };
      return decide(id, adminId, { action: 'listing.approve', note }, told, (no, tx) =>
        listings.approve(no, revision, tx),
      );
    },

    /** The supplier gets the reason in its notification. */
    reject(id: string, revision: number, reason: string, adminId: string): Promise<Decided> {
      const told: Told = { kind: 'listing.rejected', detail: reason };
      return decide(id, adminId, { action: 'listing.reject', note: reason }, told, (no, tx) =>
        listings.reject(no, revision, reason, tx),
      );
    },

    /** Also closes the open reports of the product as upheld, because they were right. */
    takeDown(id: string, reason: string, adminId: string): Promise<Decided> {
      const told: Told = { kind: 'listing.takenDown', detail: reason };
      const deed = { action: 'listing.takeDown', note: reason } as const;
      return decide(id, adminId, deed, told, async (no, tx) => {
        const outcome = await listings.takeDown(no, reason, tx);
        if (outcome.kind === 'done')
          await closeReportsOf(tx, no, { outcome: 'upheld', note: reason });
        return outcome;
      });
    },
  };
};
