// Chats: opening them, reading them, and the transaction that sends a message or a file, broadcast after the commit.
import type { MessageDto } from '../../contract/chat/chats.ts';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID, BIS_TOPIC_ID, PAGE_SIZE } from '../../contract/limits.ts';
import type { Upload } from '../../contract/upload.ts';
import { lockAccount, type QuotaChecks } from '../accounts/quota-queries.ts';
import { type Db, inTransaction } from '../platform/db/open.ts';
import type { PageQuery } from '../platform/db/pagination.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import type { Attachments } from '../platform/storage/attachments.ts';
import { asFieldError } from '../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../platform/uploads/remove-unless-committed.ts';
import { detectLanguage } from '../products/product-content.ts';
import { isPublicSupplierId } from '../trade/enquiry-queries.ts';
import {
  otherSide,
  type ParticipantRole,
  participantRolesOf,
  readAccount,
  type Side,
  sideOf,
} from '../trade/participant-queries.ts';
import { type StoredAttachment, storeAttachment } from './attachment-uploads.ts';
import {
  type ChatKey,
  type ChatWithMessages,
  hasBuyerContacted,
  insertChat,
  type MessagePage,
  readChatId,
  readChatPage,
  readChatProduct,
  readChatWithMessages,
} from './chat-queries.ts';
import { readChat } from './chat-resource-queries.ts';
import type { Broadcaster } from './live/broadcaster.ts';
import {
  type ChatSide,
  insertAttachment,
  insertMessage,
  isMessageOfChat,
  lockChat,
  readAttachment,
  readAttachmentOfMessage,
  readSentMessage,
  updateReadPosition,
} from './message-queries.ts';
import { type Chat, type Message, messageSerializer } from './message-resource-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly quotas: QuotaChecks;
  readonly attachmentFiles: Attachments;
  readonly broadcaster: Broadcaster;
}

export interface ChatRequest {
  /** An account id, the literal 'admin', or undefined if the product decides. */
  readonly counterpart: string | undefined;
  /** A product id, the reserved certification topic, or undefined. */
  readonly productId: string | undefined;
}

/** `clientId` identifies a message that its client may send again. */
interface NewMessage {
  readonly chatId: string;
  readonly text: string;
  readonly clientId: string | undefined;
}

interface SentMessage extends ChatSide {
  readonly message: Message;
  /** false if an earlier call has stored it. */
  readonly isNew: boolean;
}

const rolesOf = (user: SessionUser): readonly ParticipantRole[] =>
  participantRolesOf(user, user.role);

/** Whether this side can receive messages: the admins always can, an account may be deleted. */
const canReceive = (chat: Chat, side: Side): boolean =>
  chat[`${side}_id`] !== null || (side === 'supplier' && chat.to_desk === 1);

const invalidCounterpart = () => new HttpError('validation', { userIds: 'chatParticipants' });

