// Marks the messages of a conversation as read by the user, with one request for each newest message.
import { markChatRead } from '../../../../contract/chat/chats.ts';
import type { Api } from '../../../api/call.ts';
import { isViewer } from '../../../stores/viewer.ts';
import { compareIds } from './chat-messages.ts';

export interface ReadMarks {
  /** Begins with the newest message that the server knows as read. */
  begin(messageId: string | null): void;
  /** Marks all messages up to this one; sends nothing if it is marked already, or for a viewer of the company. */
  mark(chatId: string, messageId: string): void;
}

export function createReadMarks(api: Api, onRead?: (chatId: string) => void): ReadMarks {
  let lastId: string | null = null;
  return {
    begin(messageId) {
      lastId = messageId;
    },
    mark(chatId, messageId) {
      if (isViewer()) return;
      if (lastId !== null && compareIds(messageId, lastId) <= 0) return;
      const before = lastId;
      lastId = messageId;
      api.call(markChatRead, { params: { id: chatId }, body: { messageId } }).then(
        () => onRead?.(chatId),
        () => {
          // Retried when the next message is seen.
          if (lastId === messageId) lastId = before;
        },
      );
    },
  };
}
