// Serialization of enquiries and their replies, in the reader's language; what members wrote stays in its original language.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { toDollars } from '../../contract/money.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy/taxonomy-languages.ts';
import type { CategoryId } from '../../contract/taxonomy/taxonomy-texts.ts';
import type { Enquiry, EnquiryReply } from '../../contract/trade/enquiry.ts';
import {
  adminParticipant,
  type ParticipantLookup,
  readParticipants,
  type Side,
} from '../accounts/participant-queries.ts';
import {
  type ProductReferenceLookup,
  readProductReferences,
} from '../catalog/product-reference-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { EnquiriesTable, EnquiryRepliesTable } from '../platform/db/tables.ts';
import { answersIn, questionsIn } from './enquiry-answers.ts';

export type EnquiryRow = Selectable<EnquiriesTable>;
type ReplyRow = Selectable<EnquiryRepliesTable>;

const serializeEnquiry = (
  row: EnquiryRow,
  participantById: ParticipantLookup,
  productReferenceOf: ProductReferenceLookup,
  lang: Lang,
): Enquiry => {
  const cents = row.target_price_cents;
  return {
    id: row.id,
    topic: row.topic,
    product: row.topic === 'product' ? productReferenceOf(row.product_no, row.product_name) : null,
    category:
      row.category === null
        ? null
        : (TAXONOMY_TEXTS[lang].category[row.category as CategoryId] ?? row.category),
    buyer: participantById(row.buyer_id),
    buyerRegistrations: participantById(row.buyer_id)?.registrations ?? [],
    supplier: row.to_admin === 1 ? adminParticipant(lang) : participantById(row.supplier_id),
    subject: row.subject,
    message: row.message,
    type: row.inquiry_type,
    requirements: { text: row.requirements },
    quantity: row.quantity,
    targetPrice: cents === null ? null : toDollars(cents),
    deliveryTimeline: row.delivery_timeline,
    contactInfo: { email: row.contact_email, phone: row.contact_phone },
    answers: answersIn(row.answers, lang),
    questions: questionsIn(row.questions, lang),
    status: row.status,
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: row.language,
  };
};

/** Serializes enquiries in the order given. */
export async function serializeEnquiries(
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

/** Serializes the sender. A buyer does not see which admin answered. */
const senderOf = (
  { side, sender_id }: ReplyRow,
  enquiry: EnquiryRow,
  reader: Side,
  participantById: ParticipantLookup,
  lang: Lang,
): EnquiryReply['sender'] => {
  const hidesAdmin = enquiry.to_admin === 1 && side === 'supplier' && reader === 'buyer';
  const sender = hidesAdmin ? adminParticipant(lang) : participantById(sender_id);
  return { id: sender?.id ?? '', name: sender?.name ?? '' };
};

/** Serializes the replies of an enquiry in the order given, for a reader on the side `reader`. */
export async function serializeReplies(
  db: DbOrTx,
  rows: readonly ReplyRow[],
  enquiry: EnquiryRow,
  reader: Side,
  lang: Lang,
): Promise<EnquiryReply[]> {
  const participantById = await readParticipants(
    db,
    rows.map(({ sender_id }) => sender_id),
    lang,
  );
  return rows.map((row) => ({
    id: row.id,
    side: row.side,
    sender: senderOf(row, enquiry, reader, participantById, lang),
    text: row.text,
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: row.language,
  }));
}
