// Reports: stores those about products and reviews, one open report per reporter and target. Admins list and close all reports, with
// an entry in the audit log. Reports about accounts are stored by server/chat/moderation-service.ts.
import type { ReportKind } from '../../contract/admin/reports.ts';
import type { Lang } from '../../contract/lang.ts';
import { readAccount } from '../accounts/participant-queries.ts';
import { readOriginalName } from '../catalog/product-name-queries.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { readStoredId } from '../platform/db/idempotency-queries.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { networkOf } from '../platform/http/network.ts';
import { auditLogRepository } from './audit-log-queries.ts';
import {
  closeReport,
  insertReport,
  type ReportDecision,
  type ReportQuery,
  type ReportSubject,
  readReportPage,
  readReportTarget,
  readReviewedName,
  reportExists,
} from './report-queries.ts';

/** A report about a product or a review, from the request. */
interface ReceivedReport {
  readonly about: ReportSubject;
  /** One of the reasons that its form offers. */
  readonly reason: string;
  readonly text: string;
  readonly reporterId: string | null;
  readonly email: string | null;
  /** Client address of the request: identifies a visitor by the network. */
  readonly clientIp: string;
}

/** Subject of the audit log's entry: the name of the reviewed product, or the account's email, which is blanked with the account. */
const readSubject = async (
  tx: DbOrTx,
  { kind, targetId }: { readonly kind: ReportKind; readonly targetId: string },
): Promise<string> =>
  kind === 'review'
    ? readReviewedName(tx, targetId)
    : ((await readAccount(tx, targetId))?.email ?? '');

export const reportService = (db: Db) => ({
  /**
   * Stores a report, once per attempt (idempotency key). A duplicate of the same reporter is not stored, and the result does not
   * show that. Throws productNotFound or reviewNotFound if the target is not public.
   */
  async add(
    { about, clientIp, ...report }: ReceivedReport,
    attempt: IdempotencyKey | null,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      if (await readStoredId(tx, 'reports', null, attempt)) return;
      const target = await readReportTarget(tx, about);
      if (!target)
        throw new HttpError(about.kind === 'review' ? 'reviewNotFound' : 'productNotFound');
      const reporter = report.reporterId
        ? `account ${report.reporterId}`
        : `network ${networkOf(clientIp)}`;
      await insertReport(tx, target, { ...report, reporter }, attempt);
    });
  },

  page: (query: ReportQuery, lang: Lang) => readReportPage(db, query, lang),

  /** Throws conflict where the report was closed already, for example by another admin at the same time. */
  async close(id: string, decision: ReportDecision, adminId: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const closed = await closeReport(tx, id, decision);
      if (!closed) throw new HttpError((await reportExists(tx, id)) ? 'conflict' : 'notFound');
      await auditLogRepository(tx).add(adminId, {
        action: 'report.close',
        subjectId: id,
        subject:
          closed.productNo === null
            ? await readSubject(tx, closed)
            : await readOriginalName(tx, closed.productNo),
        note: [decision.outcome, decision.note].filter(Boolean).join(': '),
      });
    });
  },
});
