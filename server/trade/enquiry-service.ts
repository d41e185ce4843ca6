// Enquiries: transactions that send them, add replies and change the status, and reads for both participants and admins.

import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID, BIS_TOPIC_ID } from '../../contract/limits.ts';
import { toCents } from '../../contract/money.ts';
import type { EnquiryQuery, NewEnquiry } from '../../contract/trade/enquiries.ts';
import type { Enquiry, EnquiryStatus } from '../../contract/trade/enquiry.ts';
import type { EnquiryReplyBody } from '../../contract/trade/enquiry-thread.ts';
import { requireUnblocked } from '../accounts/blocks.ts';
import type { WrittenLimit } from '../accounts/email/written-limit.ts';
import {
  type ParticipantRole,
  participantRolesOf,
  readAccount,
  type Side,
  sideOf,
} from '../accounts/participant-queries.ts';
import { isPublicSupplierId } from '../catalog/public-supplier-queries.ts';
import type { ImportBans } from '../landed-cost/import-bans.ts';
import { notificationsRepository } from '../notifications/notification-queries.ts';
import type { NewNotification, Notifier, Notify } from '../notifications/notifier.ts';
import { idempotencyKeyOf } from '../platform/db/idempotency.ts';
import { idempotencyColumns, readStoredId } from '../platform/db/idempotency-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { mayWrite, type SessionUser } from '../platform/http/session-user.ts';
import { languageOfTexts } from '../platform/text/language-of-texts.ts';
import { answerColumns } from './enquiry-answers.ts';
import {
  countInquiry,
  insertEnquiry,
  insertReply,
  isPublicProductId,
  markSeenByBuyer,
  readEnquiryPage,
  readThread,
  selectEnquiry,
  updateEnquiryStatus,
} from './enquiry-queries.ts';
import type { EnquiryRow } from './enquiry-resource-queries.ts';

type Target = Pick<
  EnquiryRow,
  'topic' | 'product_no' | 'product_name' | 'category' | 'supplier_id'
> & { readonly machineType: string | null };

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
    machineType: null,
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
  event: Pick<NewNotification, 'kind' | 'detail'>,
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
      await notify(tx, { ...event, userId, subjectId: enquiry.id, subject, from });
}

export const enquiryService = (
  db: Db,
  { withNotifications }: Notifier,
  writtenLimit: WrittenLimit,
  bans: ImportBans,
) => {
  /** Throws enquiryNotFound where the user has no access. */
  const thread = async (id: string, user: SessionUser, lang: Lang) => {
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
    /** Reads the thread. If its buyer reads it, the replies are marked as seen, except by a viewer of the company. */
    async open(id: string, user: SessionUser, lang: Lang) {
      const found = await thread(id, user, lang);
      if (found.data.status === 'answered' && mayWrite(user))
        await markSeenByBuyer(db, id, user.id);
      return found;
    },

    /** A page of the enquiries that the user has sent or received; only those of one side if `side` is given. */
    page: (user: SessionUser, side: Side | null, query: EnquiryQuery, lang: Lang) =>
      readEnquiryPage(db, side ? [{ side, id: user.id }] : rolesOf(user), query, lang),

    /**
     * Stores an enquiry, once per attempt (idempotency key), and notifies the supplier, or every admin if it is addressed to the
     * admin area.
     */
    async send(
      user: SessionUser,
      { idempotencyKey, ...content }: NewEnquiry,
      lang: Lang,
    ): Promise<Enquiry> {
      const attempt = idempotencyKeyOf(idempotencyKey, content);
      // The window of a product has no subject field: the product is the subject.
      const { subject = '', message, contactInfo, targetPrice } = content;
      const requirements = content.requirements?.text ?? '';
      const imports = await bans.open();
      const id = await withNotifications(async (tx, notify) => {
        const earlier = await readStoredId(tx, 'enquiries', user.id, attempt);
        if (earlier !== null) return earlier;
        const buyer = await readAccount(tx, user.id);
        if (!buyer) throw new HttpError('unauthorized');
        const { machineType, ...target } = await resolveTarget(tx, content, lang);
        await requireUnblocked(tx, user.id, target.supplier_id);
        await writtenLimit.check(tx, user, target.supplier_id);
        if (target.product_no !== null) await imports.products(tx, [target.product_no]);
        const enquiry = {
          id: monotonicId(),
          ...target,
          buyer_id: user.id,
          to_admin: target.supplier_id === null ? 1 : 0,
          subject,
          message,
          requirements,
          inquiry_type: content.type ?? 'product_info',
          quantity: content.quantity ?? null,
          target_price_cents: targetPrice === undefined ? null : toCents(targetPrice),
          delivery_timeline: content.deliveryTimeline ?? null,
          ...answerColumns(content, machineType),
          contact_email: contactInfo?.email ?? buyer.email,
          contact_phone: contactInfo?.phone ?? buyer.phone,
          language: languageOfTexts([subject, message, requirements], buyer.language as Lang),
          ...idempotencyColumns(attempt),
        };
        await insertEnquiry(tx, enquiry);
        const event = { kind: 'enquiry.new', detail: '' } as const;
        await notifyCounterpart(tx, notify, enquiry, 'buyer', user.id, event);
        return enquiry.id;
      });
      return (await thread(id, user, lang)).data;
    },

    /** Stores a reply, once per attempt (idempotency key). */
    async reply(
      id: string,
      user: SessionUser,
      { idempotencyKey, text }: EnquiryReplyBody,
      lang: Lang,
    ) {
      const attempt = idempotencyKeyOf(idempotencyKey, { enquiry: id, text });
      await withNotifications(async (tx, notify) => {
        const enquiry = await selectOwn(tx, id, user);
        if (await readStoredId(tx, 'enquiry_replies', user.id, attempt)) return;
        const writer = await readAccount(tx, user.id);
        if (!writer) throw new HttpError('unauthorized');
        const side = sideOf(enquiry, rolesOf(user));
        const { to_admin, supplier_id, buyer_id } = enquiry;
        if (to_admin === 0) {
          const counterpartId = side === 'buyer' ? supplier_id : buyer_id;
          await requireUnblocked(tx, user.id, counterpartId);
          await writtenLimit.check(tx, user, counterpartId);
        }
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
        const event = { kind: 'enquiry.reply', detail: '' } as const;
        await notifyCounterpart(tx, notify, enquiry, side, user.id, event);
      });
      return thread(id, user, lang);
    },

    /** The supplier side may set any status, the buyer may only close. An unchanged status sends no notification. */
    async setStatus(id: string, user: SessionUser, status: EnquiryStatus, lang: Lang) {
      await withNotifications(async (tx, notify) => {
        const enquiry = await selectOwn(tx, id, user);
        const side = sideOf(enquiry, rolesOf(user));
        if (side === 'buyer' && status !== 'closed') throw new HttpError('forbidden');
        if (!(await updateEnquiryStatus(tx, id, status, status))) return;
        const event = { kind: 'enquiry.status', detail: status } as const;
        await notifyCounterpart(tx, notify, enquiry, side, user.id, event);
      });
      return thread(id, user, lang);
    },
  };
};
