// Queries for an account's enquiries, replies and orders in its data export, without the counterpart's texts and contact data.
import { type Selectable, sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { toDollars } from '../../contract/money.ts';
import type { ExportPart } from '../accounts/account-parts.ts';
import { sidesOf } from '../accounts/download/account-side-queries.ts';
import { inBatches } from '../platform/db/in-batches.ts';
import type { Db } from '../platform/db/open.ts';
import type { EnquiriesTable, OrdersTable } from '../platform/db/tables.ts';
import { answersIn, questionsIn } from './enquiry-answers.ts';
import { placeText } from './order-basis.ts';
import { readLinesAndSteps, supplyText } from './order-resource-queries.ts';
import { selectShippingAddresses } from './shipping-address-queries.ts';

const ROWS_PER_QUERY = 100;
const REPLIES_PER_QUERY = 500;
const SIDE_COLUMNS = ['buyer_id', 'supplier_id'] as const;

interface KeysetPosition {
  readonly created_at: string;
  readonly id: string;
}
/** Keyset condition in the order of each side's index. */
const afterRow = (last: KeysetPosition | null) =>
  sql<boolean>`(created_at, id) > (${last?.created_at ?? ''}, ${last?.id ?? ''})`;

async function* enquiriesOf(db: Db, id: string, lang: Lang) {
  for (const side of SIDE_COLUMNS) {
    const batches = inBatches<Selectable<EnquiriesTable>>((last) =>
      db
        .selectFrom('enquiries')
        .selectAll()
        .where(side, '=', id)
        .where(afterRow(last))
        .orderBy('created_at')
        .orderBy('id')
        .limit(ROWS_PER_QUERY)
        .execute(),
    );
    for await (const rows of batches) {
      const sides = await sidesOf(db, id, rows, lang);
      yield rows.map((row) => {
        const buyerFields = {
          message: row.message,
          requirements: row.requirements,
          answers: answersIn(row.answers, lang),
          questions: questionsIn(row.questions, lang),
          contactEmail: row.contact_email,
          contactPhone: row.contact_phone,
          repliesSeenAt: row.buyer_seen_at,
        };
        return {
          id: row.id,
          ...sides(row),
          topic: row.topic,
          product: row.product_name,
          category: row.category,
          subject: row.subject,
          inquiryType: row.inquiry_type,
          quantity: row.quantity,
          targetPrice: row.target_price_cents === null ? null : toDollars(row.target_price_cents),
          deliveryTimeline: row.delivery_timeline,
          status: row.status,
          createdAt: row.created_at,
          updatedAt: row.updated_at,
          ...(side === 'buyer_id' ? buyerFields : {}),
        };
      });
    }
  }
}

async function* repliesOf(db: Db, id: string) {
  const batches = inBatches<{
    readonly id: string;
    readonly enquiry_id: string;
    readonly language: string;
    readonly created_at: string;
    readonly text: string;
  }>((last) =>
    db
      .selectFrom('enquiry_replies')
      .select(['id', 'enquiry_id', 'language', 'created_at', 'text'])
      .where('sender_id', '=', id)
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(REPLIES_PER_QUERY)
      .execute(),
  );
  for await (const rows of batches)
    yield rows.map((row) => ({
      enquiry: row.enquiry_id,
      language: row.language,
      createdAt: row.created_at,
      text: row.text,
    }));
}

async function* ordersOf(db: Db, id: string, lang: Lang) {
  for (const side of SIDE_COLUMNS) {
    const batches = inBatches<Selectable<OrdersTable>>((last) =>
      db
        .selectFrom('orders')
        .selectAll()
        .where(side, '=', id)
        .where(afterRow(last))
        .orderBy('created_at')
        .orderBy('id')
        .limit(ROWS_PER_QUERY)
        .execute(),
    );
    for await (const rows of batches) {
      const sides = await sidesOf(db, id, rows, lang);
      const { linesOf, stepsOf } = await readLinesAndSteps(
        db,
        rows.map((row) => row.id),
      );
      yield rows.map((row) => {
        const { as, with: counterpart } = sides(row);
        return {
          id: row.id,
          as,
          with: counterpart,
          status: row.status,
          total: toDollars(row.total_cents),
          incoterm: row.incoterm,
          place: placeText(row, lang),
          supply: supplyText(row.supply, lang),
          carrier: row.carrier,
          trackingNumber: row.tracking_number,
          createdAt: row.created_at,
          updatedAt: row.updated_at,
          ...(side === 'buyer_id'
            ? { shippingAddress: row.shipping_address, notes: row.notes }
            : {}),
          lines: linesOf(row.id).map((line) => ({
            name: line.name,
            quantity: line.quantity,
            unitPrice: toDollars(line.unit_price_cents),
            specifications: line.specifications,
          })),
          steps: stepsOf(row.id),
        };
      });
    }
  }
}

async function* shippingAddressesOf(db: Db, id: string) {
  yield (await selectShippingAddresses(db, id)).map(({ address, usedAt }) => ({ address, usedAt }));
}

export const tradeExport = (db: Db): ExportPart => ({
  sections: ({ id, lang }) => [
    ['enquiries', enquiriesOf(db, id, lang)],
    ['enquiryReplies', repliesOf(db, id)],
    ['orders', ordersOf(db, id, lang)],
    ['shippingAddresses', shippingAddressesOf(db, id)],
  ],
});
