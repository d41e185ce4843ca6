// Chats: reading them, and sending a message or a file, which is broadcast after the commit.
import type { CreatedChat } from '../../contract/chat/chat.ts';
import type { ChatMessage } from '../../contract/chat/message.ts';
import type { Upload } from '../../contract/form-entries.ts';
import type { Lang } from '../../contract/lang.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import { lockAccount } from '../accounts/account-queries.ts';
import type { WrittenLimit } from '../accounts/email/written-limit.ts';
import { participantRolesOf, type Side, sideOf } from '../accounts/participant-queries.ts';
import type { QuotaChecks } from '../accounts/quota-queries.ts';
import { type Database, type DbOrTx, inTransaction, retryConflicts } from '../platform/db/open.ts';
import type { PageQuery } from '../platform/db/pagination.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { keyedQueue } from '../platform/queue/keyed-queue.ts';
import type { Attachments } from '../platform/storage/attachments.ts';
import { type StoredAttachment, storeAttachment } from '../platform/uploads/private-files.ts';
import { asFieldError } from '../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../platform/uploads/remove-unless-committed.ts';
import { requireChat, rolesOf } from './chat-access.ts';
import { readUnblockedChats, requireNoBlock } from './chat-blocks.ts';
import { type ChatRequest, openChat } from './chat-opening.ts';
import { type MessagePage, readChatPage, readChatWithMessages } from './chat-queries.ts';
import { type ReadTranslations, withTranslations } from './last-messages.ts';
import type { Broadcaster } from './live/broadcaster.ts';
import { insertAttachment } from './message-insert-queries.ts';
import {
  isMessageOfChat,
  readAttachment,
  readAttachmentOfMessage,
  updateReadPosition,
} from './message-queries.ts';
import { messageSerializer, serializeMessage } from './message-resource-queries.ts';
import { messageStore, type NewMessage, type SentMessage } from './message-store.ts';

interface Dependencies {
  readonly db: Database['db'];
  readonly engine: Database['engine'];
  readonly quotas: QuotaChecks;
  readonly attachmentFiles: Attachments;
  readonly broadcaster: Broadcaster;
  readonly writtenLimit: WrittenLimit;
  /** Whether a translation service is configured. */
  readonly isTranslated: boolean;
  /** Stores the translation of a ready phrase. */
  readonly storePhrase: (text: string) => Promise<void>;
  readonly readTranslations: ReadTranslations;
}

export const chatService = (dependencies: Dependencies) => {
  const { db, engine, quotas, attachmentFiles, broadcaster, writtenLimit, readTranslations } =
    dependencies;
  const inTurn = keyedQueue();
  const { store, storeChecked } = messageStore({ engine, writtenLimit });

  /** Throws chatNotFound where the user does not take part. */
  const read = async (
    id: string,
    user: SessionUser,
    page: MessagePage,
    lang: Lang,
  ): Promise<CreatedChat> => {
    const chat = await readChatWithMessages(db, id, rolesOf(user), page, lang);
    if (!chat) throw new HttpError('chatNotFound');
    return { ...chat, isTranslated: dependencies.isTranslated };
  };

  const storeWithFile = async (
    tx: DbOrTx,
    user: SessionUser,
    message: NewMessage,
    file: StoredAttachment,
  ): Promise<SentMessage> => {
    await lockAccount(tx, user.id);
    const sent = await storeChecked(tx, user, message);
    if (!sent.isNew) return sent;
    const attachment = await insertAttachment(tx, sent.complete.message, file);
    await quotas.enforce(tx, user.id, 'attachments');
    return { isNew: true, complete: { ...sent.complete, attachment } };
  };

  /**
   * Broadcasts what `work` has stored. In turn, because the replies of two connections to the database may arrive in another order
   * than their messages were stored.
   */
  const storeInTurn = (chatId: string, work: () => Promise<SentMessage>): Promise<SentMessage> =>
    inTurn(chatId, async () => {
      const sent = await work();
      if (sent.isNew) broadcaster.message(sent.complete);
      return sent;
    });

  const serializeSent = async (
    sent: SentMessage,
    user: SessionUser,
    lang: Lang,
  ): Promise<ChatMessage> => {
    const roles = rolesOf(user);
    if (sent.isNew) return serializeMessage(sent.complete, sideOf(sent.complete.chat, roles), lang);
    const { message, chat } = sent;
    return (await messageSerializer(db, [message], lang))(message, chat, sideOf(chat, roles));
  };

  return {
    read,

    /** The chats of the user on one side; an admin's are in both lists. Throws forbidden where the user has no such side. */
    async page(user: SessionUser, side: Side, query: PageQuery, lang: Lang) {
      const roles = participantRolesOf(user, side);
      if (roles.length === 0) throw new HttpError('forbidden');
      const { chats, total } = await readChatPage(db, roles, query, lang);
      return { chats: await withTranslations(chats, lang, readTranslations), total };
    },

    /** Opens a chat: one for each buyer, counterpart and product. */
    async open(user: SessionUser, request: ChatRequest, lang: Lang): Promise<CreatedChat> {
      const id = await openChat(db, user, request, lang);
      return read(id, user, { limit: PAGE_SIZE }, lang);
    },

    async send(user: SessionUser, message: NewMessage, lang: Lang): Promise<ChatMessage> {
      const sent = await storeInTurn(message.chatId, () =>
        writtenLimit.appliesTo(user)
          ? inTransaction(db, (tx) => storeChecked(tx, user, message))
          : retryConflicts(() => store(db, user, message)),
      );
      if (sent.isNew) await dependencies.storePhrase(message.text);
      return serializeSent(sent, user, lang);
    },

    /** Sends a file as a message. */
    async sendFile(
      user: SessionUser,
      { chatId, clientId }: Omit<NewMessage, 'text'>,
      upload: Upload,
      lang: Lang,
    ): Promise<ChatMessage> {
      // Checked first, so that no picture is decoded for a request that is refused anyway.
      await requireNoBlock(db, await requireChat(db, chatId, rolesOf(user)), user.id);
      const file = await asFieldError('file', () =>
        storeAttachment(attachmentFiles, upload, user.id),
      );
      const removeFile = () => attachmentFiles.remove([file.id]);
      const message = { chatId, text: file.name, clientId };
      const sent = await removeUnlessCommitted(
        () =>
          storeInTurn(chatId, () =>
            inTransaction(db, (tx) => storeWithFile(tx, user, message, file)),
          ),
        removeFile,
      );
      if (!sent.isNew) {
        const earlier = await readAttachmentOfMessage(db, sent.message.id);
        if (earlier?.type === file.type && earlier.size === file.size)
          await attachmentFiles.restore(earlier.id, file.id);
        await removeFile();
      }
      return serializeSent(sent, user, lang);
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
      if (!(await updateReadPosition(db, chatSide, messageId))) return;
      if ((await readUnblockedChats(db, [id])).has(id)) broadcaster.read(chatSide, messageId);
    },
  };
};
