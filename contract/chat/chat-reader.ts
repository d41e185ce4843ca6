// Parsers of conversations, for all documented variants: users or userIds, messages or data, array or object.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../pagination.ts';
import {
  count,
  fields,
  firstPresent,
  flag,
  list,
  nullableText,
  nullableTime,
  record,
  unwrapJson,
} from '../read.ts';
import { rowsOf, successReply, unreadableReply } from '../reply.ts';
import {
  type Participant,
  type ProductReference,
  participant,
  productReference,
} from '../trade/reference-reader.ts';
import { type ChatMessage, messageRow } from './message-reader.ts';

export interface Chat {
  readonly id: string;
  readonly participants: readonly Participant[];
  readonly supplier: Participant | null;
  readonly product: ProductReference | null;
  readonly lastMessage: { readonly text: string; readonly createdAt: string | null } | null;
  readonly unreadCount: number;
  readonly updatedAt: string | null;
}

/** An open conversation. `chat` is null if the backend sends only the messages. */
export interface OpenChat {
  readonly chat: Chat | null;
  /** Shown in the header of the window. */
  readonly product: ProductReference | null;
  readonly messages: readonly ChatMessage[];
  /** Whether there are older messages than these. */
  readonly hasMore: boolean;
  /** Id of the last message that the counterpart has read; null if none, or if the backend does not send it. */
  readonly otherRead: string | null;
}

/** A page of conversations; `pagination` is null if the backend sends all of them. */
export interface Chats {
  readonly chats: readonly Chat[];
  readonly pagination: Pagination | null;
}

const messageTextOnly = nullableText();
const lastMessageFields = fields({ text: nullableText(), createdAt: nullableTime });

const chatFields = fields({
  _id: nullableText(64),
  id: nullableText(64),
  users: list(participant, 20),
  userIds: list(participant, 20),
  vendor: participant,
  product: productReference,
  productId: productReference,
  messages: list(messageRow, 10_000),
  lastMessage: z.unknown(),
  unreadCount: count,
  updatedAt: nullableTime,
});

const withoutNulls = (participants: readonly (Participant | null)[]): Participant[] =>
  participants.filter((each) => each !== null);

/** The last message: text, or a message object, or else the newest of the chat's messages. */
const readLastMessage = (value: unknown, messages: readonly ChatMessage[]): Chat['lastMessage'] => {
  const textOnly = z.parse(messageTextOnly, value);
  if (textOnly !== null) return { text: textOnly, createdAt: null };
  const { text, createdAt } = z.parse(lastMessageFields, value);
  if (text !== null) return { text, createdAt };
  const newest = messages.at(-1);
  return newest ? { text: newest.text, createdAt: newest.createdAt } : null;
};

/** One conversation; rejects rows without an id. */
const chatRow = z.pipe(
  chatFields.check(z.refine((parsed) => (parsed._id ?? parsed.id) !== null)),
  z.transform((parsed): Chat => {
    const users = withoutNulls(parsed.users);
    const lastMessage = readLastMessage(parsed.lastMessage, parsed.messages);
    return {
      id: parsed._id ?? parsed.id ?? '',
      participants: users.length > 0 ? users : withoutNulls(parsed.userIds),
      supplier: parsed.vendor,
      product: parsed.product ?? parsed.productId,
      lastMessage,
      unreadCount: parsed.unreadCount,
      updatedAt: parsed.updatedAt ?? lastMessage?.createdAt ?? null,
    };
  }),
);

export const readChats = (body: unknown): Chats => ({
  chats: z.parse(list(chatRow, 10_000), rowsOf(body, 'data', 'chats')),
  pagination: readPagination(z.parse(record, body).pagination),
});

const openChatFields = fields({
  product: productReference,
  hasMore: flag,
  otherRead: nullableText(64),
});

const mergeNestedChat = (reply: Record<string, unknown>): Record<string, unknown> => {
  const nested = firstPresent(reply, 'chat', 'data');
  return Array.isArray(nested) ? reply : { ...reply, ...z.parse(record, nested) };
};

/** Messages with their chat: an array, `messages` or `data`; the chat at the top level, under `chat` or under `data`. */
export const readOpenChat = (body: unknown): OpenChat => {
  const reply = unwrapJson(body);
  const merged = Array.isArray(reply) ? { messages: reply } : mergeNestedChat(successReply(reply));
  const chat = z.safeParse(chatRow, merged);
  const openChat = z.parse(openChatFields, merged);
  return {
    chat: chat.success ? chat.data : null,
    product: openChat.product,
    messages: z.parse(list(messageRow, 10_000), firstPresent(merged, 'messages', 'data')),
    hasMore: openChat.hasMore,
    otherRead: openChat.otherRead,
  };
};

/** A new chat. Throws if it has no id: then no message could be sent to it. */
export const readCreatedChat = (body: unknown): OpenChat & { readonly chat: Chat } => {
  const { chat, ...rest } = readOpenChat(body);
  if (chat === null) throw unreadableReply();
  return { ...rest, chat };
};
