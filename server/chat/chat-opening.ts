// Opening of a chat: finds its participants by the request, checks who may write to whom, and inserts it once.
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID, BIS_TOPIC_ID } from '../../contract/limits.ts';
import { requireUnblocked } from '../accounts/blocks.ts';
import { isPublicSupplierId } from '../catalog/public-supplier-queries.ts';
import type { Db } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import {
  type ChatKey,
  hasBuyerContacted,
  insertChat,
  readChatByKey,
  readChatProduct,
} from './chat-queries.ts';

export interface ChatRequest {
  /** An account id, the literal 'admin', or undefined if the product decides. */
  readonly counterpart: string | undefined;
  /** A product id, the reserved certification topic, or undefined. */
  readonly productId: string | undefined;
}

const invalidCounterpart = () => new HttpError('validation', { userIds: 'chatParticipants' });

/** Returns the supplier of a chat that a buyer opens; null for the admins. */
const resolveSupplier = async (
  db: Db,
  { counterpart, productId }: ChatRequest,
  lang: Lang,
): Promise<string | null> => {
  if (productId === BIS_TOPIC_ID || counterpart === ADMIN_COUNTERPART_ID) {
    if (counterpart === undefined || counterpart === ADMIN_COUNTERPART_ID) return null;
    throw new HttpError('supplierNotFound');
  }
  if (counterpart !== undefined) return counterpart;
  if (productId === undefined) throw invalidCounterpart();
  const product = await readChatProduct(db, productId, lang);
  if (!product) throw new HttpError('productNotFound');
  return product.supplierId;
};

const resolveKey = async (
  db: Db,
  user: SessionUser,
  request: ChatRequest,
  lang: Lang,
): Promise<ChatKey> => {
  const { counterpart, productId: about = '' } = request;
  if (user.role === 'buyer')
    return { buyerId: user.id, supplierId: await resolveSupplier(db, request, lang), about };
  if (counterpart === undefined) throw invalidCounterpart();
  if (about === BIS_TOPIC_ID) throw new HttpError('forbidden');
  return { buyerId: counterpart, supplierId: user.id, about };
};

const create = async (db: Db, user: SessionUser, key: ChatKey, lang: Lang): Promise<string> => {
  const { buyerId, supplierId, about } = key;
  const isAboutProduct = about !== '' && about !== BIS_TOPIC_ID;
  const product = isAboutProduct ? await readChatProduct(db, about, lang) : null;
  if (isAboutProduct && !product) throw new HttpError('productNotFound');
  const isOfOther = product && supplierId !== null && product.supplierId !== supplierId;
  const isUnknown =
    !product &&
    user.id === buyerId &&
    supplierId !== null &&
    !(await isPublicSupplierId(db, supplierId));
  if (isOfOther || isUnknown) throw new HttpError('supplierNotFound');
  await insertChat(db, key, product);
  const chat = await readChatByKey(db, key);
  if (!chat) throw invalidCounterpart();
  return chat.id;
};

/** Returns the id of the chat: there is one for each buyer, counterpart and product. */
export async function openChat(
  db: Db,
  user: SessionUser,
  request: ChatRequest,
  lang: Lang,
): Promise<string> {
  const key = await resolveKey(db, user, request, lang);
  const chat = await readChatByKey(db, key);
  if (chat && !chat.isEmpty) return chat.id;
  const { buyerId, supplierId } = key;
  // Suppliers may not write first, not even in an empty chat that the buyer has opened.
  if (user.id === supplierId && !(await hasBuyerContacted(db, buyerId, supplierId)))
    throw new HttpError('forbidden');
  if (chat) return chat.id;
  await requireUnblocked(db, user.id, user.id === buyerId ? supplierId : buyerId);
  return create(db, user, key, lang);
}
