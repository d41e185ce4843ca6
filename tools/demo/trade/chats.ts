// Chats of the demo market about a product, with data sheets and pictures as attachments.
import type { Both } from '../types.ts';
import { type Book, type Conversation, iso } from './book.ts';
import type { Interest } from './enquiries.ts';
import { aboutOffer } from './facts.ts';
import type { DemoFile } from './files.ts';
import { DAY, HOUR, MINUTE } from './moments.ts';
import type { Person } from './people.ts';
import type { Exchange } from './talk/exchange.ts';

export interface ChatPlan extends Interest {
  /** What they talk about, in order. */
  readonly talk: readonly Exchange[];
  /** The buyer's last words, if it is done. */
  readonly ending?: Both | undefined;
  /** A file that the seller sends after the reply with this index. */
  readonly file?: { readonly after: number; readonly content: DemoFile } | undefined;
}

/** Sends a message unless it would be sent later than now, and returns whether it was. */
export function say(
  book: Book,
  { id, messages }: Conversation,
  from: Person,
  at: number | null,
  words: Both | string,
): string | null {
  if (at === null) return null;
  const messageId = book.id(at);
  messages.push({
    id: messageId,
    chat_id: id,
    sender_id: from.id,
    language: from.language,
    created_at: iso(at),
    text: typeof words === 'string' ? words : book.written(words, from.language),
  });
  book.acted(from, at);
  return messageId;
}

const send = (
  book: Book,
  chat: Conversation,
  from: Person,
  at: number | null,
  file: DemoFile,
): void => {
  const message = say(book, chat, from, at, file.name);
  if (message === null) return;
  const { id, name, type, size } = file;
  book.attachments.push({ id, message_id: message, name, type, size, sender_id: from.id });
};

const lastMoment = ({ messages }: Conversation): number =>
  Date.parse(messages.at(-1)?.created_at ?? '');

export function openConversation(book: Book, { offer, buyer, at }: Interest): Conversation {
  const id = book.id(at);
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
  book.conversations.push(chat);
  return chat;
}

/** Writes the talk of a chat that is open already, from the moment of the plan on. */
export function talkOn(book: Book, chat: Conversation, plan: ChatPlan): void {
  const { offer, buyer, quantity, at, talk, ending, file } = plan;
  const { seller } = offer;
  const text = aboutOffer(offer, buyer, quantity);
  for (const [index, { ask, reply }] of talk.entries()) {
    const asked = index === 0 ? at : book.next(buyer, lastMoment(chat), 3 * MINUTE, DAY);
    if (say(book, chat, buyer, asked, text(ask)) === null) return;
    const replied = book.next(seller, lastMoment(chat), 2 * MINUTE, 5 * HOUR);
    if (say(book, chat, seller, replied, text(reply)) === null) return;
    if (file?.after === index) {
      const sent = book.next(seller, lastMoment(chat), MINUTE / 2, 2 * MINUTE);
      send(book, chat, seller, sent, file.content);
    }
  }
  if (ending)
    say(book, chat, buyer, book.next(buyer, lastMoment(chat), 2 * MINUTE, 6 * HOUR), text(ending));
}
