// Conversations and messages as the contract reads them, for tests.
import { getChat } from '../../../contract/chat/chats.ts';
import type { ChatMessage } from '../../../contract/chat/message.ts';
import { readReply } from '../../../contract/reply.ts';

const open = (users: readonly string[], messages: readonly object[]) =>
  readReply(getChat, {
    id: 'c1',
    users: users.map((id) => ({ id, name: id })),
    ...(users.includes('admin') ? { vendor: { id: 'admin' } } : {}),
    messages,
  });

const message = (id: string, senderId = 'li'): ChatMessage => {
  const [read] = open([], [{ id, senderId, text: id }]).messages;
  if (!read) throw new Error('The message was dropped.');
  return read;
};

export const chatReader = {
  message,
  messages: (...ids: readonly string[]) => ids.map((id) => message(id)),
  chat: (users: readonly string[]) => open(users, []),
};
