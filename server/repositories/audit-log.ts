// The audit log: what admins did, written in the transaction that does it and read newest first. Nothing changes a row.
import type { AuditWire } from '../../contract/audit.ts';
import type { Queries } from '../db/open.ts';
import { risingId } from '../domain/rising-id.ts';
import { offsetOf, type Page } from '../paging.ts';

export type AdminAction = AuditWire['action'];

export interface Deed {
  readonly action: AdminAction;
  readonly subjectId: string;
  /** What it was done to, as it is called now. */
  readonly subject: string;
  /** The reason or note that was given. */
  readonly note?: string;
}

export interface AuditQuery extends Page {
  readonly action?: AdminAction | undefined;
}

export const auditLogRepository = (db: Queries) => ({
  /** `adminId` is whoever makes the call; the email is kept beside it, for when the account is gone. */
  async add(adminId: string, { action, subjectId, subject, note = '' }: Deed): Promise<void> {
    const admin = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', adminId)
      .executeTakeFirst();
    await db
      .insertInto('audit_log')
      .values({
        id: risingId(),
        at: new Date().toISOString(),
        admin_id: admin?.id ?? null,
        admin_email: admin?.email ?? '',
        action,
        subject_id: subjectId,
        subject,
        note,
      })
      .execute();
  },

  /** Newest first. */
  async page(query: AuditQuery): Promise<{ entries: AuditWire[]; total: number }> {
    const { action } = query;
    const chosen = db
      .selectFrom('audit_log')
      .$if(action !== undefined, (each) => each.where('action', '=', action ?? ''));
    const { total } = await chosen
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await chosen
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset(offsetOf(query))
      .execute();
    const entries = rows.map((row) => ({
      id: row.id,
      at: row.at,
      adminEmail: row.admin_email,
      action: row.action as AdminAction,
      subjectId: row.subject_id,
      subject: row.subject,
      note: row.note,
    }));
    return { entries, total: Number(total) };
  },
});
