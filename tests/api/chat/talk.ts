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
import type { SomeoneSignedIn } from '../people.ts';
import { elsewhere } from '../trade/trade.ts';

/** Each call comes from an unused address, so that no rate limit applies. */
export const talkIn = (market: Market) => ({
  open: (who: SomeoneSignedIn, body: BodyOf<typeof createChat>) =>
    elsewhere(market, who).call(createChat, { body }),
  say: (who: SomeoneSignedIn, chatId: string, text: string, clientId?: string) =>
    elsewhere(market, who).call(sendChatMessage, { body: { chatId, text, clientId } }),
  read: (who: SomeoneSignedIn, id: string, query: QueryOf<typeof listMessages> = {}) =>
    elsewhere(market, who).call(listMessages, { params: { id }, query }),
  mark: (who: SomeoneSignedIn, id: string, messageId: string) =>
    elsewhere(market, who).call(markChatRead, { params: { id }, body: { messageId } }),
  list: async (who: SomeoneSignedIn, side: 'buyer' | 'supplier') => {
    const list = side === 'buyer' ? listBuyerChats : listSupplierChats;
    return (await elsewhere(market, who).call(list, { query: {} })).chats;
  },
});
