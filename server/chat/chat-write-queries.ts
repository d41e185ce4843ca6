// Creation of chats: one per buyer, counterpart and product. An existing chat is returned instead.
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID, BIS_TOPIC_ID } from '../../contract/limits.ts';
import type { SessionUser } from '../accounts/sessions.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { Db } from '../platform/db/open.ts';
import { isPublicSupplier } from '../suppliers/public-supplier-queries.ts';
import { textsIn } from '../translation/text-queries.ts';

export interface ChatRequest {
  readonly user: SessionUser;
  /** An account id, the literal 'admin', or undefined if the product decides. */
  readonly counterpart: string | undefined;
  /** A product id, the reserved certification topic, or undefined. */
  readonly productId: string | undefined;
  readonly lang: Lang;
}

export type OpenChatOutcome =
  | { readonly kind: 'opened'; readonly id: string }
  | { readonly kind: 'forbidden' | 'productNotFound' | 'supplierNotFound' | 'noCounterpart' };

interface Sides {
  readonly buyerId: string;
  /** null for the admins. */
  readonly supplierId: string | null;
}

const PRODUCT_COLUMNS = ['no', 'language', 'supplier_id'] as const;

export const chatWritesRepository = (db: Db) => {
  const readChatId = async (
    { buyerId, supplierId }: Sides,
    about: string,
  ): Promise<string | null> => {
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
  const create = async (
    sides: Sides,
    about: string,
    product: { readonly no: number; readonly name: string } | null,
  ): Promise<OpenChatOutcome> => {
    const now = new Date().toISOString();
    await db
      .insertInto('chats')
      .values({
        id: monotonicId(),
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
    const id = await readChatId(sides, about);
    return id === null ? { kind: 'noCounterpart' } : { kind: 'opened', id };
  };

  const readProduct = (id: string) =>
    db
      .selectFrom('products')
      .select(PRODUCT_COLUMNS)
      .where('id', '=', id)
      .where(isPublicProduct)
      .executeTakeFirst();

  const createAboutProduct = async (
    sides: Sides,
    id: string,
    lang: Lang,
  ): Promise<OpenChatOutcome> => {
    const row = await readProduct(id);
    if (!row) return { kind: 'productNotFound' };
    if (sides.supplierId !== null && row.supplier_id !== sides.supplierId)
      return { kind: 'supplierNotFound' };
    const texts = await textsIn(db, lang).ofProducts([row], false);
    return create(sides, id, { no: row.no, name: texts.get(row.no)?.name ?? '' });
  };

  /** Whether the buyer has already sent this supplier an enquiry, an order or a message. Suppliers may not write first. */
  const hasBuyerContacted = async (buyerId: string, supplierId: string): Promise<boolean> => {
    for (const table of ['enquiries', 'orders'] as const) {
      const row = await db
        .selectFrom(table)
        .select('id')
        .where('buyer_id', '=', buyerId)
        .where('supplier_id', '=', supplierId)
        .executeTakeFirst();
      if (row) return true;
    }
    const message = await db
      .selectFrom('chats')
      .innerJoin('messages', 'messages.chat_id', 'chats.id')
      .select('chats.id')
      .where('buyer_id', '=', buyerId)
      .where('supplier_id', '=', supplierId)
      .whereRef('messages.sender_id', '=', 'chats.buyer_id')
      .executeTakeFirst();
    return message !== undefined;
  };

  const isOpenSupplier = async (id: string): Promise<boolean> => {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where(isPublicSupplier)
      .executeTakeFirst();
    return row !== undefined;
  };

  /** Returns the supplier's id in an array, null in it for the admins; otherwise the refusal. */
  const resolveSupplier = async ({
    counterpart,
    productId,
  }: ChatRequest): Promise<OpenChatOutcome | Sides['supplierId'][]> => {
    if (productId === BIS_TOPIC_ID || counterpart === ADMIN_COUNTERPART_ID)
      return counterpart === undefined || counterpart === ADMIN_COUNTERPART_ID
        ? [null]
        : { kind: 'supplierNotFound' };
    if (counterpart !== undefined) return [counterpart];
    if (productId === undefined) return { kind: 'noCounterpart' };
    const row = await readProduct(productId);
    return row ? [row.supplier_id] : { kind: 'productNotFound' };
  };

  const openAsBuyer = async (request: ChatRequest): Promise<OpenChatOutcome> => {
    const { user, productId = '', lang } = request;
    const resolved = await resolveSupplier(request);
    if (!Array.isArray(resolved)) return resolved;
    const [supplierId = null] = resolved;
    const sides = { buyerId: user.id, supplierId };
    const id = await readChatId(sides, productId);
    if (id !== null) return { kind: 'opened', id };
    if (productId !== '' && productId !== BIS_TOPIC_ID)
      return createAboutProduct(sides, productId, lang);
    if (supplierId !== null && !(await isOpenSupplier(supplierId)))
      return { kind: 'supplierNotFound' };
    return create(sides, productId, null);
  };

  const openAsSupplier = async (request: ChatRequest): Promise<OpenChatOutcome> => {
    const { user, counterpart, productId = '', lang } = request;
    if (counterpart === undefined) return { kind: 'noCounterpart' };
    if (productId === BIS_TOPIC_ID) return { kind: 'forbidden' };
    const sides = { buyerId: counterpart, supplierId: user.id };
    const id = await readChatId(sides, productId);
    if (id !== null) return { kind: 'opened', id };
    if (!(await hasBuyerContacted(counterpart, user.id))) return { kind: 'forbidden' };
    return productId === '' ? create(sides, '', null) : createAboutProduct(sides, productId, lang);
  };

  return {
    open: (request: ChatRequest): Promise<OpenChatOutcome> =>
      request.user.role === 'supplier' ? openAsSupplier(request) : openAsBuyer(request),
  };
};
