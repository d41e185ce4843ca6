// Queries of enquiries for buyer and supplier; every admin reads the enquiries to the admin area.
import type { Insertable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ENQUIRY_STATUSES } from '../../contract/limits.ts';
import type { Pagination } from '../../contract/pagination.ts';
import type { EnquiryQuery } from '../../contract/trade/enquiries.ts';
import type { Enquiry, EnquiryStatus } from '../../contract/trade/enquiry.ts';
import type { EnquiryThread } from '../../contract/trade/enquiry-thread.ts';
import { matchesRole, type ParticipantRole, sideOf } from '../accounts/participant-queries.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { readPageRows } from '../platform/db/pagination.ts';
import { countByStatus, totalOf } from '../platform/db/status-counts.ts';
import type { EnquiriesTable, EnquiryRepliesTable } from '../platform/db/tables.ts';
import { textsIn } from '../platform/db/text-queries.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import {
  type EnquiryRow,
  serializeEnquiries,
  serializeReplies,
} from './enquiry-resource-queries.ts';

/** Maximum number of replies in a response; of a longer thread, the newest. */
const MAX_REPLIES = 500;

interface EnquiryPage {
  readonly data: Enquiry[];
  readonly pagination: Pagination;
  readonly counts: Record<string, number>;
}

/** A page of enquiries, newest first by default; `roles` must not be empty. */
export async function readEnquiryPage(
  db: DbOrTx,
  roles: readonly ParticipantRole[],
  query: EnquiryQuery,
  lang: Lang,
): Promise<EnquiryPage> {
  const { status, sort, order = 'desc' } = query;
  const own = db.selectFrom('enquiries').where((each) => matchesRole(each, roles));
  const counts = await countByStatus(own, ENQUIRY_STATUSES);
  const sorted = own
    .selectAll()
    .$if(status !== undefined, (each) => each.where('status', '=', status ?? ''))
    .$if(sort === 'quantity', (each) =>
      each.orderBy((row) => row.fn.coalesce('quantity', row.val(0)), order),
    )
    .orderBy('created_at', sort === 'quantity' ? 'desc' : order)
    .orderBy('id', sort === 'quantity' ? 'desc' : order);
  const rows = await readPageRows(sorted, query);
  const data = await serializeEnquiries(db, rows, lang);
  return { data, pagination: paginationOf(query, totalOf(counts, status)), counts };
}

export const selectEnquiry = (
  db: DbOrTx,
  id: string,
  roles: readonly ParticipantRole[],
): Promise<EnquiryRow | undefined> =>
  db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .where((each) => matchesRole(each, roles))
    .executeTakeFirst();

/** Reads an enquiry with its replies; null where none of the roles gives access to it. */
export async function readThread(
  db: DbOrTx,
  id: string,
  roles: readonly ParticipantRole[],
  lang: Lang,
): Promise<Omit<EnquiryThread, 'message'> | null> {
  const enquiry = await selectEnquiry(db, id, roles);
  if (!enquiry) return null;
  const rows = await db
    .selectFrom('enquiry_replies')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_REPLIES)
    .execute();
  const [data] = await serializeEnquiries(db, [enquiry], lang);
  if (!data) return null;
  const reader = sideOf(enquiry, roles);
  return { data, replies: await serializeReplies(db, rows.toReversed(), enquiry, reader, lang) };
}

export async function isPublicProductId(tx: DbOrTx, id: string): Promise<boolean> {
  const product = tx
    .selectFrom('products')
    .select('no')
    .where('id', '=', id)
    .where(isPublicProduct);
  return (await product.executeTakeFirst()) !== undefined;
}

/** Increments the inquiry counter of a public product, and returns what an enquiry stores of it; null where there is none. */
export async function countInquiry(
  tx: DbOrTx,
  id: string,
  supplierId: string | undefined,
  lang: Lang,
): Promise<
  | (Pick<EnquiryRow, 'product_no' | 'product_name' | 'category' | 'supplier_id'> & {
      readonly machineType: string | null;
    })
  | null
> {
  const product = await tx
    .updateTable('products')
    .set((each) => ({ inquiries: each('inquiries', '+', 1) }))
    .where('id', '=', id)
    .where(isPublicProduct)
    .$if(supplierId !== undefined, (each) => each.where('supplier_id', '=', supplierId ?? ''))
    .returning(['no', 'language', 'supplier_id', 'category', 'machine_type'])
    .executeTakeFirst();
  if (!product) return null;
  const { no, supplier_id, category, machine_type: machineType } = product;
  const texts = (await textsIn(tx, lang).ofProducts([product], false)).get(no);
  return { product_no: no, product_name: texts?.name ?? '', category, supplier_id, machineType };
}

export async function insertEnquiry(
  tx: DbOrTx,
  enquiry: Omit<Insertable<EnquiriesTable>, 'status' | 'created_at' | 'updated_at'>,
): Promise<void> {
  const now = new Date().toISOString();
  const values = { ...enquiry, status: 'pending', created_at: now, updated_at: now };
  await tx.insertInto('enquiries').values(values).execute();
}

/** Stores that the buyer has read the replies; an enquiry without new ones is not written. */
export async function markSeenByBuyer(db: DbOrTx, id: string, buyerId: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ buyer_seen_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'answered')
    .where((each) =>
      each.or([
        each('buyer_seen_at', 'is', null),
        each('buyer_seen_at', '<', each.ref('updated_at')),
      ]),
    )
    .execute();
}

export async function insertReply(
  tx: DbOrTx,
  reply: Omit<Insertable<EnquiryRepliesTable>, 'id' | 'created_at'>,
): Promise<void> {
  const values = { ...reply, id: monotonicId(), created_at: new Date().toISOString() };
  await tx.insertInto('enquiry_replies').values(values).execute();
}

/** Sets the status unless the locked row has the status `unless`; false where it has. */
export async function updateEnquiryStatus(
  tx: DbOrTx,
  id: string,
  status: EnquiryStatus,
  unless: EnquiryStatus,
): Promise<boolean> {
  const updated = await tx
    .updateTable('enquiries')
    .set({ status, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', '<>', unless)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
