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
import type { Market } from '../market.ts';
import { fromUnusedAddress } from '../trade/trade.ts';
import type { SignedInUser } from '../users.ts';

/** Each call comes from an unused address, so that no rate limit applies. */
export const chatCalls = (market: Market) => ({
  open: (user: SignedInUser, body: BodyOf<typeof createChat>) =>
    fromUnusedAddress(market, user).call(createChat, { body }),
  send: (user: SignedInUser, chatId: string, text: string, clientId?: string) =>
    fromUnusedAddress(market, user).call(sendChatMessage, { body: { chatId, text, clientId } }),
  read: (user: SignedInUser, id: string, query: QueryOf<typeof listMessages> = {}) =>
    fromUnusedAddress(market, user).call(listMessages, { params: { id }, query }),
  markRead: (user: SignedInUser, id: string, messageId: string) =>
    fromUnusedAddress(market, user).call(markChatRead, { params: { id }, body: { messageId } }),
  list: async (user: SignedInUser, side: 'buyer' | 'supplier') => {
    const list = side === 'buyer' ? listBuyerChats : listSupplierChats;
    return (await fromUnusedAddress(market, user).call(list, { query: {} })).chats;
  },
});
