// Enquiries: transactions that send them, add replies and change the status, and reads for both participants and admins.

import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID, BIS_TOPIC_ID } from '../../contract/limits.ts';
import { toCents } from '../../contract/money.ts';
import type { EnquiryDto } from '../../contract/trade/enquiries.ts';
import {
  type ParticipantRole,
  participantRolesOf,
  readAccount,
  type Side,
  sideOf,
} from '../accounts/participant-queries.ts';
import { isPublicSupplierId } from '../catalog/public-supplier-queries.ts';
import { notificationsRepository } from '../notifications/notification-queries.ts';
import type { NewNotification, Notifier, Notify } from '../notifications/notifier.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { idempotencyColumns, readStoredId } from '../platform/db/idempotency-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { languageOfTexts } from '../platform/text/language-of-texts.ts';
import {
  countInquiry,
  type EnquiryListQuery,
  type EnquiryRow,
  type EnquiryThread,
  insertEnquiry,
  insertReply,
  isPublicProductId,
  readEnquiryPage,
  readThread,
  selectEnquiry,
  updateEnquiryStatus,
} from './enquiry-queries.ts';

export interface NewEnquiry {
  /** A product id, BIS_TOPIC_ID (certification), or undefined. */
  readonly productId?: string | undefined;
  readonly supplierId?: string | undefined;
  readonly category?: string | undefined;
  readonly subject: string;
  readonly message: string;
  readonly requirements: string;
  readonly inquiryType: EnquiryDto['inquiryType'];
  readonly quantity?: number | undefined;
  /** US dollars. */
  readonly targetPrice?: number | undefined;
  readonly deliveryTimeline?: string | undefined;
  /** Where email or phone is undefined, the account's own is used. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

type Target = Pick<
  EnquiryRow,
  'topic' | 'product_no' | 'product_name' | 'category' | 'supplier_id'
>;

const rolesOf = (user: SessionUser): readonly ParticipantRole[] =>
  participantRolesOf(user, user.role);

/**
 * Returns recipient and product of a new enquiry; `supplier_id` null is the admin area. Increments the public inquiry counter of
 * a product; like views, the counter does not change the catalog version.
 */
async function resolveTarget(
  tx: DbOrTx,
  { productId, supplierId, category }: NewEnquiry,
  lang: Lang,
): Promise<Target> {
  const toAdmin = supplierId === undefined || supplierId === ADMIN_COUNTERPART_ID;
  const general = {
    topic: 'general',
    product_no: null,
    product_name: '',
    category: category ?? null,
    supplier_id: toAdmin ? null : supplierId,
  } as const;
  if (productId === undefined || productId === BIS_TOPIC_ID) {
    if (!toAdmin && (productId || !(await isPublicSupplierId(tx, supplierId))))
      throw new HttpError('supplierNotFound');
    return productId ? { ...general, topic: 'bis' } : general;
  }
  const product = await countInquiry(tx, productId, supplierId, lang);
  if (product) return { topic: 'product', ...product };
  const isOfOther = await isPublicProductId(tx, productId);
  throw new HttpError(isOfOther ? 'supplierNotFound' : 'productNotFound');
}

/** Notifies the counterpart, if its account still exists, or all other admins. */
async function notifyCounterpart(
  tx: DbOrTx,
  notify: Notify,
  enquiry: Pick<
    EnquiryRow,
    'id' | 'subject' | 'product_name' | 'buyer_id' | 'supplier_id' | 'to_admin'
  >,
  side: Side,
  senderId: string,
  content: Pick<NewNotification, 'kind' | 'detail'>,
): Promise<void> {
  const isToAdmins = side === 'buyer' && enquiry.to_admin === 1;
  const counterpartId = side === 'buyer' ? enquiry.supplier_id : enquiry.buyer_id;
  const recipientIds = isToAdmins
    ? await notificationsRepository(tx).listAdminIds()
    : [counterpartId];
  const from = side === 'supplier' && enquiry.to_admin === 1 ? ADMIN_COUNTERPART_ID : senderId;
  const subject = enquiry.subject || enquiry.product_name;
  for (const userId of recipientIds)
    if (userId !== null && !(isToAdmins && userId === senderId))
      await notify(tx, { ...content, userId, subjectId: enquiry.id, subject, from });
}

export const enquiryService = (db: Db, { withNotifications }: Notifier) => {
  /** Throws enquiryNotFound where the user has no access. */
  const thread = async (id: string, user: SessionUser, lang: Lang): Promise<EnquiryThread> => {
    const found = await readThread(db, id, rolesOf(user), lang);
    if (!found) throw new HttpError('enquiryNotFound');
    return found;
  };

  const selectOwn = async (tx: DbOrTx, id: string, user: SessionUser): Promise<EnquiryRow> => {
    const enquiry = await selectEnquiry(tx, id, rolesOf(user));
    if (!enquiry) throw new HttpError('enquiryNotFound');
    return enquiry;
  };

  return {
    thread,

    /** A page of the enquiries that the user has sent or received; only those of one side if `side` is given. */
    page: (user: SessionUser, side: Side | null, query: EnquiryListQuery, lang: Lang) =>
      readEnquiryPage(db, side ? [{ side, id: user.id }] : rolesOf(user), query, lang),

    /**
     * Stores an enquiry, once per attempt (idempotency key), and notifies the supplier, or every admin if it is addressed to the
     * admin area.
     */
    async send(
      user: SessionUser,
      newEnquiry: NewEnquiry,
      attempt: IdempotencyKey | null,
      lang: Lang,
    ): Promise<EnquiryDto> {
      const id = await withNotifications(async (tx, notify) => {
        const earlier = await readStoredId(tx, 'enquiries', user.id, attempt);
        if (earlier !== null) return earlier;
        const buyer = await readAccount(tx, user.id);
        if (!buyer) throw new HttpError('unauthorized');
        const target = await resolveTarget(tx, newEnquiry, lang);
        const { subject, message, requirements, targetPrice } = newEnquiry;
        const enquiry = {
          id: monotonicId(),
          ...target,
          buyer_id: user.id,
          to_admin: target.supplier_id === null ? 1 : 0,
          subject,
          message,
          requirements,
          inquiry_type: newEnquiry.inquiryType,
          quantity: newEnquiry.quantity ?? null,
          target_price_cents: targetPrice === undefined ? null : toCents(targetPrice),
          delivery_timeline: newEnquiry.deliveryTimeline ?? null,
          contact_email: newEnquiry.email ?? buyer.email,
          contact_phone: newEnquiry.phone ?? buyer.phone,
          language: languageOfTexts([subject, message, requirements], buyer.language as Lang),
          ...idempotencyColumns(attempt),
        };
        await insertEnquiry(tx, enquiry);
        const content = { kind: 'enquiry.new', detail: '' } as const;
        await notifyCounterpart(tx, notify, enquiry, 'buyer', user.id, content);
        return enquiry.id;
      });
      return (await thread(id, user, lang)).data;
    },

    /** Stores a reply, once per attempt (idempotency key). */
    async reply(
      id: string,
      user: SessionUser,
      text: string,
      attempt: IdempotencyKey | null,
      lang: Lang,
    ): Promise<EnquiryThread> {
      await withNotifications(async (tx, notify) => {
        const enquiry = await selectOwn(tx, id, user);
        if (await readStoredId(tx, 'enquiry_replies', user.id, attempt)) return;
        const writer = await readAccount(tx, user.id);
        if (!writer) throw new HttpError('unauthorized');
        const side = sideOf(enquiry, rolesOf(user));
        const status = side === 'supplier' ? 'answered' : 'pending';
        // The update checks the status of the locked row, because the enquiry may have been closed in the meantime.
        if (!(await updateEnquiryStatus(tx, id, status, 'closed')))
          throw new HttpError('enquiryClosed');
        await insertReply(tx, {
          enquiry_id: id,
          side,
          sender_id: user.id,
          language: languageOfTexts([text], writer.language as Lang),
          text,
          ...idempotencyColumns(attempt),
        });
        const content = { kind: 'enquiry.reply', detail: '' } as const;
        await notifyCounterpart(tx, notify, enquiry, side, user.id, content);
      });
      return thread(id, user, lang);
    },

    /** The supplier side may set any status, the buyer may only close. An unchanged status sends no notification. */
    async setStatus(
      id: string,
      user: SessionUser,
      status: EnquiryDto['status'],
      lang: Lang,
    ): Promise<EnquiryThread> {
      await withNotifications(async (tx, notify) => {
        const enquiry = await selectOwn(tx, id, user);
        const side = sideOf(enquiry, rolesOf(user));
        if (side === 'buyer' && status !== 'closed') throw new HttpError('forbidden');
        if (!(await updateEnquiryStatus(tx, id, status, status))) return;
        const content = { kind: 'enquiry.status', detail: status } as const;
        await notifyCounterpart(tx, notify, enquiry, side, user.id, content);
      });
      return thread(id, user, lang);
    },
  };
};
