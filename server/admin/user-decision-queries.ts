// Queries for admin decisions about accounts, verification and suspension, each with an entry in the audit log.
import type { VERIFICATION_LEVELS } from '../../contract/limits.ts';
import { restore, suspend } from '../accounts/account-queries.ts';
import { type CatalogScope, changeCatalog } from '../catalog/change-catalog-queries.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import { type AdminAction, auditLogRepository } from './audit-log-queries.ts';

/** `refused` if the decision does not apply to this type of account or to its current state. */
export type UserDecisionOutcome = 'done' | 'refused' | 'unknown';

export interface Verification {
  readonly level: (typeof VERIFICATION_LEVELS)[number] | null;
  readonly note: string;
}

interface UserDecisionEntry {
  readonly action: AdminAction;
  readonly note: string;
}

/** Returns the account's email if something was changed. */
type Change = (tx: DbOrTx, scope: CatalogScope) => Promise<{ readonly email: string } | undefined>;

/** Hides or shows all products of a supplier; their own status does not change. */
const setHidden = (tx: DbOrTx, supplierId: string, hidden: 0 | 1) =>
  tx.updateTable('products').set({ hidden }).where('supplier_id', '=', supplierId).execute();

export const adminDecisionsRepository = (db: Db, search: SearchIndex) => {
  const decide = async (
    id: string,
    adminId: string,
    auditEntry: UserDecisionEntry,
    change: Change,
  ): Promise<UserDecisionOutcome> => {
    const { result } = await changeCatalog(
      db,
      search,
      async (tx, scope): Promise<UserDecisionOutcome> => {
        const changed = await change(tx, scope);
        if (changed) {
          const subject = { subjectId: id, subject: changed.email };
          await auditLogRepository(tx).add(adminId, { ...auditEntry, ...subject });
          return 'done';
        }
        const existing = tx
          .selectFrom('users')
          .select('id')
          .where('id', '=', id)
          .where('deleted_at', 'is', null);
        return (await existing.executeTakeFirst()) ? 'refused' : 'unknown';
      },
    );
    return result;
  };

  /** Writes the row before the decision: of two concurrent admins the second waits, then finds the state changed. */
  const lockAccount = (tx: DbOrTx, id: string, isSuspended: boolean) =>
    tx
      .updateTable('users')
      .set({ updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('suspended_at', isSuspended ? 'is not' : 'is', null)
      .where('deleted_at', 'is', null)
      .returning('email');

  return {
    /** Suppliers only. */
    verify(
      id: string,
      { level, note }: Verification,
      adminId: string,
    ): Promise<UserDecisionOutcome> {
      const action = level ? 'user.verify' : 'user.unverify';
      const logNote = [level, note].filter(Boolean).join(': ');
      return decide(id, adminId, { action, note: logNote }, async (tx, scope) => {
        await scope.addSupplier(id, 'columns');
        return tx
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
      });
    },

    /** Refused for admins, and for suspended accounts, so that the first reason stays. */
    suspend(id: string, reason: string, adminId: string): Promise<UserDecisionOutcome> {
      return decide(id, adminId, { action: 'user.suspend', note: reason }, async (tx, scope) => {
        const changed = await lockAccount(tx, id, false)
          .where('is_admin', '=', 0)
          .executeTakeFirst();
        if (!changed) return undefined;
        await scope.addSupplier(id, 'words');
        await setHidden(tx, id, 1);
        await suspend(tx, id, reason, new Date());
        return changed;
      });
    },

    /** `refused` if the account was not suspended; nothing is changed then. */
    restore(id: string, adminId: string): Promise<UserDecisionOutcome> {
      return decide(id, adminId, { action: 'user.restore', note: '' }, async (tx, scope) => {
        const changed = await lockAccount(tx, id, true).executeTakeFirst();
        if (!changed) return undefined;
        await scope.addSupplier(id, 'words');
        await setHidden(tx, id, 0);
        await restore(tx, id);
        return changed;
      });
    },
  };
};
