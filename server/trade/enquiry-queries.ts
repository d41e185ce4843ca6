// Queries and serialization of enquiries for buyer and supplier; every admin reads the enquiries to the admin area.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import type { CategoryId } from '../../contract/taxonomy-texts.ts';
import type { EnquiryWire } from '../../contract/trade/enquiries.ts';
import type { Db, Queries } from '../platform/db/open.ts';
import { type Page, pageOf } from '../platform/db/pages.ts';
import type { EnquiriesTable } from '../platform/db/tables.ts';
import {
  desk,
  listingsOf,
  type Parties,
  partiesOf,
  type ReferredListings,
  type Seat,
  seated,
} from './participant-queries.ts';

export interface EnquiryPage extends Page {
  readonly status?: EnquiryWire['status'] | undefined;
}

const wire = (
  row: Selectable<EnquiriesTable>,
  partyOf: Parties,
  listingOf: ReferredListings,
  lang: Lang,
): EnquiryWire => {
  const cents = row.target_price_cents;
  return {
    _id: row.id,
    id: row.id,
    topic: row.topic,
    product: row.topic === 'product' ? listingOf(row.product_no, row.product_name) : null,
    category:
      row.category === null
        ? null
        : (TAXONOMY_TEXTS[lang].category[row.category as CategoryId] ?? row.category),
    buyer: partyOf(row.buyer_id),
    vendor: row.to_desk === 1 ? desk(lang) : partyOf(row.supplier_id),
    subject: row.subject,
    message: row.message,
    inquiryType: row.inquiry_type as EnquiryWire['inquiryType'],
    requirements: { text: row.requirements },
    quantity: row.quantity,
    target_price: cents === null ? null : Number(cents) / 100,
    delivery_timeline: row.delivery_timeline,
    contactInfo: { email: row.contact_email, phone: row.contact_phone },
    status: row.status as EnquiryWire['status'],
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: row.language,
  };
};

/** Serializes enquiries in the order given. Their texts stay in the original language. */
export async function enquiryWires(
  db: Queries,
  rows: readonly Selectable<EnquiriesTable>[],
  lang: Lang,
): Promise<EnquiryWire[]> {
  const sides = rows.flatMap(({ buyer_id, supplier_id }) => [buyer_id, supplier_id]);
  const partyOf = await partiesOf(db, sides, lang);
  const listingOf = await listingsOf(
    db,
    rows.map(({ product_no }) => product_no),
    lang,
  );
  return rows.map((row) => wire(row, partyOf, listingOf, lang));
}

export const enquiriesRepository = (db: Db) => ({
  /** A page of enquiries, newest first; `seats` must not be empty. */
  async page(
    seats: readonly Seat[],
    query: EnquiryPage,
    lang: Lang,
  ): Promise<{ enquiries: EnquiryWire[]; total: number }> {
    const { status } = query;
    const seen = db
      .selectFrom('enquiries')
      .where((each) => seated(each, seats))
      .$if(status !== undefined, (each) => each.where('status', '=', status ?? ''));
    const newestFirst = seen.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
    const { rows, total } = await pageOf(newestFirst, query);
    return { enquiries: await enquiryWires(db, rows, lang), total };
  },
});
