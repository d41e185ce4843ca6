// Parsers of conversations, for all documented variants: users or userIds, messages or data, array or object.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../catalog/product-page-reader.ts';
import {
  count,
  fields,
  flag,
  list,
  maybeText,
  maybeTime,
  pick,
  record,
  unwrapJson,
} from '../read.ts';
import { accepted, rowsOf, unreadable } from '../reply.ts';
import {
  type Party,
  type ProductReference,
  party,
  productReference,
} from '../trade/reference-reader.ts';
import { type ChatMessage, messageRow } from './message-reader.ts';

export interface Chat {
  readonly id: string;
  readonly participants: readonly Party[];
  readonly supplier: Party | null;
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

const bareText = maybeText();
const lastFields = fields({ text: maybeText(), createdAt: maybeTime });

const chatFields = fields({
  _id: maybeText(64),
  id: maybeText(64),
  users: list(party, 20),
  userIds: list(party, 20),
  vendor: party,
  product: productReference,
  productId: productReference,
  messages: list(messageRow, 10_000),
  lastMessage: z.unknown(),
  unreadCount: count,
  updatedAt: maybeTime,
});

const named = (people: readonly (Party | null)[]): Party[] =>
  people.filter((each) => each !== null);

/** The last message: text, or a message object, or else the newest of the chat's messages. */
const lastOf = (value: unknown, messages: readonly ChatMessage[]): Chat['lastMessage'] => {
  const bare = z.parse(bareText, value);
  if (bare !== null) return { text: bare, createdAt: null };
  const { text, createdAt } = z.parse(lastFields, value);
  if (text !== null) return { text, createdAt };
  const newest = messages.at(-1);
  return newest ? { text: newest.text, createdAt: newest.createdAt } : null;
};

/** One conversation; rejects rows without an id. */
const chatRow = z.pipe(
  chatFields.check(z.refine((read) => (read._id ?? read.id) !== null)),
  z.transform((read): Chat => {
    const users = named(read.users);
    const lastMessage = lastOf(read.lastMessage, read.messages);
    return {
      id: read._id ?? read.id ?? '',
      participants: users.length > 0 ? users : named(read.userIds),
      supplier: read.vendor,
      product: read.product ?? read.productId,
      lastMessage,
      unreadCount: read.unreadCount,
      updatedAt: read.updatedAt ?? lastMessage?.createdAt ?? null,
    };
  }),
);

export const readChats = (body: unknown): Chats => ({
  chats: z.parse(list(chatRow, 10_000), rowsOf(body, 'data', 'chats')),
  pagination: readPagination(z.parse(record, body).pagination),
});

const aboutFields = fields({
  product: productReference,
  hasMore: flag,
  otherRead: maybeText(64),
});

const chatIn = (reply: Record<string, unknown>): Record<string, unknown> => {
  const inside = pick(reply, 'chat', 'data');
  return Array.isArray(inside) ? reply : { ...reply, ...z.parse(record, inside) };
};

/** Messages with their chat: an array, `messages` or `data`; the chat at the top level, under `chat` or under `data`. */
export const readOpenChat = (body: unknown): OpenChat => {
  const reply = unwrapJson(body);
  const whole = Array.isArray(reply) ? { messages: reply } : chatIn(accepted(reply));
  const chat = z.safeParse(chatRow, whole);
  const about = z.parse(aboutFields, whole);
  return {
    chat: chat.success ? chat.data : null,
    product: about.product,
    messages: z.parse(list(messageRow, 10_000), pick(whole, 'messages', 'data')),
    hasMore: about.hasMore,
    otherRead: about.otherRead,
  };
};

/** A new chat. Throws if it has no id: then no message could be sent to it. */
export const readCreatedChat = (body: unknown): OpenChat & { readonly chat: Chat } => {
  const { chat, ...rest } = readOpenChat(body);
  if (chat === null) throw unreadable();
  return { ...rest, chat };
};
