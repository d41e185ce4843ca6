// Chats for tests: opened, written and read by the users of a trade.
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
import { openTrade } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';

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

/** A trade with an approved product, and chats between new buyers and its supplier. */
export async function openChatTrade(market: Market) {
  const trade = await openTrade(market);
  const productId = await trade.createLiveProduct();
  return {
    trade,
    productId,
    newChat: async (counterpartId = trade.supplier.id) => {
      const buyer = await signUp(market, 'buyer', { name: 'Asha Rao' });
      const { id } = await chatApi.open(buyer, { userIds: [buyer.id, counterpartId] });
      return { buyer, id };
    },
  };
}
