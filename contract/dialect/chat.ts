// Conversations and messages in the calls and live events that the spec documents (§7): every documented variant is read, the
// fullest is written.
import * as z from 'zod/mini';
import { type Chat, type LastMessage, type OpenChat, openFields } from '../chat/chat.ts';
import { attachment } from '../chat/message.ts';
import {
  count,
  fields,
  firstPresent,
  firstText,
  flag,
  list,
  nullableText,
  nullableTime,
  orNull,
  recordOf,
  text,
  time,
  unwrapJson,
} from '../read.ts';
import { successReply } from '../reply.ts';
import {
  firstNamed,
  readParticipant,
  readProductReference,
  sentParticipant,
  sentProductReference,
  writeReference,
} from './references.ts';

/** Names of the fields of a new chat on the wire. */
export const CHAT_SENT_AS = { supplierId: 'vendor' } as const;

const MAX_ROWS = 10_000;

const readAll = (
  value: unknown,
  read: (row: unknown) => Record<string, unknown>,
): Record<string, unknown>[] => {
  const rows = unwrapJson(value);
  return Array.isArray(rows) ? rows.slice(0, MAX_ROWS).map(read) : [];
};

/** The fields of a message under the names of its schema, from any documented variant. */
const readMessage = (value: unknown): Record<string, unknown> => {
  const row = recordOf(value);
  const [sender, named] = [readParticipant(row.sender), readParticipant(row.senderId)];
  return {
    ...row,
    id: firstText(row._id, row.id),
    sender: {
      id: sender.id ?? named.id,
      name: firstText(sender.name, sender.companyName, named.name, named.companyName),
    },
  };
};

/** The saved message: at the top level, under `data`, or under `message`. */
export const readSavedMessage = (body: unknown): unknown => {
  const reply = successReply(body);
  return [reply.data, reply.message, reply].map(readMessage).find(({ id }) => id !== undefined);
};

/** A newMessage event: the message with the id of its chat. */
export const readMessageEvent = (payload: unknown): unknown => {
  const event = recordOf(payload);
  const message = readMessage(event.message);
  return { ...message, chatId: firstText(event.chatId, message.chatId) };
};

/** The last message: text, or a message object, or else the newest of the chat's messages. */
const readLastMessage = (value: unknown, messages: readonly Record<string, unknown>[]): unknown => {
  const last = firstText(value) === undefined ? readMessage(value) : { text: value };
  return firstText(last.text) === undefined
    ? messages.findLast(({ id }) => id !== undefined)
    : last;
};

/** The fields of a chat under the names of its schema, from any documented variant. */
export const readChat = (value: unknown): Record<string, unknown> => {
  const row = recordOf(value);
  const messages = readAll(firstPresent(row, 'messages', 'data'), readMessage);
  const lastMessage = readLastMessage(row.lastMessage, messages);
  const users = readAll(row.users, readParticipant);
  return {
    ...row,
    id: firstText(row._id, row.id),
    participants: firstNamed(...users) ? users : readAll(row.userIds, readParticipant),
    supplier: readParticipant(row.vendor),
    product: firstNamed(readProductReference(row.product), readProductReference(row.productId)),
    messages,
    lastMessage,
    updatedAt: z.parse(nullableTime, row.updatedAt) ?? recordOf(lastMessage).createdAt,
  };
};

/** Messages with their chat: an array, `messages` or `data`; the chat at the top level, under `chat` or under `data`. */
export const readOpenChat = (body: unknown): Record<string, unknown> => {
  const rows = unwrapJson(body);
  if (Array.isArray(rows)) return readChat({ messages: rows });
  const reply = successReply(rows);
  const nested = firstPresent(reply, 'chat', 'data');
  return readChat(Array.isArray(nested) ? reply : { ...reply, ...recordOf(nested) });
};

const sentMessageFields = {
  _id: text(),
  id: text(),
  chatId: text(),
  senderId: text(),
  sender: fields({ _id: text(), name: text() }),
  text: text(),
  attachment: orNull(attachment),
  clientId: nullableText(),
  createdAt: time,
  originalLanguage: text(),
  language: text(),
};
export const sentMessage = fields(sentMessageFields);

/** Names every field, because no serializer removes undeclared fields of live events. */
export const writeMessage = ({ sender, ...message }: Omit<LastMessage, 'translation'>) => ({
  _id: message.id,
  id: message.id,
  chatId: message.chatId,
  senderId: sender.id,
  sender: { _id: sender.id, name: sender.name },
  text: message.text,
  attachment: message.attachment,
  clientId: message.clientId,
  createdAt: message.createdAt,
  originalLanguage: message.originalLanguage,
  language: message.originalLanguage,
});

const sentFields = {
  _id: text(),
  id: text(),
  users: list(sentParticipant),
  userIds: list(text()),
  vendor: orNull(sentParticipant),
  product: orNull(sentProductReference),
  lastMessage: orNull(fields({ ...sentMessageFields, translation: nullableText() })),
  unreadCount: count,
  updatedAt: time,
};
export const sentChat = fields(sentFields);

export const sentOpenChat = fields({
  ...sentFields,
  messages: list(sentMessage),
  hasMore: flag,
  otherRead: nullableText(),
  counterpart: openFields.counterpart,
  isTranslated: flag,
});

export const writeChat = ({
  participants,
  supplier,
  product,
  lastMessage,
  ...chat
}: Chat | OpenChat) => ({
  ...chat,
  _id: chat.id,
  users: participants.map(writeReference),
  userIds: participants.map(({ id }) => id),
  vendor: writeReference(supplier),
  product: writeReference(product),
  lastMessage: lastMessage && {
    ...writeMessage(lastMessage),
    translation: lastMessage.translation,
  },
});

export const writeOpenChat = (chat: OpenChat) => ({
  ...writeChat(chat),
  messages: chat.messages.map(writeMessage),
});
