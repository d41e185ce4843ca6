// Queries for reports of products: sent by visitors and users, closed by admins.
import { createHash } from 'node:crypto';
import type { ReportWire } from '../../contract/admin/reports.ts';
import type { Lang } from '../../contract/lang.ts';
import { isPublicListing } from '../catalog/public-product-queries.ts';
import type { Attempt } from '../platform/db/attempt.ts';
import { attemptColumns, storedBefore } from '../platform/db/attempt-queries.ts';
import { type Db, inTransaction, type Queries } from '../platform/db/open.ts';
import { type Page, rowsOfPage } from '../platform/db/pages.ts';
import { risingId } from '../platform/db/rising-id.ts';
import { networkOf } from '../platform/http/network.ts';
import { ownName } from '../products/product-name-queries.ts';
import { type Company, textsIn } from '../translation/text-queries.ts';
import { auditLogRepository } from './audit-log-queries.ts';

export interface NewReport {
  readonly productId: string;
  readonly reason: ReportWire['reason'];
  readonly text: string;
  /** The account that reports; null for a visitor. */
  readonly reporterId: string | null;
  /** The email a visitor typed. Not stored for an account: it is read from the account, and is deleted with it. */
  readonly email: string | null;
  /** Client address of the request. */
  readonly address: string;
  readonly attempt: Attempt | null;
}

export interface Closing {
  readonly outcome: NonNullable<ReportWire['outcome']>;
  readonly note: string;
}

/** Open reports only: a decision is final. */
const closing = (db: Queries, { outcome, note }: Closing) =>
  db
    .updateTable('reports')
    .set({ outcome, note, closed_at: new Date().toISOString(), who: null })
    .where('closed_at', 'is', null);

/** Closes all open reports of a product. */
export const closeReportsOf = async (
  db: Queries,
  productNo: number,
  how: Closing,
): Promise<void> => {
  await closing(db, how).where('product_no', '=', productNo).execute();
};

const called = (company: Company | undefined): string =>
  company?.company_name || company?.name || '';

export interface ReportQuery extends Page {
  readonly open?: boolean | undefined;
}

/** Hash of the reporter: the account, else the network. Each can report a product again only after its report is closed. */
const whoIs = ({ reporterId, address }: NewReport): string =>
  createHash('sha256')
    .update(reporterId ? `account ${reporterId}` : `network ${networkOf(address)}`)
    .digest('hex');

export const reportsRepository = (db: Db) => ({
  /** Returns false if the product is not public. A duplicate report is not stored, and the result does not show that. */
  add(given: NewReport): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      if (await storedBefore(tx, 'reports', null, given.attempt)) return true;
      const listing = await tx
        .selectFrom('products')
        .select('no')
        .where('id', '=', given.productId)
        .where(isPublicListing)
        .executeTakeFirst();
      if (!listing) return false;
      await tx
        .insertInto('reports')
        .values({
          id: risingId(),
          product_no: listing.no,
          reporter_id: given.reporterId,
          email: given.reporterId ? null : given.email,
          who: whoIs(given),
          reason: given.reason,
          created_at: new Date().toISOString(),
          closed_at: null,
          outcome: null,
          note: '',
          text: given.text,
          ...attemptColumns(given.attempt),
        })
        .onConflict((conflict) => conflict.columns(['product_no', 'who']).doNothing())
        .execute();
      return true;
    });
  },

  /** Newest first, with names in the reader's language. */
  async page(
    query: ReportQuery,
    lang: Lang,
  ): Promise<{ reports: ReportWire[]; total: number; open: number }> {
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
    const rows = await rowsOfPage(newestFirst, query);
    const told = textsIn(db, lang);
    const names = await told.ofProducts(rows, false);
    const suppliers = await told.ofUsers(
      rows.map((row) => ({ id: row.supplierId, language: row.supplierLanguage })),
    );
    const reports = rows.map((row) => ({
      id: row.id,
      productId: row.productId,
      productName: names.get(row.no)?.name ?? '',
      productLive: row.status === 'active' && row.hidden === 0,
      supplierId: row.supplierId,
      supplierName: called(suppliers.get(row.supplierId)),
      reason: row.reason as ReportWire['reason'],
      text: row.text,
      email: row.from,
      createdAt: row.created_at,
      closedAt: row.closed_at,
      outcome: row.outcome as ReportWire['outcome'],
      note: row.note,
    }));
    return { reports, total: Number(query.open ? open : all), open: Number(open) };
  },

  /** Returns `closedBefore` if the report was closed already, for example by another admin at the same time. */
  close(
    id: string,
    { outcome, note }: Closing,
    adminId: string,
  ): Promise<'closed' | 'closedBefore' | 'unknown'> {
    return inTransaction(db, async (tx) => {
      const closed = await closing(tx, { outcome, note })
        .where('id', '=', id)
        .returning('product_no')
        .executeTakeFirst();
      if (!closed) {
        const known = await tx.selectFrom('reports').select('id').where('id', '=', id);
        return (await known.executeTakeFirst()) ? 'closedBefore' : 'unknown';
      }
      await auditLogRepository(tx).add(adminId, {
        action: 'report.close',
        subjectId: id,
        subject: await ownName(tx, closed.product_no),
        note: [outcome, note].filter(Boolean).join(': '),
      });
      return 'closed';
    });
  },
});
