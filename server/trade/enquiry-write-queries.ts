// Transaction that stores an enquiry, resolves its recipient and product, and notifies; both send endpoints use it.

import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID, BIS_TOPIC_ID } from '../../contract/limits.ts';
import type { EnquiryDto } from '../../contract/trade/enquiries.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import { notificationsRepository } from '../notifications/notification-queries.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Attempt } from '../platform/db/attempt.ts';
import { attemptColumns, storedBefore } from '../platform/db/attempt-queries.ts';
import type { Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import { detectLanguage } from '../products/product-content.ts';
import { isPublicSupplier } from '../suppliers/public-supplier-queries.ts';
import { textsIn } from '../translation/text-queries.ts';

export interface NewEnquiry {
  readonly buyerId: string;
  /** The language the buyer reads in. */
  readonly lang: Lang;
  /** A product id, BIS_TOPIC_ID (certification), or undefined. */
  readonly productId: string | undefined;
  readonly supplierId: string | undefined;
  readonly category: string | undefined;
  readonly subject: string;
  readonly message: string;
  readonly requirements: string;
  readonly inquiryType: EnquiryDto['inquiryType'];
  readonly quantity: number | undefined;
  /** US dollars. */
  readonly targetPrice: number | undefined;
  readonly deliveryTimeline: string | undefined;
  /** Where email or phone is undefined, the account's own is used. */
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly attempt: Attempt | null;
}

export type SendOutcome =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'productNotFound' }
  | { readonly kind: 'supplierNotFound' }
  /** The buyer's account is deleted. */
  | { readonly kind: 'unauthorized' };

interface EnquiryTarget {
  readonly kind: 'resolved';
  readonly topic: EnquiryDto['topic'];
  readonly product_no: number | null;
  readonly product_name: string;
  readonly category: string | null;
  /** null is the admin area. */
  readonly supplier_id: string | null;
}
type TargetOutcome = EnquiryTarget | Exclude<SendOutcome, { kind: 'sent' | 'unauthorized' }>;

const generalTarget = (category: string | undefined, supplierId: string | null): EnquiryTarget => ({
  kind: 'resolved',
  topic: 'general',
  product_no: null,
  product_name: '',
  category: category ?? null,
  supplier_id: supplierId,
});

/**
 * Resolves a public product and its supplier, and increments the product's public counter of inquiries. Like views, the counter
 * does not change the catalog version.
 */
async function resolveProduct(
  tx: Queries,
  id: string,
  newEnquiry: NewEnquiry,
): Promise<TargetOutcome> {
  const { supplierId, lang } = newEnquiry;
  const product = await tx
    .updateTable('products')
    .set((each) => ({ inquiries: each('inquiries', '+', 1) }))
    .where('id', '=', id)
    .where(isPublicProduct)
    .$if(supplierId !== undefined, (each) => each.where('supplier_id', '=', supplierId ?? ''))
    .returning(['no', 'language', 'supplier_id', 'category'])
    .executeTakeFirst();
  if (!product) {
    const publicProduct = await tx
      .selectFrom('products')
      .select('no')
      .where('id', '=', id)
      .where(isPublicProduct)
      .executeTakeFirst();
    return { kind: publicProduct ? 'supplierNotFound' : 'productNotFound' };
  }
  const textsByNo = await textsIn(tx, lang).ofProducts([product], false);
  return {
    kind: 'resolved',
    topic: 'product',
    product_no: product.no,
    product_name: textsByNo.get(product.no)?.name ?? '',
    category: product.category,
    supplier_id: product.supplier_id,
  };
}

async function resolveTarget(tx: Queries, newEnquiry: NewEnquiry): Promise<TargetOutcome> {
  const { productId, supplierId, category } = newEnquiry;
  const toAdmin = supplierId === undefined || supplierId === ADMIN_COUNTERPART_ID;
  if (productId === BIS_TOPIC_ID)
    return toAdmin
      ? { ...generalTarget(category, null), topic: 'bis' }
      : { kind: 'supplierNotFound' };
  if (productId !== undefined) return resolveProduct(tx, productId, newEnquiry);
  if (toAdmin) return generalTarget(category, null);
  const supplier = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', supplierId)
    .where(isPublicSupplier)
    .executeTakeFirst();
  return supplier ? generalTarget(category, supplier.id) : { kind: 'supplierNotFound' };
}

export const enquiryWritesRepository = ({ withNotifications }: Notifier) => ({
  /**
   * Stores an enquiry, once per attempt (idempotency key), and notifies the supplier, or every admin if it is addressed to the
   * admin area.
   */
  send(newEnquiry: NewEnquiry): Promise<SendOutcome> {
    const { buyerId, attempt } = newEnquiry;
    return withNotifications(async (tx, notify) => {
      const earlier = await storedBefore(tx, 'enquiries', buyerId, attempt);
      if (earlier !== null) return { kind: 'sent', id: earlier };
      const buyer = await tx
        .selectFrom('users')
        .select(['email', 'phone', 'language'])
        .where('id', '=', buyerId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!buyer) return { kind: 'unauthorized' };
      const target = await resolveTarget(tx, newEnquiry);
      if (target.kind !== 'resolved') return target;
      const { kind, ...columns } = target;
      const { subject, message, requirements, targetPrice } = newEnquiry;
      const id = risingId();
      const now = new Date().toISOString();
      await tx
        .insertInto('enquiries')
        .values({
          id,
          ...columns,
          buyer_id: buyerId,
          to_desk: columns.supplier_id === null ? 1 : 0,
          subject,
          message,
          requirements,
          inquiry_type: newEnquiry.inquiryType,
          quantity: newEnquiry.quantity ?? null,
          target_price_cents: targetPrice === undefined ? null : Math.round(targetPrice * 100),
          delivery_timeline: newEnquiry.deliveryTimeline ?? null,
          contact_email: newEnquiry.email ?? buyer.email,
          contact_phone: newEnquiry.phone ?? buyer.phone,
          status: 'pending',
          language: detectLanguage([subject, message, requirements], buyer.language as Lang),
          created_at: now,
          updated_at: now,
          ...attemptColumns(attempt),
        })
        .execute();
      const recipientIds =
        columns.supplier_id === null
          ? await notificationsRepository(tx).listAdminIds()
          : [columns.supplier_id];
      for (const userId of recipientIds)
        if (userId !== buyerId)
          await notify(tx, {
            userId,
            kind: 'enquiry.new',
            subjectId: id,
            subject: subject || columns.product_name,
            from: buyerId,
            detail: '',
          });
      return { kind: 'sent', id };
    });
  },
});
