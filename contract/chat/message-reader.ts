// Parser of chat messages, in replies and in live events.
import * as z from 'zod/mini';
import { count, fields, firstPresent, nullableText, nullableTime, text } from '../read.ts';
import { successReply, unreadableReply } from '../reply.ts';
import { type Participant, participant } from '../trade/reference-reader.ts';

export interface ChatMessage {
  readonly id: string;
  readonly chatId: string | null;
  readonly sender: Participant | null;
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
  _id: nullableText(64),
  id: nullableText(64),
  chatId: nullableText(64),
  sender: participant,
  senderId: participant,
  text: text(),
  createdAt: nullableTime,
  originalLanguage: nullableText(20),
  attachment: fields({
    id: text(64),
    name: text(300),
    type: text(100),
    size: count,
    path: text(500),
  }),
  clientId: nullableText(64),
});

/** Merges `sender` and `senderId`, either of which may be an object or a bare id. */
const senderOf = (sender: Participant | null, senderId: Participant | null): Participant | null =>
  sender === null || senderId === null
    ? (sender ?? senderId)
    : { ...sender, id: sender.id ?? senderId.id };

/** One message; rejects rows without an id. */
export const messageRow = z.pipe(
  messageFields.check(z.refine((parsed) => (parsed._id ?? parsed.id) !== null)),
  z.transform(
    (parsed): ChatMessage => ({
      id: parsed._id ?? parsed.id ?? '',
      chatId: parsed.chatId,
      sender: senderOf(parsed.sender, parsed.senderId),
      text: parsed.text,
      createdAt: parsed.createdAt,
      originalLanguage: parsed.originalLanguage,
      attachment: parsed.attachment.path === '' ? null : parsed.attachment,
      clientId: parsed.clientId,
    }),
  ),
);

/** The saved message: at the top level, under `data`, or under `message`. */
export const readMessage = (body: unknown): ChatMessage => {
  const reply = successReply(body);
  for (const candidate of [firstPresent(reply, 'data'), reply.message, reply]) {
    const parsed = z.safeParse(messageRow, candidate);
    if (parsed.success) return parsed.data;
  }
  throw unreadableReply();
};
