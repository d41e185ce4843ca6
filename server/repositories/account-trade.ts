// Enquiries, orders and conversations of one account for its download. The other side is a name; what it wrote stays its own.
import type { Lang } from '../../contract/lang.ts';
import type { Db } from '../db/open.ts';
import { partiesOf } from './parties.ts';

interface Sides {
  readonly buyer_id: string | null;
  readonly supplier_id: string | null;
  readonly to_desk?: number;
}

/** Of each row: which side is one's own, and what the other one is called; null where it is gone or the desk. */
const sidesOf = async (db: Db, id: string, rows: readonly Sides[], lang: Lang) => {
  const other = (row: Sides) => (row.buyer_id === id ? row.supplier_id : row.buyer_id);
  const names = new Map<string, string>();
  const ids = [...new Set(rows.map(other).filter((each) => each !== null))];
  for (let at = 0; at < ids.length; at += 500) {
    const parties = await partiesOf(db, ids.slice(at, at + 500), lang);
    for (const each of ids.slice(at, at + 500)) {
      const party = parties(each);
      if (party) names.set(each, party.companyName || party.name);
    }
  }
  return (row: Sides) => ({
    as: row.buyer_id === id ? ('buyer' as const) : ('supplier' as const),
    with: names.get(other(row) ?? '') ?? null,
    toDesk: row.to_desk === 1,
  });
};

interface OwnText {
  readonly language: string;
  readonly createdAt: string;
  readonly text: string;
}
const ownTexts = (rows: readonly OwnText[] = []): OwnText[] =>
  rows.map(({ language, createdAt, text }) => ({ language, createdAt, text }));

export async function enquiriesOfAccount(db: Db, id: string, lang: Lang) {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where((each) => each.or([each('buyer_id', '=', id), each('supplier_id', '=', id)]))
    .orderBy('created_at')
    .execute();
  const sent = await db
    .selectFrom('enquiry_replies')
    .select(['enquiry_id', 'language', 'created_at as createdAt', 'text'])
    .where('sender_id', '=', id)
    .orderBy('id')
    .execute();
  const replies = Map.groupBy(sent, ({ enquiry_id }) => enquiry_id);
  const sides = await sidesOf(db, id, rows, lang);
  return rows.map((row) => {
    const side = sides(row);
    const written = {
      message: row.message,
      requirements: row.requirements,
      contactEmail: row.contact_email,
      contactPhone: row.contact_phone,
    };
    return {
      id: row.id,
      ...side,
      topic: row.topic,
      product: row.product_name,
      category: row.category,
      subject: row.subject,
      inquiryType: row.inquiry_type,
      quantity: row.quantity,
      targetPrice: row.target_price_cents === null ? null : Number(row.target_price_cents) / 100,
      deliveryTimeline: row.delivery_timeline,
      status: row.status,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...(side.as === 'buyer' ? written : {}),
      replies: ownTexts(replies.get(row.id)),
    };
  });
}

export async function ordersOfAccount(db: Db, id: string, lang: Lang) {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where((each) => each.or([each('buyer_id', '=', id), each('supplier_id', '=', id)]))
    .orderBy('created_at')
    .execute();
  const own = db
    .selectFrom('orders')
    .select('id')
    .where((each) => each.or([each('buyer_id', '=', id), each('supplier_id', '=', id)]));
  const lines = Map.groupBy(
    await db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', 'in', own)
      .orderBy('position')
      .execute(),
    ({ order_id }) => order_id,
  );
  const steps = Map.groupBy(
    await db
      .selectFrom('order_steps')
      .selectAll()
      .where('order_id', 'in', own)
      .orderBy('at')
      .execute(),
    ({ order_id }) => order_id,
  );
  const sides = await sidesOf(db, id, rows, lang);
  return rows.map((row) => {
    const { as, with: other } = sides(row);
    return {
      id: row.id,
      as,
      with: other,
      status: row.status,
      total: Number(row.total_cents) / 100,
      carrier: row.carrier,
      trackingNumber: row.tracking_number,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...(as === 'buyer' ? { shippingAddress: row.shipping_address } : {}),
      lines: (lines.get(row.id) ?? []).map((line) => ({
        name: line.name,
        quantity: line.quantity,
        unitPrice: Number(line.unit_price_cents) / 100,
        specifications: line.specifications,
      })),
      steps: (steps.get(row.id) ?? []).map(({ status, at }) => ({ status, at })),
    };
  });
}

export async function chatsOfAccount(db: Db, id: string, lang: Lang) {
  const rows = await db
    .selectFrom('chats')
    .selectAll()
    .where((each) => each.or([each('buyer_id', '=', id), each('supplier_id', '=', id)]))
    .orderBy('created_at')
    .execute();
  // By sender and not by conversation: an admin writes in those of the desk, too.
  const sent = await db
    .selectFrom('messages')
    .select(['chat_id', 'language', 'created_at as createdAt', 'text'])
    .where('sender_id', '=', id)
    .orderBy('id')
    .execute();
  const messages = Map.groupBy(sent, ({ chat_id }) => chat_id);
  const told = (chatId: string) => ownTexts(messages.get(chatId));
  const sides = await sidesOf(db, id, rows, lang);
  const own = rows.map((row) => ({
    id: row.id,
    ...sides(row),
    product: row.product_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    messages: told(row.id),
  }));
  const listed = new Set(rows.map((row) => row.id));
  const atTheDesk = [...messages.keys()]
    .filter((chatId) => !listed.has(chatId))
    .map((chatId) => ({ id: chatId, as: 'admin' as const, messages: told(chatId) }));
  return [...own, ...atTheDesk];
}
