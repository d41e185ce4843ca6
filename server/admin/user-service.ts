// Accounts in the admin area: the table, and the decisions (verification, suspension), each with an entry in the audit log.
import { maskRegistration } from '../../contract/accounts/registrations.ts';
import type { AdminUser, checkRegistration } from '../../contract/admin/admin-users.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { Lang } from '../../contract/lang.ts';
import { lockAccount, restore, suspend } from '../accounts/account-queries.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { type CatalogScope, changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { addJobs } from '../platform/jobs/job-queries.ts';
import { type AuditedAction, auditLogRepository } from './audit-log-queries.ts';
import {
  setProductsHidden,
  type Verification,
  writeRegistrationCheck,
  writeVerification,
} from './user-decision-queries.ts';
import { type AdminUserQuery, readUser, readUserPage } from './user-queries.ts';

/** The admin who decides, and the language of the reply. */
interface DecidingAdmin {
  readonly id: string;
  readonly lang: Lang;
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Writes a decision and returns its audit log entry; null if nothing changes. Throws conflict where the account does not allow it. */
type Decide = (
  account: Account,
  tx: DbOrTx,
  scope: CatalogScope,
) => Promise<Pick<AuditedAction, 'action' | 'note'> | null>;

export function adminUserService(db: Db, catalog: Catalog) {
  /** Returns the account after the decision; throws userNotFound. */
  const decide = async (id: string, admin: DecidingAdmin, decision: Decide): Promise<AdminUser> => {
    await changeCatalog(db, async (tx, scope) => {
      const account = await lockAccount(tx, id);
      if (!account) throw new HttpError('userNotFound');
      const auditEntry = await decision(account, tx, scope);
      if (!auditEntry) return;
      const subject = { subjectId: id, subject: account.email };
      await auditLogRepository(tx).add(admin.id, { ...auditEntry, ...subject });
    });
    await catalog.refresh();
    const user = await readUser(db, id, admin.lang);
    if (!user) throw new HttpError('userNotFound');
    return user;
  };

  return {
    page: (query: AdminUserQuery, lang: Lang) => readUserPage(db, query, lang),

    /** Suppliers only. */
    verify: (id: string, verification: Verification, admin: DecidingAdmin) =>
      decide(id, admin, async ({ role }, tx, scope) => {
        if (role !== 'supplier') throw new HttpError('conflict');
        await scope.addSupplier(id, 'columns');
        await writeVerification(tx, id, verification);
        // The company may be public now, and need a translation.
        await addJobs(tx, 'company-texts', [id]);
        const { level, note } = verification;
        return {
          action: level ? 'user.verify' : 'user.unverify',
          note: [level, note].filter(Boolean).join(': '),
        };
      }),

    /** Throws conflict if the number is not the account's any more. The log has it masked, as it outlives the account. */
    checkRegistration: (
      id: string,
      { kind, number, checked }: BodyOf<typeof checkRegistration>,
      admin: DecidingAdmin,
    ) =>
      decide(id, admin, async (_, tx) => {
        if (!(await writeRegistrationCheck(tx, id, kind, number, checked ? new Date() : null)))
          throw new HttpError('conflict');
        return {
          action: checked ? 'user.checkNumber' : 'user.uncheckNumber',
          note: `${kind.toUpperCase()} ${maskRegistration(kind, number)}`,
        };
      }),

    /** Admins cannot be suspended. A suspended account is refused too, so that the first reason stays. */
    suspend: (id: string, reason: string, admin: DecidingAdmin) =>
      decide(id, admin, async ({ isAdmin, suspendedAt }, tx, scope) => {
        if (isAdmin || suspendedAt !== null) throw new HttpError('conflict');
        await scope.addSupplier(id, 'words');
        await setProductsHidden(tx, id, 1);
        await suspend(tx, id, reason, new Date());
        return { action: 'user.suspend', note: reason };
      }),

    /** Also succeeds for an account that is not suspended: the requested state is reached. */
    restore: (id: string, admin: DecidingAdmin) =>
      decide(id, admin, async ({ suspendedAt }, tx, scope) => {
        if (suspendedAt === null) return null;
        await scope.addSupplier(id, 'words');
        await setProductsHidden(tx, id, 0);
        await restore(tx, id);
        return { action: 'user.restore' };
      }),
  };
}
