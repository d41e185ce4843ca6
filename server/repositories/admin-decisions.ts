// What admins decide about accounts: verified or not, suspended or not; each with its row in the audit log.
import type { VERIFICATION_LEVELS } from '../../contract/limits.ts';
import { type Db, inTransaction, type Queries } from '../db/open.ts';
import { restore, suspend } from './accounts.ts';
import { type AdminAction, auditLogRepository } from './audit-log.ts';
import { holdCatalog, nextVersion } from './catalog.ts';
import type { Listings } from './listings.ts';
import { isPublicListing } from './public-listing.ts';

/** `refused` where the account is of a kind, or in a state, that this cannot be decided about. */
export type Decided = 'done' | 'refused' | 'unknown';

export interface Verification {
  readonly level: (typeof VERIFICATION_LEVELS)[number] | null;
  readonly note: string;
}

interface Deed {
  readonly action: AdminAction;
  readonly note: string;
}

/** The account's email where something was changed. */
type Change = (tx: Queries) => Promise<{ readonly email: string } | undefined>;

export const adminDecisionsRepository = (db: Db, listings: Pick<Listings, 'setHidden'>) => {
  const decide = (id: string, adminId: string, deed: Deed, change: Change): Promise<Decided> =>
    inTransaction(db, async (tx) => {
      await holdCatalog(tx);
      const changed = await change(tx);
      if (changed) {
        const subject = { subjectId: id, subject: changed.email };
        await auditLogRepository(tx).add(adminId, { ...deed, ...subject });
        return 'done';
      }
      const known = tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null);
      return (await known.executeTakeFirst()) ? 'refused' : 'unknown';
    });

  /** Changed before it is decided, so that of two admins one waits, and then finds it done. */
  const touched = (tx: Queries, id: string, isSuspended: boolean) =>
    tx
      .updateTable('users')
      .set({ updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('suspended_at', isSuspended ? 'is not' : 'is', null)
      .where('deleted_at', 'is', null)
      .returning('email');

  return {
    /** Suppliers only. The mark stands in the catalogue's columns and on pages of the public: both are told. */
    verify(id: string, { level, note }: Verification, adminId: string): Promise<Decided> {
      const action = level ? 'user.verify' : 'user.unverify';
      const said = [level, note].filter(Boolean).join(': ');
      return decide(id, adminId, { action, note: said }, async (tx) => {
        const changed = await tx
          .updateTable('users')
          .set({
            is_verified: level ? 1 : 0,
            verification_level: level,
            verification_note: note,
            updated_at: new Date().toISOString(),
          })
          .where('id', '=', id)
          .where('role', '=', 'supplier')
          .where('deleted_at', 'is', null)
          .returning('email')
          .executeTakeFirst();
        if (!changed) return undefined;
        await tx
          .updateTable('products')
          .set({ changed: await nextVersion(tx) })
          .where('supplier_id', '=', id)
          .where(isPublicListing)
          .execute();
        return changed;
      });
    },

    /** No admin, and nobody twice: the first reason stays. */
    suspend(id: string, reason: string, adminId: string): Promise<Decided> {
      return decide(id, adminId, { action: 'user.suspend', note: reason }, async (tx) => {
        const changed = await touched(tx, id, false).where('is_admin', '=', 0).executeTakeFirst();
        if (!changed) return undefined;
        await listings.setHidden(id, true, tx);
        await suspend(tx, id, reason, new Date());
        // A company without listings stands in the directory, too.
        await nextVersion(tx);
        return changed;
      });
    },

    /** `refused` where it was not suspended, and nothing had to be done. */
    restore(id: string, adminId: string): Promise<Decided> {
      return decide(id, adminId, { action: 'user.restore', note: '' }, async (tx) => {
        const changed = await touched(tx, id, true).executeTakeFirst();
        if (!changed) return undefined;
        await listings.setHidden(id, false, tx);
        await restore(tx, id);
        await nextVersion(tx);
        return changed;
      });
    },
  };
};
