// Queries and serialization of enquiries for buyer and supplier; every admin reads the enquiries to the admin area.

import type { Insertable, Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ENQUIRY_STATUSES } from '../../contract/limits.ts';
import { toDollars } from '../../contract/money.ts';
import type { Pagination } from '../../contract/pagination.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import type { CategoryId } from '../../contract/taxonomy-texts.ts';
import type { EnquiryQuery } from '../../contract/trade/enquiries.ts';
import type { Enquiry, EnquiryReply, EnquiryStatus } from '../../contract/trade/enquiry.ts';
import type { EnquiryThread } from '../../contract/trade/enquiry-thread.ts';
import {
  adminParticipant,
  matchesRole,
  type ParticipantLookup,
  type ParticipantRole,
  readParticipants,
  type Side,
  sideOf,
} from '../accounts/participant-queries.ts';
import {
  type ProductReferenceLookup,
  readProductReferences,
} from '../catalog/product-reference-queries.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { readPageRows } from '../platform/db/pagination.ts';
import { countByStatus, totalOf } from '../platform/db/status-counts.ts';
import type { EnquiriesTable, EnquiryRepliesTable } from '../platform/db/tables.ts';
import { textsIn } from '../platform/db/text-queries.ts';
import { paginationOf } from '../platform/http/pagination.ts';

import { answersIn, questionsIn } from './enquiry-answers.ts';

export type EnquiryRow = Selectable<EnquiriesTable>;

/** Maximum number of replies in a response; of a longer thread, the newest. */
const MAX_REPLIES = 500;

const serializeEnquiry = (
  row: EnquiryRow,
  participantById: ParticipantLookup,
  productReferenceOf: ProductReferenceLookup,
  lang: Lang,
): Enquiry => {
  const cents = row.target_price_cents;
  return {
    _id: row.id,
    id: row.id,
    topic: row.topic,
    product: row.topic === 'product' ? productReferenceOf(row.product_no, row.product_name) : null,
    category:
      row.category === null
        ? null
        : (TAXONOMY_TEXTS[lang].category[row.category as CategoryId] ?? row.category),
    buyer: participantById(row.buyer_id),
    vendor: row.to_admin === 1 ? adminParticipant(lang) : participantById(row.supplier_id),
    subject: row.subject,
    message: row.message,
    inquiryType: row.inquiry_type,
    requirements: { text: row.requirements },
    quantity: row.quantity,
    target_price: cents === null ? null : toDollars(cents),
    delivery_timeline: row.delivery_timeline,
    contactInfo: { email: row.contact_email, phone: row.contact_phone },
    answers: answersIn(row.answers, lang),
    questions: questionsIn(row.questions, lang),
    status: row.status,
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: row.language,
  };
};

/** Serializes enquiries in the order given. Their texts stay in the original language. */
async function serializeEnquiries(
  db: DbOrTx,
  rows: readonly EnquiryRow[],
  lang: Lang,
): Promise<Enquiry[]> {
  const participantIds = rows.flatMap(({ buyer_id, supplier_id }) => [buyer_id, supplier_id]);
  const participantById = await readParticipants(db, participantIds, lang);
  const productReferenceOf = await readProductReferences(
    db,
    rows.map(({ product_no }) => product_no),
    lang,
  );
  return rows.map((row) => serializeEnquiry(row, participantById, productReferenceOf, lang));
}

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

/** Serializes the sender. A buyer does not see which admin answered. */
const senderOf = (
  { side, sender_id }: Selectable<EnquiryRepliesTable>,
  enquiry: EnquiryRow,
  reader: Side,
  participantById: ParticipantLookup,
  lang: Lang,
): EnquiryReply['sender'] => {
  const hidesAdmin = enquiry.to_admin === 1 && side === 'supplier' && reader === 'buyer';
  const sender = hidesAdmin ? adminParticipant(lang) : participantById(sender_id);
  return { _id: sender?.id ?? '', name: sender?.name ?? '' };
};

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
  const participantById = await readParticipants(
    db,
    rows.map(({ sender_id }) => sender_id),
    lang,
  );
  const replies = rows.toReversed().map((row) => ({
    _id: row.id,
    id: row.id,
    side: row.side === 'buyer' ? ('buyer' as const) : ('vendor' as const),
    sender: senderOf(row, enquiry, reader, participantById, lang),
    text: row.text,
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: row.language,
  }));
  return { data, replies };
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
