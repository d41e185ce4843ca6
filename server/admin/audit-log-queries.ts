// Queries for the audit log: admin actions, written in the transaction of the action and read newest first.
import type { Insertable } from 'kysely';
import type { ADMIN_ACTIONS } from '../../contract/admin/admin-actions.ts';
import type { AuditEntry } from '../../contract/admin/audit.ts';
import type { Lang } from '../../contract/lang.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPage } from '../platform/db/pagination.ts';
import type { AuditLogTable } from '../platform/db/tables.ts';
import { readSubjectNames } from './audit-name-queries.ts';

export type AdminAction = (typeof ADMIN_ACTIONS)[number];

export interface AuditedAction {
  readonly action: AdminAction;
  readonly subjectId: string;
  /** Name of the subject at that time. */
  readonly subject: string;
  /** The reason or note that was given. */
  readonly note?: string;
}

export interface AuditQuery extends PageQuery {
  readonly action?: AdminAction | undefined;
}

export const auditLogRepository = (db: DbOrTx) => {
  const insert = async (row: Omit<Insertable<AuditLogTable>, 'id' | 'at'>): Promise<void> => {
    const at = new Date().toISOString();
    await db
      .insertInto('audit_log')
      .values({ id: monotonicId(), at, ...row })
      .execute();
  };

  return {
    /** Logs an action of the admin who makes the call, with the email that the account has at that time. */
    async add(
      adminId: string,
      { action, subjectId, subject, note = '' }: AuditedAction,
    ): Promise<void> {
      const admin = await db
        .selectFrom('users')
        .select(['id', 'email'])
        .where('id', '=', adminId)
        .executeTakeFirst();
      await insert({
        actor: 'admin',
        admin_id: admin?.id ?? null,
        admin_email: admin?.email ?? '',
        action,
        subject_id: subjectId,
        subject,
        note,
      });
    },

    /** Logs an action of the operator, who has no account: of the command line, or of the feed of exchange rates. */
    async addFromCommandLine({
      action,
      subjectId,
      subject,
      note = '',
    }: AuditedAction): Promise<void> {
      const actor = { actor: 'command' as const, admin_id: null, admin_email: '' };
      await insert({ ...actor, action, subject_id: subjectId, subject, note });
    },

    /** Blanks the emails in entries about contact messages that are erased. */
    async blankMessages(ids: readonly string[]): Promise<void> {
      await db
        .updateTable('audit_log')
        .set({ subject: '' })
        .where('subject_id', 'in', ids)
        .where('action', 'like', 'message.%')
        .execute();
    },

    /** Newest first. */
    async page(query: AuditQuery, lang: Lang): Promise<{ entries: AuditEntry[]; total: number }> {
      const { action } = query;
      const matching = db
        .selectFrom('audit_log')
        .$if(action !== undefined, (each) => each.where('action', '=', action ?? ''));
      const newestFirst = matching.selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
      const { rows, total } = await readPage(newestFirst, query);
      const subjectIds = rows.map(({ subject_id }) => subject_id);
      const names = await readSubjectNames(db, lang, subjectIds);
      const entries = rows.map((row) => ({
        id: row.id,
        at: row.at,
        actor: row.actor,
        adminEmail: row.admin_email,
        action: row.action,
        subjectId: row.subject_id,
        subject: row.subject,
        subjectName: names.get(row.subject_id) ?? '',
        note: row.note,
      }));
      return { entries, total };
    },
  };
};
