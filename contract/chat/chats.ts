// Endpoints for conversations between a buyer and a supplier or the admins, and for their messages.
import * as z from 'zod/mini';
import { filledText, id, idParam, maybe } from '../body.ts';
import { pagination } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { ATTACHMENT_BYTES, ATTACHMENT_TYPES, MAX_MESSAGE } from '../limits.ts';
import { given, paging, says, word } from '../query.ts';
import { acknowledgement, readAcknowledgement } from '../reply.ts';
import { partyWire, productReferenceWire } from '../trade/enquiries.ts';
import { attachmentFile } from '../upload.ts';
import { readChats, readCreatedChat, readOpenChat } from './chat-reader.ts';
import { readMessage } from './message-reader.ts';

export const attachmentWire = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  /** Bytes. */
  size: z.number(),
  /** URL path under the /api base. */
  path: z.string(),
});

export const messageWire = z.object({
  _id: z.string(),
  id: z.string(),
  chatId: z.string(),
  senderId: z.string(),
  sender: z.object({ _id: z.string(), name: z.string() }),
  text: z.string(),
  /** The attached image or document. Only participants can fetch its path, with their token. */
  attachment: z.nullable(attachmentWire),
  /** Id that the sender's client assigned before the message was stored; lets a screen recognize its own message. */
  clientId: z.nullable(z.string()),
  createdAt: z.string(),
  originalLanguage: z.string(),
  language: z.string(),
});
export type MessageWire = z.output<typeof messageWire>;

/** A row of the conversation list: with its last message only. */
export const chatWire = z.object({
  _id: z.string(),
  id: z.string(),
  users: z.array(partyWire),
  userIds: z.array(z.string()),
  vendor: z.nullable(partyWire),
  /** null for conversations with the admins, which have no product. */
  product: z.nullable(productReferenceWire),
  lastMessage: z.nullable(messageWire),
  unreadCount: z.number(),
  updatedAt: z.string(),
});
export type ChatWire = z.output<typeof chatWire>;

const openChatWire = z.object({
  success: z.literal(true),
  ...chatWire.shape,
  messages: z.array(messageWire),
  hasMore: z.boolean(),
  /** Id of the last message that the counterpart has read. */
  otherRead: z.nullable(z.string()),
});
const chatList = z.object({ success: z.literal(true), data: z.array(chatWire), pagination });

export const chatQuery = z.object(paging);

/**
 * Cursor pagination. Pages go from the newest to the oldest; within a page, messages are oldest first. `before` is the
 * oldest known id. `after` is the newest known id and returns what followed it, oldest first, after a disconnection.
 */
export const messageQuery = z.object({
  before: given(word(64, 'textTooLong')),
  after: given(word(64, 'textTooLong')),
  limit: paging.limit,
});

/** The server adds the signed-in user; the counterpart may be the literal 'admin' (spec §2). */
export const chatBody = z.object({
  userIds: z
    .array(id, says('chatMembers'))
    .check(z.minLength(1, says('chatMembers')), z.maxLength(2, says('chatMembers'))),
  productId: maybe(id),
  vendor: maybe(id),
});

/** `senderId` is part of the spec (§7), but the server ignores it and uses the owner of the token. */
export const messageBody = z.object({
  chatId: id,
  senderId: maybe(id),
  text: filledText(MAX_MESSAGE, 'messageRequired'),
  /** A repeated `clientId` of the same sender is the same message: it is stored once. */
  clientId: maybe(id),
  /** Has the same effect as `clientId`. */
  idempotencyKey,
});

export const listVendorChats = endpoint({
  method: 'GET',
  path: '/chats/vendor',
  summary: "A supplier's conversations, the latest first",
  access: 'user',
  query: chatQuery,
  reply: chatList,
  read: readChats,
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const listBuyerChats = endpoint({
  method: 'GET',
  path: '/chats/buyer',
  summary: "A buyer's conversations, the latest first",
  access: 'user',
  query: chatQuery,
  reply: chatList,
  read: readChats,
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const getChat = endpoint({
  method: 'GET',
  path: '/chats/:id',
  summary: 'A conversation with its newest messages',
  access: 'user',
  params: idParam,
  query: messageQuery,
  reply: openChatWire,
  read: readOpenChat,
  errors: ['unauthorized', 'chatNotFound', 'validation'],
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/chats/:id/messages',
  summary: 'The messages of a conversation, a page at a time from the newest',
  access: 'user',
  params: idParam,
  query: messageQuery,
  reply: openChatWire,
  read: readOpenChat,
  errors: ['unauthorized', 'chatNotFound', 'validation'],
});

export const createChat = endpoint({
  method: 'POST',
  path: '/chats',
  summary: 'Opens a conversation about a product, or the one there is already',
  access: 'user',
  body: chatBody,
  reply: openChatWire,
  read: readCreatedChat,
  errors: ['unauthorized', 'forbidden', 'productNotFound', 'supplierNotFound', 'validation'],
});

/** Up to and including this message. */
export const markChatRead = endpoint({
  method: 'PUT',
  path: '/chats/:id/read',
  summary: 'Marks the messages of a conversation as read',
  access: 'user',
  params: idParam,
  body: z.object({ messageId: id }),
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['unauthorized', 'chatNotFound', 'validation'],
});

export const sendAttachment = endpoint({
  method: 'POST',
  path: '/chats/:id/files',
  summary: 'Sends a picture or a document into a conversation, as a message',
  access: 'user',
  params: idParam,
  body: z.object({ file: attachmentFile, clientId: maybe(id), idempotencyKey }),
  bodyType: 'multipart',
  fileBytes: ATTACHMENT_BYTES,
  reply: z.object({ success: z.literal(true), ...messageWire.shape }),
  read: readMessage,
  errors: [
    'unauthorized',
    'chatNotFound',
    'chatClosed',
    'validation',
    'tooLarge',
    'unsupportedType',
    'tooMany',
  ],
});

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/messages',
  summary: 'Saves a message and answers it; the live connection brings it to the others',
  access: 'user',
  body: messageBody,
  reply: z.object({ success: z.literal(true), ...messageWire.shape }),
  read: readMessage,
  errors: ['unauthorized', 'chatNotFound', 'chatClosed', 'validation', 'tooMany'],
});
