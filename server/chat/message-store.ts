// Transaction that stores a message, once for each `clientId` of its sender.
import type * as z from 'zod/mini';
import type { messageBody } from '../../contract/chat/chats.ts';
import type { WrittenLimit } from '../accounts/email/written-limit.ts';
import { readAccount } from '../accounts/participant-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import { type Database, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { languageOfTexts } from '../platform/text/language-of-texts.ts';
import { requireChat, rolesOf } from './chat-access.ts';
import { requireNoBlock } from './chat-blocks.ts';
import { checkWritten } from './chat-written.ts';
import { insertMessage, isOpen, type MessageToInsert } from './message-insert-queries.ts';
import { lockChat, readSentMessage } from './message-queries.ts';
import type { ChatRow, CompleteMessage, MessageRow } from './message-resource-queries.ts';

interface Dependencies {
  readonly engine: Database['engine'];
  readonly writtenLimit: WrittenLimit;
}

/** `clientId` identifies a message that its client may send again. */
export type NewMessage = Pick<z.output<typeof messageBody>, 'chatId' | 'text' | 'clientId'>;

/** A message that this call has stored, or the one that an earlier call with its `clientId` has stored. */
export type SentMessage =
  | { readonly isNew: true; readonly complete: CompleteMessage }
  | { readonly isNew: false; readonly message: MessageRow; readonly chat: ChatRow };

export function messageStore({ engine, writtenLimit }: Dependencies) {
  /** Stores a message with the chat locked; throws if the sender may not, returns the message that is stored already. */
  const storeLocked = (tx: DbOrTx, message: Omit<MessageToInsert, 'id'>): Promise<SentMessage> =>
    inTransaction(tx, async (locked) => {
      const { chatId, senderId, roles, clientId } = message;
      await requireChat(locked, chatId, roles);
      if (!(await readAccount(locked, senderId))) throw new HttpError('unauthorized');
      const chat = await lockChat(locked, chatId);
      const earlier =
        clientId === null ? undefined : await readSentMessage(locked, chatId, senderId, clientId);
      if (earlier) return { isNew: false, message: earlier, chat };
      if (!isOpen(chat)) throw new HttpError('chatClosed');
      await requireNoBlock(locked, chat, senderId);
      const id = monotonicId(chat.last_message_id ?? '');
      const complete = await insertMessage(locked, engine, { ...message, id });
      // Deleted since it was read.
      if (!complete) throw new HttpError('chatNotFound');
      return { isNew: true, complete };
    });

  /** Stores a message, once for each `clientId` of the sender. */
  const store = async (
    tx: DbOrTx,
    user: SessionUser,
    { chatId, text, clientId }: NewMessage,
  ): Promise<SentMessage> => {
    const message = {
      chatId,
      senderId: user.id,
      roles: rolesOf(user),
      language: languageOfTexts([text], null),
      text,
      clientId: clientId ?? null,
    };
    const complete = await insertMessage(tx, engine, { ...message, id: monotonicId() });
    // It may not be stored, is stored already, or a process whose clock is ahead has stored one with a greater id.
    return complete ? { isNew: true, complete } : storeLocked(tx, message);
  };

  const storeChecked = async (tx: DbOrTx, user: SessionUser, message: NewMessage) => {
    await checkWritten(tx, writtenLimit, user, message.chatId);
    return store(tx, user, message);
  };

  return { store, storeChecked };
}
