// Endpoints for conversations between a buyer and a supplier or the admins, and for their messages.
import * as z from 'zod/mini';
import { id, idParam, optionalField, requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { fieldError, optionalParam, paginationParams, textParam } from '../query.ts';
import { acknowledgement } from '../reply.ts';
import { participantDto, productReferenceDto } from '../trade/enquiries.ts';
import { attachmentFile } from '../upload.ts';
import { readChats, readCreatedChat, readOpenChat } from './chat-reader.ts';
import { readMessage } from './message-reader.ts';

export const attachmentDto = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  /** Bytes. */
  size: z.number(),
  /** URL path under the /api base. */
  path: z.string(),
});

export const messageDto = z.object({
  _id: z.string(),
  id: z.string(),
  chatId: z.string(),
  senderId: z.string(),
  sender: z.object({ _id: z.string(), name: z.string() }),
  text: z.string(),
  /** The attached image or document. Only participants can fetch its path, with their token. */
  attachment: z.nullable(attachmentDto),
  /** Id that the sender's client assigned before the message was stored; lets a screen recognize its own message. */
  clientId: z.nullable(z.string()),
  createdAt: z.string(),
  originalLanguage: z.string(),
  language: z.string(),
});
export type MessageDto = z.output<typeof messageDto>;

/** A row of the conversation list: with its last message only. */
export const chatDto = z.object({
  _id: z.string(),
  id: z.string(),
  users: z.array(participantDto),
  userIds: z.array(z.string()),
  vendor: z.nullable(participantDto),
  /** null for conversations with the admins, which have no product. */
  product: z.nullable(productReferenceDto),
  lastMessage: z.nullable(messageDto),
  unreadCount: z.number(),
  updatedAt: z.string(),
});
export type ChatDto = z.output<typeof chatDto>;

const openChatReply = z.object({
  success: z.literal(true),
  ...chatDto.shape,
  messages: z.array(messageDto),
  hasMore: z.boolean(),
  /** Id of the last message that the counterpart has read. */
  otherRead: z.nullable(z.string()),
});
const chatListReply = z.object({ success: z.literal(true), data: z.array(chatDto), pagination });

export const chatQuery = z.object(paginationParams);

/**
 * Cursor pagination. Pages go from the newest to the oldest; within a page, messages are oldest first. `before` is the
 * oldest known id. `after` is the newest known id and returns what followed it, oldest first, after a disconnection.
 */
export const messageQuery = z.object({
  before: optionalParam(textParam(64, 'textTooLong')),
  after: optionalParam(textParam(64, 'textTooLong')),
  limit: paginationParams.limit,
});

/** The server adds the signed-in user; the counterpart may be the literal 'admin' (spec §2). */
export const chatBody = z.object({
  userIds: z
    .array(id, fieldError('chatParticipants'))
    .check(
      z.minLength(1, fieldError('chatParticipants')),
      z.maxLength(2, fieldError('chatParticipants')),
    ),
  productId: optionalField(id),
  vendor: optionalField(id),
});

/** `senderId` is part of the spec (§7), but the server ignores it and uses the owner of the token. */
export const messageBody = z.object({
  chatId: id,
  senderId: optionalField(id),
  text: requiredText(MAX_MESSAGE_LENGTH, 'messageRequired'),
  /** A repeated `clientId` of the same sender is the same message: it is stored once. */
  clientId: optionalField(id),
  /** Has the same effect as `clientId`. */
  idempotencyKey,
});

export const listSupplierChats = endpoint({
  method: 'GET',
  path: '/chats/vendor',
  summary: "A supplier's conversations, latest first",
  access: 'user',
  query: chatQuery,
  reply: chatListReply,
  read: readChats,
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const listBuyerChats = endpoint({
  method: 'GET',
  path: '/chats/buyer',
  summary: "A buyer's conversations, latest first",
  access: 'user',
  query: chatQuery,
  reply: chatListReply,
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
  reply: openChatReply,
  read: readOpenChat,
  errors: ['unauthorized', 'chatNotFound', 'validation'],
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/chats/:id/messages',
  summary: 'The messages of a conversation in pages, newest page first',
  access: 'user',
  params: idParam,
  query: messageQuery,
  reply: openChatReply,
  read: readOpenChat,
  errors: ['unauthorized', 'chatNotFound', 'validation'],
});

export const createChat = endpoint({
  method: 'POST',
  path: '/chats',
  summary: 'Creates a conversation about a product, or returns the existing one',
  access: 'user',
  body: chatBody,
  reply: openChatReply,
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
  errors: ['unauthorized', 'chatNotFound', 'validation'],
});

export const sendAttachment = endpoint({
  method: 'POST',
  path: '/chats/:id/files',
  summary: 'Sends an image or a document as a message of a conversation',
  access: 'user',
  params: idParam,
  body: z.object({ file: attachmentFile, clientId: optionalField(id), idempotencyKey }),
  bodyType: 'multipart',
  fileBytes: MAX_ATTACHMENT_BYTES,
  reply: z.object({ success: z.literal(true), ...messageDto.shape }),
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
  summary:
    'Stores a message and returns it; the live connection broadcasts it to the other participant',
  access: 'user',
  body: messageBody,
  reply: z.object({ success: z.literal(true), ...messageDto.shape }),
  read: readMessage,
  errors: ['unauthorized', 'chatNotFound', 'chatClosed', 'validation', 'tooMany'],
});
