// Chat helpers for tests: open, write and read as the users of a trade.
import {
  createChat,
  listBuyerChats,
  listMessages,
  listSupplierChats,
  markChatRead,
  sendChatMessage,
} from '../../../contract/chat/chats.ts';
import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import type { SignedInUser } from '../users.ts';

export const chatApi = {
  open: (user: SignedInUser, body: BodyOf<typeof createChat>) =>
    user.api.call(createChat, { body }),
  send: (user: SignedInUser, chatId: string, text: string, clientId?: string) =>
    user.api.call(sendChatMessage, { body: { chatId, text, clientId } }),
  read: (user: SignedInUser, id: string, query: QueryOf<typeof listMessages> = {}) =>
    user.api.call(listMessages, { params: { id }, query }),
  markRead: (user: SignedInUser, id: string, messageId: string) =>
    user.api.call(markChatRead, { params: { id }, body: { messageId } }),
  list: async (user: SignedInUser, side: 'buyer' | 'supplier') => {
    const list = side === 'buyer' ? listBuyerChats : listSupplierChats;
    return (await user.api.call(list, { query: {} })).chats;
  },
};
