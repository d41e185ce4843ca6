// Parser of chat messages, in replies and in live events.
import * as z from 'zod/mini';
import { count, fields, maybeText, maybeTime, pick, text } from '../read.ts';
import { accepted, unreadable } from '../reply.ts';
import { type Party, party } from '../trade/reference-reader.ts';

export interface ChatMessage {
  readonly id: string;
  readonly chatId: string | null;
  readonly sender: Party | null;
  readonly text: string;
  readonly createdAt: string | null;
  readonly originalLanguage: string | null;
  readonly attachment: Attachment | null;
  /** Id that this client assigned before the message was stored. */
  readonly clientId: string | null;
}

/** An image or document in a conversation; its path is fetched with the token. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly path: string;
}

const messageFields = fields({
  _id: maybeText(64),
  id: maybeText(64),
  chatId: maybeText(64),
  sender: party,
  senderId: party,
  text: text(),
  createdAt: maybeTime,
  originalLanguage: maybeText(20),
  attachment: fields({
    id: text(64),
    name: text(300),
    type: text(100),
    size: count,
    path: text(500),
  }),
  clientId: maybeText(64),
});

/** Merges `sender` and `senderId`, either of which may be an object or a bare id. */
const senderOf = (sender: Party | null, senderId: Party | null): Party | null =>
  sender === null || senderId === null
    ? (sender ?? senderId)
    : { ...sender, id: sender.id ?? senderId.id };

/** One message; rejects rows without an id. */
export const messageRow = z.pipe(
  messageFields.check(z.refine((read) => (read._id ?? read.id) !== null)),
  z.transform(
    (read): ChatMessage => ({
      id: read._id ?? read.id ?? '',
      chatId: read.chatId,
      sender: senderOf(read.sender, read.senderId),
      text: read.text,
      createdAt: read.createdAt,
      originalLanguage: read.originalLanguage,
      attachment: read.attachment.path === '' ? null : read.attachment,
      clientId: read.clientId,
    }),
  ),
);

/** The saved message: at the top level, under `data`, or under `message`. */
export const readMessage = (body: unknown): ChatMessage => {
  const reply = accepted(body);
  for (const place of [pick(reply, 'data'), reply.message, reply]) {
    const read = z.safeParse(messageRow, place);
    if (read.success) return read.data;
  }
  throw unreadable();
};
