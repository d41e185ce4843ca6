// Queries of product reports.
import { hash } from 'node:crypto';
import type { Report } from '../../contract/admin/reports.ts';
import type { Lang } from '../../contract/lang.ts';
import type { REPORT_REASONS } from '../../contract/limits.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { idempotencyColumns } from '../platform/db/idempotency-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPageRows } from '../platform/db/pagination.ts';
import { type CompanyTexts, textsIn } from '../platform/db/text-queries.ts';
import { networkOf } from '../platform/http/network.ts';

export interface NewReport {
  readonly productId: string;
  readonly reason: (typeof REPORT_REASONS)[number];
  readonly text: string;
  /** The account that reports; null for a visitor. */
  readonly reporterId: string | null;
  /** The email a visitor typed. Not stored for an account: it is read from the account, and is deleted with it. */
  readonly email: string | null;
  /** Client address of the request. */
  readonly clientIp: string;
}

export interface ReportDecision {
  readonly outcome: NonNullable<Report['outcome']>;
  readonly note: string;
}

/** Open reports only: a decision is final. */
const closeOpenReports = (db: DbOrTx, { outcome, note }: ReportDecision) =>
  db
    .updateTable('reports')
    .set({ outcome, note, closed_at: new Date().toISOString(), who: null })
    .where('closed_at', 'is', null);

/** Closes all open reports of a product. */
export const closeReportsOf = async (
  db: DbOrTx,
  productNo: number,
  decision: ReportDecision,
): Promise<void> => {
  await closeOpenReports(db, decision).where('product_no', '=', productNo).execute();
};

const displayName = (company: CompanyTexts | undefined): string =>
  company?.company_name || company?.name || '';

export interface ReportQuery extends PageQuery {
  readonly open?: boolean | undefined;
}

/** Hash of the reporter: the account, else the network. Each can report a product again only after its report is closed. */
const reporterHash = ({ reporterId, clientIp }: NewReport): string =>
  hash('sha256', reporterId ? `account ${reporterId}` : `network ${networkOf(clientIp)}`);

/** Returns false where the product is not public. A duplicate report of the same reporter is not stored. */
export async function insertReport(
  tx: DbOrTx,
  report: NewReport,
  attempt: IdempotencyKey | null,
): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select('no')
    .where('id', '=', report.productId)
    .where(isPublicProduct)
    .executeTakeFirst();
  if (!product) return false;
  await tx
    .insertInto('reports')
    .values({
      id: monotonicId(),
      product_no: product.no,
      reporter_id: report.reporterId,
      email: report.reporterId ? null : report.email,
      who: reporterHash(report),
      reason: report.reason,
      created_at: new Date().toISOString(),
      closed_at: null,
      outcome: null,
      note: '',
      text: report.text,
      ...idempotencyColumns(attempt),
    })
    .onConflict((conflict) => conflict.columns(['product_no', 'who']).doNothing())
    .execute();
  return true;
}

/** Newest first, with names in the reader's language. */
export async function readReportPage(
  db: DbOrTx,
  query: ReportQuery,
  lang: Lang,
): Promise<{ reports: Report[]; total: number; open: number }> {
  const { all, open } = await db
    .selectFrom('reports')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('closed_at', 'is', null).as('open'),
    ])
    .executeTakeFirstOrThrow();
  const newestFirst = db
    .selectFrom('reports')
    .innerJoin('products', 'products.no', 'reports.product_no')
    .innerJoin('users as supplier', 'supplier.id', 'products.supplier_id')
    .leftJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
    .selectAll('reports')
    .select((each) => [
      'products.no',
      'products.id as productId',
      'products.language',
      'products.status',
      'products.hidden',
      'supplier.id as supplierId',
      'supplier.language as supplierLanguage',
      each.fn.coalesce('reporter.email', 'reports.email').as('from'),
    ])
    .$if(query.open === true, (each) => each.where('reports.closed_at', 'is', null))
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc');
  const rows = await readPageRows(newestFirst, query);
  const texts = textsIn(db, lang);
  const names = await texts.ofProducts(rows, false);
  const suppliers = await texts.ofUsers(
    rows.map((row) => ({ id: row.supplierId, language: row.supplierLanguage })),
  );
  const reports = rows.map((row) => ({
    id: row.id,
    productId: row.productId,
    productName: names.get(row.no)?.name ?? '',
    productLive: row.status === 'active' && row.hidden === 0,
    supplierId: row.supplierId,
    supplierName: displayName(suppliers.get(row.supplierId)),
    reason: row.reason,
    text: row.text,
    email: row.from,
    createdAt: row.created_at,
    closedAt: row.closed_at,
    outcome: row.outcome as Report['outcome'],
    note: row.note,
  }));
  return { reports, total: Number(query.open ? open : all), open: Number(open) };
}

/** Closes an open report and returns the number of its product; null where there is no open report with this id. */
export async function closeReport(
  tx: DbOrTx,
  id: string,
  decision: ReportDecision,
): Promise<number | null> {
  const closed = await closeOpenReports(tx, decision)
    .where('id', '=', id)
    .returning('product_no')
    .executeTakeFirst();
  return closed?.product_no ?? null;
}

export const reportExists = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;
