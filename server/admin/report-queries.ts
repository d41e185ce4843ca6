// Queries of reports, of products, reviews and accounts.
import { hash } from 'node:crypto';
import type { Report } from '../../contract/admin/reports.ts';
import type { Lang } from '../../contract/lang.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { idempotencyColumns } from '../platform/db/idempotency-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPageRows } from '../platform/db/pagination.ts';
import { type CompanyTexts, textsIn } from '../platform/db/text-queries.ts';
import { readReportedMessages } from './reported-message-queries.ts';

/** The reported product, review or account, as stored. */
export type ReportTarget =
  | { readonly kind: 'product'; readonly targetId: string; readonly productNo: number }
  | { readonly kind: 'review'; readonly targetId: string }
  | {
      readonly kind: 'user';
      readonly targetId: string;
      readonly chatId: string;
      /** The chat's last message. */
      readonly messageId: string | null;
    };

/** A product or review as a visitor reports it. */
export interface ReportSubject {
  readonly kind: 'product' | 'review';
  readonly id: string;
}

export interface NewReport {
  readonly reason: string;
  readonly text: string;
  /** The account that reports; null for a visitor. */
  readonly reporterId: string | null;
  /** The email a visitor typed. Not stored for an account: it is read from the account, and is deleted with it. */
  readonly email: string | null;
  /** Identifies the reporter: each can report a target again only after its report is closed. */
  readonly reporter: string;
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

/** Closes all open reports of a review. */
export const closeReportsOfReview = async (
  db: DbOrTx,
  reviewId: string,
  decision: ReportDecision,
): Promise<void> => {
  await closeOpenReports(db, decision).where('review_id', '=', reviewId).execute();
};

const displayName = (company: CompanyTexts | undefined): string =>
  company?.company_name || company?.name || '';

export interface ReportQuery extends PageQuery {
  readonly open?: boolean | undefined;
}

/** Reads the reported product or review; null if it is not public. */
export async function readReportTarget(
  tx: DbOrTx,
  { kind, id }: ReportSubject,
): Promise<ReportTarget | null> {
  if (kind === 'review') {
    const review = await tx
      .selectFrom('reviews')
      .select('id')
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return review ? { kind, targetId: review.id } : null;
  }
  const product = await tx
    .selectFrom('products')
    .select('no')
    .where('id', '=', id)
    .where(isPublicProduct)
    .executeTakeFirst();
  return product ? { kind, targetId: id, productNo: product.no } : null;
}

/** Stores nothing if the same reporter has an open report about this target. */
export async function insertReport(
  tx: DbOrTx,
  target: ReportTarget,
  report: NewReport,
  attempt: IdempotencyKey | null,
): Promise<void> {
  const isUser = target.kind === 'user';
  await tx
    .insertInto('reports')
    .values({
      id: monotonicId(),
      target_kind: target.kind,
      target_id: target.targetId,
      product_no: target.kind === 'product' ? target.productNo : null,
      review_id: target.kind === 'review' ? target.targetId : null,
      chat_id: isUser ? target.chatId : null,
      message_id: isUser ? target.messageId : null,
      reporter_id: report.reporterId,
      email: report.reporterId ? null : report.email,
      who: hash('sha256', report.reporter),
      reason: report.reason,
      created_at: new Date().toISOString(),
      closed_at: null,
      outcome: null,
      note: '',
      text: report.text,
      ...idempotencyColumns(attempt),
    })
    .onConflict((conflict) => conflict.columns(['target_kind', 'target_id', 'who']).doNothing())
    .execute();
}

/** A report without the reported review, of which it has the id. */
export interface ReportRow extends Omit<Report, 'review'> {
  readonly reviewId: string | null;
}

/** Newest first, with names in the reader's language. */
export async function readReportPage(
  db: DbOrTx,
  query: ReportQuery,
  lang: Lang,
): Promise<{ reports: ReportRow[]; total: number; open: number }> {
  const { all, open } = await db
    .selectFrom('reports')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('closed_at', 'is', null).as('open'),
    ])
    .executeTakeFirstOrThrow();
  const newestFirst = db
    .selectFrom('reports')
    .leftJoin('reviews', 'reviews.id', 'reports.review_id')
    .leftJoin('products', (join) =>
      join.on((each) =>
        each('products.no', '=', each.fn.coalesce('reports.product_no', 'reviews.product_no')),
      ),
    )
    // The supplier of a reported or reviewed product, or the reported account.
    .leftJoin('users as account', (join) =>
      join.on((each) =>
        each(
          'account.id',
          '=',
          each.fn.coalesce('products.supplier_id', 'reviews.supplier_id', 'reports.target_id'),
        ),
      ),
    )
    .leftJoin('users as reporter', 'reporter.id', 'reports.reporter_id')
    .selectAll('reports')
    .select((each) => [
      'products.no',
      'products.id as productId',
      'products.language',
      'products.status',
      'products.hidden',
      'reviews.product_name as reviewedName',
      'account.id as accountId',
      'account.language as accountLanguage',
      each.fn.coalesce('reporter.email', 'reports.email').as('from'),
    ])
    .$if(query.open === true, (each) => each.where('reports.closed_at', 'is', null))
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc');
  const rows = await readPageRows(newestFirst, query);
  const texts = textsIn(db, lang);
  const names = await texts.ofProducts(
    rows.flatMap(({ no, language }) => (no === null || language === null ? [] : { no, language })),
    false,
  );
  const accounts = await texts.ofUsers(
    rows.flatMap(({ accountId: id, accountLanguage: language }) =>
      id === null || language === null ? [] : { id, language },
    ),
  );
  const messagesOf = await readReportedMessages(db, rows, lang);
  const reports = rows.map((row): ReportRow => {
    const isUser = row.target_kind === 'user';
    const accountName = displayName(accounts.get(row.accountId ?? ''));
    return {
      id: row.id,
      reviewId: row.review_id,
      kind: row.target_kind,
      userId: isUser ? row.target_id : '',
      userName: isUser ? accountName : '',
      messages: messagesOf(row),
      productId: row.productId ?? '',
      productName: names.get(row.no ?? 0)?.name ?? row.reviewedName ?? '',
      productLive: row.status === 'active' && row.hidden === 0,
      supplierId: isUser ? '' : (row.accountId ?? ''),
      supplierName: isUser ? '' : accountName,
      reason: row.reason,
      text: row.text,
      email: row.from,
      createdAt: row.created_at,
      closedAt: row.closed_at,
      outcome: row.outcome as Report['outcome'],
      note: row.note,
    };
  });
  return { reports, total: Number(query.open ? open : all), open: Number(open) };
}

/** Closes an open report and returns its target; undefined if there is no open report with this id. */
export const closeReport = (tx: DbOrTx, id: string, decision: ReportDecision) =>
  closeOpenReports(tx, decision)
    .where('id', '=', id)
    .returning(['target_kind as kind', 'target_id as targetId', 'product_no as productNo'])
    .executeTakeFirst();

/** Name of the reviewed product, for the audit log. */
export async function readReviewedName(db: DbOrTx, reviewId: string): Promise<string> {
  const review = await db
    .selectFrom('reviews')
    .select('product_name')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  return review?.product_name ?? '';
}

export const reportExists = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;
