// Transaction that stores an enquiry, resolves its recipient and product, and notifies; both send endpoints use it.

import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART, BIS_TOPIC_ID } from '../../contract/limits.ts';
import type { EnquiryWire } from '../../contract/trade/enquiries.ts';
import { isPublicListing } from '../catalog/public-product-queries.ts';
import { notificationsRepository } from '../notifications/notification-queries.ts';
import type { Notifier } from '../notifications/notify.ts';
import type { Attempt } from '../platform/db/attempt.ts';
import { attemptColumns, storedBefore } from '../platform/db/attempt-queries.ts';
import type { Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import { languageOf } from '../products/product-content.ts';
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
  readonly inquiryType: EnquiryWire['inquiryType'];
  readonly quantity: number | undefined;
  /** US dollars. */
  readonly targetPrice: number | undefined;
  readonly deliveryTimeline: string | undefined;
  /** Where email or phone is undefined, the account's own is used. */
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly attempt: Attempt | null;
}

export type Sent =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'productNotFound' }
  | { readonly kind: 'supplierNotFound' }
  /** The buyer's account is deleted. */
  | { readonly kind: 'unauthorized' };

interface Address {
  readonly kind: 'addressed';
  readonly topic: EnquiryWire['topic'];
  readonly product_no: number | null;
  readonly product_name: string;
  readonly category: string | null;
  /** null is the admin area. */
  readonly supplier_id: string | null;
}
type Addressed = Address | Exclude<Sent, { kind: 'sent' | 'unauthorized' }>;

const general = (category: string | undefined, supplierId: string | null): Address => ({
  kind: 'addressed',
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
async function aboutListing(tx: Queries, id: string, given: NewEnquiry): Promise<Addressed> {
  const { supplierId, lang } = given;
  const listing = await tx
    .updateTable('products')
    .set((each) => ({ inquiries: each('inquiries', '+', 1) }))
    .where('id', '=', id)
    .where(isPublicListing)
    .$if(supplierId !== undefined, (each) => each.where('supplier_id', '=', supplierId ?? ''))
    .returning(['no', 'language', 'supplier_id', 'category'])
    .executeTakeFirst();
  if (!listing) {
    const open = await tx
      .selectFrom('products')
      .select('no')
      .where('id', '=', id)
      .where(isPublicListing)
      .executeTakeFirst();
    return { kind: open ? 'supplierNotFound' : 'productNotFound' };
  }
  const words = await textsIn(tx, lang).ofProducts([listing], false);
  return {
    kind: 'addressed',
    topic: 'product',
    product_no: listing.no,
    product_name: words.get(listing.no)?.name ?? '',
    category: listing.category,
    supplier_id: listing.supplier_id,
  };
}

async function addressed(tx: Queries, given: NewEnquiry): Promise<Addressed> {
  const { productId, supplierId, category } = given;
  const toDesk = supplierId === undefined || supplierId === ADMIN_COUNTERPART;
  if (productId === BIS_TOPIC_ID)
    return toDesk ? { ...general(category, null), topic: 'bis' } : { kind: 'supplierNotFound' };
  if (productId !== undefined) return aboutListing(tx, productId, given);
  if (toDesk) return general(category, null);
  const supplier = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', supplierId)
    .where(isPublicSupplier)
    .executeTakeFirst();
  return supplier ? general(category, supplier.id) : { kind: 'supplierNotFound' };
}

export const enquiryWritesRepository = ({ telling }: Notifier) => ({
  /**
   * Stores an enquiry, once per attempt (idempotency key), and notifies the supplier, or every admin if it is addressed to the
   * admin area.
   */
  send(given: NewEnquiry): Promise<Sent> {
    const { buyerId, attempt } = given;
    return telling(async (tx, notify) => {
      const earlier = await storedBefore(tx, 'enquiries', buyerId, attempt);
      if (earlier !== null) return { kind: 'sent', id: earlier };
      const buyer = await tx
        .selectFrom('users')
        .select(['email', 'phone', 'language'])
        .where('id', '=', buyerId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!buyer) return { kind: 'unauthorized' };
      const address = await addressed(tx, given);
      if (address.kind !== 'addressed') return address;
      const { kind, ...columns } = address;
      const { subject, message, requirements, targetPrice } = given;
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
          inquiry_type: given.inquiryType,
          quantity: given.quantity ?? null,
          target_price_cents: targetPrice === undefined ? null : Math.round(targetPrice * 100),
          delivery_timeline: given.deliveryTimeline ?? null,
          contact_email: given.email ?? buyer.email,
          contact_phone: given.phone ?? buyer.phone,
          status: 'pending',
          language: languageOf([subject, message, requirements], buyer.language as Lang),
          created_at: now,
          updated_at: now,
          ...attemptColumns(attempt),
        })
        .execute();
      const told =
        columns.supplier_id === null
          ? await notificationsRepository(tx).admins()
          : [columns.supplier_id];
      for (const userId of told)
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
