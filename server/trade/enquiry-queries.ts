// Queries and serialization of enquiries for buyer and supplier; every admin reads the enquiries to the admin area.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import type { CategoryId } from '../../contract/taxonomy-texts.ts';
import type { EnquiryDto } from '../../contract/trade/enquiries.ts';
import type { Db, Queries } from '../platform/db/open.ts';
import { type Page, pageOf } from '../platform/db/pages.ts';
import type { EnquiriesTable } from '../platform/db/tables.ts';
import {
  adminParticipant,
  matchesRole,
  type ParticipantLookup,
  type ParticipantRole,
  type ProductReferenceLookup,
  readParticipants,
  readProductReferences,
} from './participant-queries.ts';

export interface EnquiryListQuery extends Page {
  readonly status?: EnquiryDto['status'] | undefined;
}

const serializeEnquiry = (
  row: Selectable<EnquiriesTable>,
  participantById: ParticipantLookup,
  productReferenceOf: ProductReferenceLookup,
  lang: Lang,
): EnquiryDto => {
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
    vendor: row.to_desk === 1 ? adminParticipant(lang) : participantById(row.supplier_id),
    subject: row.subject,
    message: row.message,
    inquiryType: row.inquiry_type as EnquiryDto['inquiryType'],
    requirements: { text: row.requirements },
    quantity: row.quantity,
    target_price: cents === null ? null : Number(cents) / 100,
    delivery_timeline: row.delivery_timeline,
    contactInfo: { email: row.contact_email, phone: row.contact_phone },
    status: row.status as EnquiryDto['status'],
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: row.language,
  };
};

/** Serializes enquiries in the order given. Their texts stay in the original language. */
export async function serializeEnquiries(
  db: Queries,
  rows: readonly Selectable<EnquiriesTable>[],
  lang: Lang,
): Promise<EnquiryDto[]> {
  const participantIds = rows.flatMap(({ buyer_id, supplier_id }) => [buyer_id, supplier_id]);
  const participantById = await readParticipants(db, participantIds, lang);
  const productReferenceOf = await readProductReferences(
    db,
    rows.map(({ product_no }) => product_no),
    lang,
  );
  return rows.map((row) => serializeEnquiry(row, participantById, productReferenceOf, lang));
}

export const enquiriesRepository = (db: Db) => ({
  /** A page of enquiries, newest first; `roles` must not be empty. */
  async page(
    roles: readonly ParticipantRole[],
    query: EnquiryListQuery,
    lang: Lang,
  ): Promise<{ enquiries: EnquiryDto[]; total: number }> {
    const { status } = query;
    const matching = db
      .selectFrom('enquiries')
      .where((each) => matchesRole(each, roles))
      .$if(status !== undefined, (each) => each.where('status', '=', status ?? ''));
    const newestFirst = matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
    const { rows, total } = await pageOf(newestFirst, query);
    return { enquiries: await serializeEnquiries(db, rows, lang), total };
  },
});
