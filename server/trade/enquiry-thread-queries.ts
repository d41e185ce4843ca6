// Queries and transactions for one enquiry with its replies: read, reply, change the status.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID } from '../../contract/limits.ts';
import type { EnquiryDto } from '../../contract/trade/enquiries.ts';
import type { EnquiryReplyDto } from '../../contract/trade/enquiry-thread.ts';
import { notificationsRepository } from '../notifications/notification-queries.ts';
import type { NewNotification, Notifier } from '../notifications/notifier.ts';
import type { Attempt } from '../platform/db/attempt.ts';
import { attemptColumns, storedBefore } from '../platform/db/attempt-queries.ts';
import type { Db, Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import type { EnquiriesTable, EnquiryRepliesTable } from '../platform/db/tables.ts';
import { detectLanguage } from '../products/product-content.ts';
import { serializeEnquiries } from './enquiry-queries.ts';
import {
  adminParticipant,
  matchesRole,
  type ParticipantLookup,
  type ParticipantRole,
  readParticipants,
  type Side,
  sideOf,
} from './participant-queries.ts';

type EnquiryRow = Selectable<EnquiriesTable>;

export interface EnquiryThread {
  readonly data: EnquiryDto;
  readonly replies: EnquiryReplyDto[];
}

/** A user, with the participant roles in which it can access enquiries. */
export interface EnquiryReader {
  readonly id: string;
  readonly roles: readonly ParticipantRole[];
}

/** Maximum number of replies in a response; of a longer thread, the newest. */
const MAX_REPLIES = 500;

const selectEnquiry = (
  db: Queries,
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
): EnquiryReplyDto['sender'] => {
  const hidesAdmin = enquiry.to_desk === 1 && side === 'supplier' && reader === 'buyer';
  const sender = hidesAdmin ? adminParticipant(lang) : participantById(sender_id);
  return { _id: sender?.id ?? '', name: sender?.name ?? '' };
};

/** Returns the accounts to notify: the counterpart, if its account still exists, or all other admins. */
async function recipientsOf(
  tx: Queries,
  enquiry: EnquiryRow,
  side: Side,
  senderId: string,
): Promise<string[]> {
  if (side === 'supplier') return enquiry.buyer_id === null ? [] : [enquiry.buyer_id];
  if (enquiry.to_desk === 0) return enquiry.supplier_id === null ? [] : [enquiry.supplier_id];
  return (await notificationsRepository(tx).listAdminIds()).filter((id) => id !== senderId);
}

const newNotificationOf = (
  enquiry: EnquiryRow,
  side: Side,
  senderId: string,
): Pick<NewNotification, 'subjectId' | 'subject' | 'from'> => ({
  subjectId: enquiry.id,
  subject: enquiry.subject || enquiry.product_name,
  from: side === 'supplier' && enquiry.to_desk === 1 ? ADMIN_COUNTERPART_ID : senderId,
});

export const enquiryThreadsRepository = (db: Db, { withNotifications }: Notifier) => ({
  /** Reads an enquiry with its replies; null where none of the roles gives access to it. */
  async thread(
    id: string,
    roles: readonly ParticipantRole[],
    lang: Lang,
  ): Promise<EnquiryThread | null> {
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
  },

  /** Stores a reply, once per attempt (idempotency key). `accountDeleted`: the writer's account does not exist any more. */
  reply(
    enquiryId: string,
    { id: senderId, roles }: EnquiryReader,
    text: string,
    attempt: Attempt | null,
  ): Promise<'done' | 'missing' | 'closed' | 'accountDeleted'> {
    return withNotifications(async (tx, notify) => {
      const enquiry = await selectEnquiry(tx, enquiryId, roles);
      if (!enquiry) return 'missing';
      if (await storedBefore(tx, 'enquiry_replies', senderId, attempt)) return 'done';
      const writer = await tx
        .selectFrom('users')
        .select('language')
        .where('id', '=', senderId)
        .executeTakeFirst();
      if (!writer) return 'accountDeleted';
      const side = sideOf(enquiry, roles);
      const now = new Date().toISOString();
      // The update checks the status of the locked row, because the enquiry may have been closed in the meantime.
      const updated = await tx
        .updateTable('enquiries')
        .set({ status: side === 'supplier' ? 'answered' : 'pending', updated_at: now })
        .where('id', '=', enquiryId)
        .where('status', '<>', 'closed')
        .returning('id')
        .executeTakeFirst();
      if (!updated) return 'closed';
      await tx
        .insertInto('enquiry_replies')
        .values({
          id: risingId(),
          enquiry_id: enquiryId,
          side,
          sender_id: senderId,
          language: detectLanguage([text], writer.language as Lang),
          created_at: now,
          text,
          ...attemptColumns(attempt),
        })
        .execute();
      const newNotification = {
        ...newNotificationOf(enquiry, side, senderId),
        kind: 'enquiry.reply' as const,
      };
      for (const userId of await recipientsOf(tx, enquiry, side, senderId))
        await notify(tx, { ...newNotification, userId, detail: '' });
      return 'done';
    });
  },

  /** Sets the status: the supplier side may set any, the buyer may only close. An unchanged status sends no notification. */
  setStatus(
    enquiryId: string,
    { id: senderId, roles }: EnquiryReader,
    status: EnquiryDto['status'],
  ): Promise<'done' | 'missing' | 'forbidden'> {
    return withNotifications(async (tx, notify) => {
      const enquiry = await selectEnquiry(tx, enquiryId, roles);
      if (!enquiry) return 'missing';
      const side = sideOf(enquiry, roles);
      if (side === 'buyer' && status !== 'closed') return 'forbidden';
      const updated = await tx
        .updateTable('enquiries')
        .set({ status, updated_at: new Date().toISOString() })
        .where('id', '=', enquiryId)
        .where('status', '<>', status)
        .returning('id')
        .executeTakeFirst();
      if (!updated) return 'done';
      const newNotification = {
        ...newNotificationOf(enquiry, side, senderId),
        kind: 'enquiry.status' as const,
      };
      for (const userId of await recipientsOf(tx, enquiry, side, senderId))
        await notify(tx, { ...newNotification, userId, detail: status });
      return 'done';
    });
  },
});
