// Chats of the demo market about a product, with data sheets and pictures as attachments.

import type { Both } from '../types.ts';
import type { Interest } from './enquiries.ts';
import type { DemoFile } from './files.ts';
import { offerTexts } from './offer.ts';
import type { Person } from './people.ts';
import type { Exchange } from './texts.ts';
import { type Conversation, iso, type TradeBuilder } from './trade-builder.ts';
import { DAY, HOUR, MINUTE } from './working-hours.ts';

export interface ChatPlan extends Interest {
  /** Questions with replies, in order. */
  readonly exchanges: readonly Exchange[];
  /** The buyer's last message. */
  readonly ending?: Both | undefined;
  /** A file that the seller sends after the reply with this index. */
  readonly file?: { readonly after: number; readonly content: DemoFile } | undefined;
}

/** Adds a message and returns its id; null for `at`, a time that has not come, adds none. */
export function sendMessage(
  trade: TradeBuilder,
  { id, messages }: Conversation,
  from: Person,
  at: number | null,
  words: Both | string,
): string | null {
  if (at === null) return null;
  const messageId = trade.id(at);
  messages.push({
    id: messageId,
    chat_id: id,
    sender_id: from.id,
    language: from.language,
    created_at: iso(at),
    text: typeof words === 'string' ? words : trade.recordText(words, from.language),
  });
  trade.recordActivity(from, at);
  return messageId;
}

const sendFile = (
  trade: TradeBuilder,
  chat: Conversation,
  from: Person,
  at: number | null,
  file: DemoFile,
): void => {
  const message = sendMessage(trade, chat, from, at, file.name);
  if (message === null) return;
  const { id, name, type, size } = file;
  trade.attachments.push({ id, message_id: message, name, type, size, sender_id: from.id });
};

const lastMessageTime = ({ messages }: Conversation): number =>
  Date.parse(messages.at(-1)?.created_at ?? '');

export function openConversation(
  trade: TradeBuilder,
  { offer, buyer, at }: Interest,
): Conversation {
  const id = trade.id(at);
  const { no, product, seller } = offer;
  const row = {
    id,
    buyer_id: buyer.id,
    supplier_id: seller.id,
    to_admin: 0,
    product_no: no,
    about: product.id,
    product_name: product.name.en,
  };
  const chat: Conversation = { id, buyer, seller, row, messages: [] };
  trade.conversations.push(chat);
  return chat;
}

/** Adds the messages of the plan to a chat, from the plan's time on, as far as they are not later than now. */
export function continueChat(trade: TradeBuilder, chat: Conversation, plan: ChatPlan): void {
  const { offer, buyer, quantity, at, exchanges, ending, file } = plan;
  const { seller } = offer;
  const text = offerTexts(offer, buyer, quantity);
  for (const [index, { ask, reply }] of exchanges.entries()) {
    const asked =
      index === 0 ? at : trade.nextAction(buyer, lastMessageTime(chat), 3 * MINUTE, DAY);
    if (sendMessage(trade, chat, buyer, asked, text(ask)) === null) return;
    const replied = trade.nextAction(seller, lastMessageTime(chat), 2 * MINUTE, 5 * HOUR);
    if (sendMessage(trade, chat, seller, replied, text(reply)) === null) return;
    if (file?.after === index) {
      const sent = trade.nextAction(seller, lastMessageTime(chat), MINUTE / 2, 2 * MINUTE);
      sendFile(trade, chat, seller, sent, file.content);
    }
  }
  if (ending)
    sendMessage(
      trade,
      chat,
      buyer,
      trade.nextAction(buyer, lastMessageTime(chat), 2 * MINUTE, 6 * HOUR),
      text(ending),
    );
}
