// Chats: reading them, and the transaction that sends a message or a file, broadcast after the commit.
import type { CreatedChat } from '../../contract/chat/chat.ts';
import type { ChatMessage } from '../../contract/chat/message.ts';
import type { Lang } from '../../contract/lang.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import type { Upload } from '../../contract/upload.ts';
import { lockAccount } from '../accounts/account-queries.ts';
import {
  otherSide,
  type ParticipantRole,
  participantRolesOf,
  readAccount,
  type Side,
  sideOf,
} from '../accounts/participant-queries.ts';
import type { QuotaChecks } from '../accounts/quota-queries.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import type { PageQuery } from '../platform/db/pagination.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import type { Attachments } from '../platform/storage/attachments.ts';
import { languageOfTexts } from '../platform/text/language-of-texts.ts';
import { asFieldError } from '../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../platform/uploads/remove-unless-committed.ts';
import { type StoredAttachment, storeAttachment } from './attachment-uploads.ts';
import { type ChatRequest, openChat } from './chat-opening.ts';
import { type MessagePage, readChatPage, readChatWithMessages } from './chat-queries.ts';
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
import { type ChatRow, type MessageRow, messageSerializer } from './message-resource-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly quotas: QuotaChecks;
  readonly attachmentFiles: Attachments;
  readonly broadcaster: Broadcaster;
}

/** `clientId` identifies a message that its client may send again. */
interface NewMessage {
  readonly chatId: string;
  readonly text: string;
  readonly clientId: string | undefined;
}

interface SentMessage extends ChatSide {
  readonly message: MessageRow;
  /** false if an earlier call has stored it. */
  readonly isNew: boolean;
}

const rolesOf = (user: SessionUser): readonly ParticipantRole[] =>
  participantRolesOf(user, user.role);

/** Whether this side can receive messages: the admins always can, an account may be deleted. */
const canReceive = (chat: ChatRow, side: Side): boolean =>
  chat[`${side}_id`] !== null || (side === 'supplier' && chat.to_admin === 1);

/** Throws chatNotFound where none of the roles takes part. */
const requireChat = async (db: DbOrTx, id: string, roles: readonly ParticipantRole[]) => {
  const chat = await readChat(db, id, roles);
  if (!chat) throw new HttpError('chatNotFound');
  return chat;
};

export const chatService = ({ db, quotas, attachmentFiles, broadcaster }: Dependencies) => {
  /** Throws chatNotFound where the user does not take part. */
  const read = async (
    id: string,
    user: SessionUser,
    page: MessagePage,
    lang: Lang,
  ): Promise<CreatedChat> => {
    const chat = await readChatWithMessages(db, id, rolesOf(user), page, lang);
    if (!chat) throw new HttpError('chatNotFound');
    return chat;
  };

  /** Stores a message, once for each `clientId` of the sender. */
  const store = (
    user: SessionUser,
    { chatId, text, clientId }: NewMessage,
    file: StoredAttachment | null,
  ): Promise<SentMessage> =>
    inTransaction(db, async (tx) => {
      const roles = rolesOf(user);
      await requireChat(tx, chatId, roles);
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
        language: languageOfTexts([text], sender.language as Lang),
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
  ): Promise<ChatMessage> => {
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
    async open(user: SessionUser, request: ChatRequest, lang: Lang): Promise<CreatedChat> {
      const id = await openChat(db, user, request, lang);
      return read(id, user, { limit: PAGE_SIZE }, lang);
    },

    async send(user: SessionUser, message: NewMessage, lang: Lang): Promise<ChatMessage> {
      return broadcastNew(await store(user, message, null), lang);
    },

    /** Sends a file as a message. */
    async sendFile(
      user: SessionUser,
      { chatId, clientId }: Omit<NewMessage, 'text'>,
      upload: Upload,
      lang: Lang,
    ): Promise<ChatMessage> {
      // Checked first, so that no picture is decoded for a request that is refused anyway.
      await requireChat(db, chatId, rolesOf(user));
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
      const roles = rolesOf(user);
      const chat = await requireChat(db, id, roles);
      if (!(await isMessageOfChat(db, messageId, id)))
        throw new HttpError('validation', { messageId: 'invalid' });
      const chatSide = { chat, side: sideOf(chat, roles) };
      if (await updateReadPosition(db, chatSide, messageId)) broadcaster.read(chatSide, messageId);
    },
  };
};
