// Reports of products: sent once per reporter, listed and closed by admins with an entry in the audit log.
import type { Lang } from '../../contract/lang.ts';
import { readOriginalName } from '../catalog/product-name-queries.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { readStoredId } from '../platform/db/idempotency-queries.ts';
import { type Db, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { auditLogRepository } from './audit-log-queries.ts';
import {
  closeReport,
  insertReport,
  type NewReport,
  type ReportDecision,
  type ReportQuery,
  readReportPage,
  reportExists,
} from './report-queries.ts';

export const reportService = (db: Db) => ({
  /**
   * Stores a report, once per attempt (idempotency key). A duplicate of the same reporter is not stored, and the result does not
   * show that. Throws productNotFound where the product is not public.
   */
  async add(report: NewReport, attempt: IdempotencyKey | null): Promise<void> {
    await inTransaction(db, async (tx) => {
      if (await readStoredId(tx, 'reports', null, attempt)) return;
      if (!(await insertReport(tx, report, attempt))) throw new HttpError('productNotFound');
    });
  },

  page: (query: ReportQuery, lang: Lang) => readReportPage(db, query, lang),

  /** Throws conflict where the report was closed already, for example by another admin at the same time. */
  async close(id: string, decision: ReportDecision, adminId: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const productNo = await closeReport(tx, id, decision);
      if (productNo === null)
        throw new HttpError((await reportExists(tx, id)) ? 'conflict' : 'notFound');
      await auditLogRepository(tx).add(adminId, {
        action: 'report.close',
        subjectId: id,
        subject: await readOriginalName(tx, productNo),
        note: [decision.outcome, decision.note].filter(Boolean).join(': '),
      });
    });
  },
});
