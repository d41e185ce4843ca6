// A chat message, as the server serializes it in replies and live events and every screen uses it.
import type * as z from 'zod/mini';
import { ATTACHMENT_TYPES } from '../limits.ts';
import {
  count,
  fields,
  nullableText,
  nullableTime,
  orNull,
  requiredText,
  rowId,
  text,
} from '../read.ts';

/** An image or document. Only participants can fetch its path, with their token. */
export const attachment = fields({
  id: text(64),
  name: text(300),
  type: text(100, ATTACHMENT_TYPES),
  /** Bytes. */
  size: count,
  /** URL path under the /api base. */
  path: requiredText(500),
});
export type Attachment = z.output<typeof attachment>;

export const messageFields = {
  id: rowId,
  /** '' if the backend does not send it. */
  chatId: text(64),
  /** Both are '' if the account was deleted. The buyer sees all admins as one sender. */
  sender: fields({ id: text(64), name: text(300) }),
  text: text(),
  attachment: orNull(attachment),
  /** Id that the sender's client assigned before the message was stored; lets a screen recognize its own message. */
  clientId: nullableText(64),
  createdAt: nullableTime,
  originalLanguage: nullableText(20),
};

export const message = fields(messageFields);
export type ChatMessage = z.output<typeof message>;
