// Creation of chats: one per buyer, counterpart and product. An existing chat is returned instead.
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART, BIS_TOPIC_ID } from '../../contract/limits.ts';
import type { Person } from '../accounts/sessions.ts';
import { isPublicListing } from '../catalog/public-product-queries.ts';
import type { Db } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import { isPublicSupplier } from '../suppliers/public-supplier-queries.ts';
import { textsIn } from '../translation/text-queries.ts';

export interface Opening {
  readonly person: Person;
  /** An account id, the literal 'admin', or undefined if the product decides. */
  readonly counterpart: string | undefined;
  /** A product id, the reserved certification topic, or undefined. */
  readonly productId: string | undefined;
  readonly lang: Lang;
}

export type Opened =
  | { readonly kind: 'opened'; readonly id: string }
  | { readonly kind: 'forbidden' | 'productNotFound' | 'supplierNotFound' | 'nobody' };

interface Sides {
  readonly buyerId: string;
  /** null for the admins. */
  readonly supplierId: string | null;
}

const LISTED = ['no', 'language', 'supplier_id'] as const;

export const chatWritesRepository = (db: Db) => {
  const found = async ({ buyerId, supplierId }: Sides, about: string): Promise<string | null> => {
    const row = await db
      .selectFrom('chats')
      .select('id')
      .where('buyer_id', '=', buyerId)
      .where('supplier_id', supplierId === null ? 'is' : '=', supplierId)
      .where('to_desk', '=', supplierId === null ? 1 : 0)
      .where('about', '=', about)
      .executeTakeFirst();
    return row?.id ?? null;
  };

  /** Inserts a chat and returns its id. Of two concurrent calls the unique index accepts one row, and both calls return it. */
  const made = async (
    sides: Sides,
    about: string,
    product: { readonly no: number; readonly name: string } | null,
  ): Promise<Opened> => {
    const now = new Date().toISOString();
    await db
      .insertInto('chats')
      .values({
        id: risingId(),
        buyer_id: sides.buyerId,
        supplier_id: sides.supplierId,
        to_desk: sides.supplierId === null ? 1 : 0,
        product_no: product?.no ?? null,
        about,
        product_name: product?.name ?? '',
        last_message_id: null,
        created_at: now,
        updated_at: now,
        buyer_read: null,
        supplier_read: null,
      })
      .onConflict((each) => each.doNothing())
      .execute();
    const id = await found(sides, about);
    return id === null ? { kind: 'nobody' } : { kind: 'opened', id };
  };

  const listing = (id: string) =>
    db
      .selectFrom('products')
      .select(LISTED)
      .where('id', '=', id)
      .where(isPublicListing)
      .executeTakeFirst();

  const aboutListing = async (sides: Sides, id: string, lang: Lang): Promise<Opened> => {
    const row = await listing(id);
    if (!row) return { kind: 'productNotFound' };
    if (sides.supplierId !== null && row.supplier_id !== sides.supplierId)
      return { kind: 'supplierNotFound' };
    const words = await textsIn(db, lang).ofProducts([row], false);
    return made(sides, id, { no: row.no, name: words.get(row.no)?.name ?? '' });
  };

  /** Whether the buyer has already sent this supplier an enquiry, an order or a message. Suppliers may not write first. */
  const wroteFirst = async (buyerId: string, supplierId: string): Promise<boolean> => {
    for (const table of ['enquiries', 'orders'] as const) {
      const row = await db
        .selectFrom(table)
        .select('id')
        .where('buyer_id', '=', buyerId)
        .where('supplier_id', '=', supplierId)
        .executeTakeFirst();
      if (row) return true;
    }
    const said = await db
      .selectFrom('chats')
      .innerJoin('messages', 'messages.chat_id', 'chats.id')
      .select('chats.id')
      .where('buyer_id', '=', buyerId)
      .where('supplier_id', '=', supplierId)
      .whereRef('messages.sender_id', '=', 'chats.buyer_id')
      .executeTakeFirst();
    return said !== undefined;
  };

  const isSupplier = async (id: string): Promise<boolean> => {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where(isPublicSupplier)
      .executeTakeFirst();
    return row !== undefined;
  };

  /** Returns the supplier's id in an array, null in it for the admins; otherwise the refusal. */
  const counterpartOf = async ({
    counterpart,
    productId,
  }: Opening): Promise<Opened | Sides['supplierId'][]> => {
    if (productId === BIS_TOPIC_ID || counterpart === ADMIN_COUNTERPART)
      return counterpart === undefined || counterpart === ADMIN_COUNTERPART
        ? [null]
        : { kind: 'supplierNotFound' };
    if (counterpart !== undefined) return [counterpart];
    if (productId === undefined) return { kind: 'nobody' };
    const row = await listing(productId);
    return row ? [row.supplier_id] : { kind: 'productNotFound' };
  };

  const byBuyer = async (opening: Opening): Promise<Opened> => {
    const { person, productId = '', lang } = opening;
    const other = await counterpartOf(opening);
    if (!Array.isArray(other)) return other;
    const [supplierId = null] = other;
    const sides = { buyerId: person.id, supplierId };
    const id = await found(sides, productId);
    if (id !== null) return { kind: 'opened', id };
    if (productId !== '' && productId !== BIS_TOPIC_ID) return aboutListing(sides, productId, lang);
    if (supplierId !== null && !(await isSupplier(supplierId))) return { kind: 'supplierNotFound' };
    return made(sides, productId, null);
  };

  const bySupplier = async (opening: Opening): Promise<Opened> => {
    const { person, counterpart, productId = '', lang } = opening;
    if (counterpart === undefined) return { kind: 'nobody' };
    if (productId === BIS_TOPIC_ID) return { kind: 'forbidden' };
    const sides = { buyerId: counterpart, supplierId: person.id };
    const id = await found(sides, productId);
    if (id !== null) return { kind: 'opened', id };
    if (!(await wroteFirst(counterpart, person.id))) return { kind: 'forbidden' };
    return productId === '' ? made(sides, '', null) : aboutListing(sides, productId, lang);
  };

  return {
    open: (opening: Opening): Promise<Opened> =>
      opening.person.role === 'supplier' ? bySupplier(opening) : byBuyer(opening),
  };
};
