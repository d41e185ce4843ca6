// Endpoints for conversations between a buyer and a supplier or the admins, and for their messages.
import * as z from 'zod/mini';
import { id, idParam, optionalField, requiredText } from '../body.ts';
import {
  CHAT_SENT_AS,
  readChat,
  readOpenChat,
  readSavedMessage,
  sentChat,
  sentMessage,
  sentOpenChat,
  writeChat,
  writeMessage,
  writeOpenChat,
} from '../dialect/chat.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { MAX_ATTACHMENT_BYTES, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { fieldError, optionalParam, paginationParams, textParam } from '../query.ts';
import { fields, list, recordOf } from '../read.ts';
import { acknowledgement, readRows } from '../reply.ts';
import { attachmentFile } from '../upload.ts';
import { chat, createdChat, type OpenChat, openChat } from './chat.ts';
import { type ChatMessage, message } from './message.ts';

const chatPage = fields({ chats: list(chat, 10_000), pagination });

const chatPageDialect = dialect<z.output<typeof chatPage>>({
  read: (body) => ({ ...recordOf(body), chats: readRows(body, readChat, 'data', 'chats') }),
  write: ({ chats, pagination }) => ({ data: chats.map(writeChat), pagination }),
  schema: fields({ data: list(sentChat), pagination }),
});

const openChatDialect = dialect<OpenChat>({
  read: readOpenChat,
  write: writeOpenChat,
  schema: sentOpenChat,
});

const savedMessageDialect = dialect<ChatMessage>({
  read: readSavedMessage,
  write: writeMessage,
  schema: sentMessage,
});

const chatQuery = z.object(paginationParams);

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
  supplierId: optionalField(id),
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
  reply: chatPage,
  dialect: chatPageDialect,
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const listBuyerChats = endpoint({
  method: 'GET',
  path: '/chats/buyer',
  summary: "A buyer's conversations, latest first",
  access: 'user',
  query: chatQuery,
  reply: chatPage,
  dialect: chatPageDialect,
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const getChat = endpoint({
  method: 'GET',
  path: '/chats/:id',
  summary: 'A conversation with its newest messages',
  access: 'user',
  params: idParam,
  query: messageQuery,
  reply: openChat,
  dialect: openChatDialect,
  errors: ['unauthorized', 'chatNotFound', 'validation'],
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/chats/:id/messages',
  summary: 'The messages of a conversation in pages, newest page first',
  access: 'user',
  params: idParam,
  query: messageQuery,
  reply: openChat,
  dialect: openChatDialect,
  errors: ['unauthorized', 'chatNotFound', 'validation'],
});

export const createChat = endpoint({
  method: 'POST',
  path: '/chats',
  summary: 'Creates a conversation about a product, or returns the existing one',
  access: 'user',
  body: chatBody,
  sentAs: CHAT_SENT_AS,
  reply: createdChat,
  dialect: openChatDialect,
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
  reply: message,
  dialect: savedMessageDialect,
  errors: [
    'unauthorized',
    'chatNotFound',
    'chatClosed',
    'confirmEmailFirst',
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
  reply: message,
  dialect: savedMessageDialect,
  errors: [
    'unauthorized',
    'chatNotFound',
    'chatClosed',
    'confirmEmailFirst',
    'validation',
    'tooMany',
  ],
});
