// A conversation, as the server serializes it and every screen uses it.
import type * as z from 'zod/mini';
import { LANGS } from '../lang.ts';
import {
  count,
  fields,
  flag,
  list,
  nullableText,
  nullableTime,
  oneOf,
  orNull,
  rowId,
  text,
} from '../read.ts';
import { participant, productReference } from '../trade/references.ts';
import { message, messageFields } from './message.ts';

/** Some backends send only its text. */
const lastMessage = fields({
  ...messageFields,
  id: nullableText(64),
  text: text(20_000),
  /** The text in the reader's language, if a translation is stored or costs nothing. */
  translation: nullableText(20_000),
});
export type LastMessage = z.output<typeof lastMessage>;

const chatFields = {
  id: rowId,
  participants: list(participant, 20),
  /** The supplier or the admins. */
  supplier: orNull(participant),
  /** null for conversations with the admins, which have no product. */
  product: orNull(productReference),
  lastMessage: orNull(lastMessage),
  unreadCount: count,
  updatedAt: nullableTime,
};

/** A row of the conversation list: with its last message only. */
export const chat = fields(chatFields);
export type Chat = z.output<typeof chat>;

/** What a participant sees about the counterpart. */
const counterpart = fields({
  /** In the reader's language; '' if unknown. */
  city: text(200),
  /** Of its country; null if unknown. */
  timeZone: oneOf(['Asia/Kolkata', 'Asia/Shanghai'], null),
  /** The language of its account; null if unknown, and for the admins. */
  language: oneOf(LANGS, null),
  /** 'own': blocked by the reader; 'theirs': has blocked the reader. Neither can send the other anything new. */
  block: oneOf(['own', 'theirs'], null),
});
export type Counterpart = z.output<typeof counterpart>;

export const openFields = {
  messages: list(message, 10_000),
  /** Whether there are older messages than these; with `after`, newer ones. */
  hasMore: flag,
  /** Id of the last message that the counterpart has read; null if none, or if the backend does not send it. */
  otherRead: nullableText(64),
  /** null if the backend does not send it. */
  counterpart: orNull(counterpart),
  /** Whether free texts are translated by a service; without one only ready phrases and texts of one term are. */
  isTranslated: flag,
};

/** A new chat must have an id, or no message could be sent to it. */
export const createdChat = fields({ ...chatFields, ...openFields });
export type CreatedChat = z.output<typeof createdChat>;

/** Some backends send only the messages: then the id is null. */
export const openChat = fields({ ...chatFields, ...openFields, id: nullableText(64) });
export type OpenChat = z.output<typeof openChat>;
