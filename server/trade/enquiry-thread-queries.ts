// Queries and transactions for one enquiry with its replies: read, reply, change the status.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART } from '../../contract/limits.ts';
import type { EnquiryWire } from '../../contract/trade/enquiries.ts';
import type { EnquiryReplyWire } from '../../contract/trade/enquiry-thread.ts';
import { notificationsRepository } from '../notifications/notification-queries.ts';
import type { Notice, Notifier } from '../notifications/notify.ts';
import type { Attempt } from '../platform/db/attempt.ts';
import { attemptColumns, storedBefore } from '../platform/db/attempt-queries.ts';
import type { Db, Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import type { EnquiriesTable, EnquiryRepliesTable } from '../platform/db/tables.ts';
import { languageOf } from '../products/product-content.ts';
import { enquiryWires } from './enquiry-queries.ts';
import {
  desk,
  type Parties,
  partiesOf,
  type Seat,
  type Side,
  seated,
  sideIn,
} from './participant-queries.ts';

type Enquiry = Selectable<EnquiriesTable>;

export interface Thread {
  readonly data: EnquiryWire;
  readonly replies: EnquiryReplyWire[];
}

/** A user, with all seats from which it can access enquiries. */
export interface Seated {
  readonly id: string;
  readonly seats: readonly Seat[];
}

/** Maximum number of replies in a response; of a longer thread, the newest. */
const MOST_REPLIES = 500;

const found = (db: Queries, id: string, seats: readonly Seat[]): Promise<Enquiry | undefined> =>
  db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .where((each) => seated(each, seats))
    .executeTakeFirst();

/** Serializes the sender. A buyer does not see which admin answered. */
const senderOf = (
  { side, sender_id }: Selectable<EnquiryRepliesTable>,
  enquiry: Enquiry,
  reader: Side,
  partyOf: Parties,
  lang: Lang,
): EnquiryReplyWire['sender'] => {
  const hidden = enquiry.to_desk === 1 && side === 'supplier' && reader === 'buyer';
  const sender = hidden ? desk(lang) : partyOf(sender_id);
  return { _id: sender?.id ?? '', name: sender?.name ?? '' };
};

/** Returns the accounts to notify: the counterpart, if its account still exists, or all other admins. */
async function toldBy(tx: Queries, enquiry: Enquiry, side: Side, who: string): Promise<string[]> {
  if (side === 'supplier') return enquiry.buyer_id === null ? [] : [enquiry.buyer_id];
  if (enquiry.to_desk === 0) return enquiry.supplier_id === null ? [] : [enquiry.supplier_id];
  return (await notificationsRepository(tx).admins()).filter((id) => id !== who);
}

const noticeOf = (
  enquiry: Enquiry,
  side: Side,
  who: string,
): Pick<Notice, 'subjectId' | 'subject' | 'from'> => ({
  subjectId: enquiry.id,
  subject: enquiry.subject || enquiry.product_name,
  from: side === 'supplier' && enquiry.to_desk === 1 ? ADMIN_COUNTERPART : who,
});

export const enquiryThreadsRepository = (db: Db, { telling }: Notifier) => ({
  /** Reads an enquiry with its replies; null where none of the seats gives access to it. */
  async thread(id: string, seats: readonly Seat[], lang: Lang): Promise<Thread | null> {
    const enquiry = await found(db, id, seats);
    if (!enquiry) return null;
    const rows = await db
      .selectFrom('enquiry_replies')
      .selectAll()
      .where('enquiry_id', '=', id)
      .orderBy('id', 'desc')
      .limit(MOST_REPLIES)
      .execute();
    const [data] = await enquiryWires(db, [enquiry], lang);
    if (!data) return null;
    const reader = sideIn(enquiry, seats);
    const partyOf = await partiesOf(
      db,
      rows.map(({ sender_id }) => sender_id),
      lang,
    );
    const replies = rows.toReversed().map((row) => ({
      _id: row.id,
      id: row.id,
      side: row.side === 'buyer' ? ('buyer' as const) : ('vendor' as const),
      sender: senderOf(row, enquiry, reader, partyOf, lang),
      text: row.text,
      createdAt: row.created_at,
      originalLanguage: row.language,
      language: row.language,
    }));
    return { data, replies };
  },

  /** Stores a reply, once per attempt (idempotency key). `gone`: the writer's account does not exist any more. */
  reply(
    enquiryId: string,
    { id: who, seats }: Seated,
    text: string,
    attempt: Attempt | null,
  ): Promise<'done' | 'missing' | 'closed' | 'gone'> {
    return telling(async (tx, notify) => {
      const enquiry = await found(tx, enquiryId, seats);
      if (!enquiry) return 'missing';
      if (await storedBefore(tx, 'enquiry_replies', who, attempt)) return 'done';
      const writer = await tx
        .selectFrom('users')
        .select('language')
        .where('id', '=', who)
        .executeTakeFirst();
      if (!writer) return 'gone';
      const side = sideIn(enquiry, seats);
      const now = new Date().toISOString();
      // The update checks the status of the locked row, because the enquiry may have been closed in the meantime.
      const open = await tx
        .updateTable('enquiries')
        .set({ status: side === 'supplier' ? 'answered' : 'pending', updated_at: now })
        .where('id', '=', enquiryId)
        .where('status', '<>', 'closed')
        .returning('id')
        .executeTakeFirst();
      if (!open) return 'closed';
      await tx
        .insertInto('enquiry_replies')
        .values({
          id: risingId(),
          enquiry_id: enquiryId,
          side,
          sender_id: who,
          language: languageOf([text], writer.language as Lang),
          created_at: now,
          text,
          ...attemptColumns(attempt),
        })
        .execute();
      const notice = { ...noticeOf(enquiry, side, who), kind: 'enquiry.reply' as const };
      for (const userId of await toldBy(tx, enquiry, side, who))
        await notify(tx, { ...notice, userId, detail: '' });
      return 'done';
    });
  },

  /** Sets the status: the supplier side may set any, the buyer may only close. An unchanged status sends no notification. */
  mark(
    enquiryId: string,
    { id: who, seats }: Seated,
    status: EnquiryWire['status'],
  ): Promise<'done' | 'missing' | 'forbidden'> {
    return telling(async (tx, notify) => {
      const enquiry = await found(tx, enquiryId, seats);
      if (!enquiry) return 'missing';
      const side = sideIn(enquiry, seats);
      if (side === 'buyer' && status !== 'closed') return 'forbidden';
      const marked = await tx
        .updateTable('enquiries')
        .set({ status, updated_at: new Date().toISOString() })
        .where('id', '=', enquiryId)
        .where('status', '<>', status)
        .returning('id')
        .executeTakeFirst();
      if (!marked) return 'done';
      const notice = { ...noticeOf(enquiry, side, who), kind: 'enquiry.status' as const };
      for (const userId of await toldBy(tx, enquiry, side, who))
        await notify(tx, { ...notice, userId, detail: status });
      return 'done';
    });
  },
});
