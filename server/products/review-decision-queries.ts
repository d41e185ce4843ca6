// What admins decide about listings: approved, sent back, taken down; each with its row in the audit log and the supplier's notice.
import { ADMIN_COUNTERPART } from '../../contract/limits.ts';
import { auditLogRepository, type Deed } from '../admin/audit-log-queries.ts';
import { closeReportsOf } from '../admin/report-queries.ts';
import type { Notice, Notifier } from '../notifications/notify.ts';
import type { Db, Queries } from '../platform/db/open.ts';
import { ownName } from './product-name-queries.ts';
import type { Listings, Outcome } from './review-queries.ts';

/** `nothing` where there is the listing, but nothing of it that this could be decided about. */
export type Decided = Outcome | { readonly kind: 'nothing' };

/** What the supplier is told; a note with an approval is the desk's own. */
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
    /** `revision` is that of the listing as the admin saw it. */
    approve(id: string, revision: number, note: string, adminId: string): Promise<Decided> {
      const told: Told = { kind: 'listing.approved', detail: '' };
      return decide(id, adminId, { action: 'listing.approve', note }, told, (no, tx) =>
        listings.approve(no, revision, tx),
      );
    },

    /** The supplier reads the reason. */
    reject(id: string, revision: number, reason: string, adminId: string): Promise<Decided> {
      const told: Told = { kind: 'listing.rejected', detail: reason };
      return decide(id, adminId, { action: 'listing.reject', note: reason }, told, (no, tx) =>
        listings.reject(no, revision, reason, tx),
      );
    },

    /** Whoever reported it was right: its open reports are closed so. */
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