export const chatService = ({ db, quotas, attachmentFiles, broadcaster }: Dependencies) => {
  /** Throws chatNotFound where the user does not take part. */
  const read = async (
    id: string,
    user: SessionUser,
    page: MessagePage,
    lang: Lang,
  ): Promise<ChatWithMessages> => {
    const chat = await readChatWithMessages(db, id, rolesOf(user), page, lang);
    if (!chat) throw new HttpError('chatNotFound');
    return chat;
  };

  /** Returns the supplier of a chat that a buyer opens; null for the admins. */
  const resolveSupplier = async (
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
    user: SessionUser,
    request: ChatRequest,
    lang: Lang,
  ): Promise<ChatKey> => {
    const { counterpart, productId: about = '' } = request;
    if (user.role === 'buyer')
      return { buyerId: user.id, supplierId: await resolveSupplier(request, lang), about };
    if (counterpart === undefined) throw invalidCounterpart();
    if (about === BIS_TOPIC_ID) throw new HttpError('forbidden');
    return { buyerId: counterpart, supplierId: user.id, about };
  };

  const create = async (user: SessionUser, key: ChatKey, lang: Lang): Promise<string> => {
    const { buyerId, supplierId, about } = key;
    // Suppliers may not write first.
    if (user.id === supplierId && !(await hasBuyerContacted(db, buyerId, supplierId)))
      throw new HttpError('forbidden');
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
    const id = await readChatId(db, key);
    if (id === null) throw invalidCounterpart();
    return id;
  };

  /** Stores a message, once for each `clientId` of the sender. */
  const store = (
    user: SessionUser,
    { chatId, text, clientId }: NewMessage,
    file: StoredAttachment | null,
  ): Promise<SentMessage> =>
    inTransaction(db, async (tx) => {
      const roles = rolesOf(user);
      if (!(await readChat(tx, chatId, roles))) throw new HttpError('chatNotFound');
      const sender = await readAccount(tx, user.id);
      if (!sender) throw new HttpError('unauthorized');
      if (file) await lockAccount(tx, user.id);
      const chat = await lockChat(tx, chatId);
      const side = sideOf(chat, roles);
      const earlier =
        clientId === undefined ? undefined : await readSentMessage(tx, chatId, user.id, clientId);
      if (earlier) return { chat, side, message: earlier, isNew: false };
      if (!canReceive(chat, otherSide(side))) throw new HttpError('chatClosed');
      const message = await insertMessage(tx, chat, {
        sender_id: user.id,
        language: detectLanguage([text], sender.language as Lang),
        text,
        client_id: clientId ?? null,
      });
      if (file) {
        await insertAttachment(tx, message, file);
        await quotas.enforce(tx, user.id, 'attachments');
      }
      return { chat, side, message, isNew: true };
    });

  const broadcastNew = async (
    { chat, side, message, isNew }: SentMessage,
    lang: Lang,
  ): Promise<MessageDto> => {
    if (isNew) broadcaster.message({ chat, message });
    return (await messageSerializer(db, [message], lang))(message, chat, side);
  };

  return {
    read,

    /** The chats of the user on one side; an admin's are in both lists. Throws forbidden where the user has no such side. */
    page(user: SessionUser, side: Side, query: PageQuery, lang: Lang) {
      const roles = participantRolesOf(user, side);
      if (roles.length === 0) throw new HttpError('forbidden');
      return readChatPage(db, roles, query, lang);
    },

    /** Opens a chat: one for each buyer, counterpart and product. */
    async open(user: SessionUser, request: ChatRequest, lang: Lang): Promise<ChatWithMessages> {
      const key = await resolveKey(user, request, lang);
      const id = (await readChatId(db, key)) ?? (await create(user, key, lang));
      return read(id, user, { limit: PAGE_SIZE }, lang);
    },

    async send(user: SessionUser, message: NewMessage, lang: Lang): Promise<MessageDto> {
      return broadcastNew(await store(user, message, null), lang);
    },

    /** Sends a file as a message. */
    async sendFile(
      user: SessionUser,
      { chatId, clientId }: Omit<NewMessage, 'text'>,
      upload: Upload,
      lang: Lang,
    ): Promise<MessageDto> {
      // Checked first, so that no picture is decoded for a request that is refused anyway.
      if (!(await readChat(db, chatId, rolesOf(user)))) throw new HttpError('chatNotFound');
      const file = await asFieldError('file', () =>
        storeAttachment(attachmentFiles, upload, user.id),
      );
      const removeFile = () => attachmentFiles.remove([file.id]);
      const sent = await removeUnlessCommitted(
        () => store(user, { chatId, text: file.name, clientId }, file),
        removeFile,
      );
      if (!sent.isNew) {
        const earlier = await readAttachmentOfMessage(db, sent.message.id);
        if (earlier?.type === file.type && earlier.size === file.size)
          await attachmentFiles.restore(earlier.id, file.id);
        await removeFile();
      }
      return broadcastNew(sent, lang);
    },

    /** Throws chatNotFound if the user does not take part in the chat, or the chat has no such file. */
    async readFile(user: SessionUser, chatId: string, fileId: string) {
      const file = await readAttachment(db, chatId, fileId, rolesOf(user));
      if (!file) throw new HttpError('chatNotFound');
      return file;
    },

    async markRead(user: SessionUser, id: string, messageId: string): Promise<void> {
      const chat = await readChat(db, id, rolesOf(user));
      if (!chat) throw new HttpError('chatNotFound');
      if (!(await isMessageOfChat(db, messageId, id)))
        throw new HttpError('validation', { messageId: 'invalid' });
      const chatSide = { chat, side: sideOf(chat, rolesOf(user)) };
      if (await updateReadPosition(db, chatSide, messageId)) broadcaster.read(chatSide, messageId);
    },
  };
};
