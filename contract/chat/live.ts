// Protocol of the live connection (WebSocket): events, payloads and connection options (spec §4, §7, §9).
import * as z from 'zod/mini';
import { id } from '../body.ts';
import { LANGS } from '../lang.ts';
import { LIVE_RECONNECTION } from '../limits.ts';
import { fields, nullableText } from '../read.ts';
import { messageDto } from './chats.ts';
import { type ChatMessage, messageRow } from './message-reader.ts';

export const LIVE_EVENTS = {
  /** Client to server: subscribe to one chat. */
  joinRoom: 'joinRoom',
  /** Client to server: a message that POST /messages has saved, for backends that broadcast it only then (spec §7). */
  sendMessage: 'sendMessage',
  /** Server to client: a new message. */
  newMessage: 'newMessage',
  /** Both directions: a participant is typing in a subscribed chat. */
  typing: 'typing',
  /** Server to client: the counterpart has read up to a message. */
  messageRead: 'messageRead',
  /** Server to client: whether the counterpart in a subscribed chat is connected. Without this event it is unknown. */
  presence: 'presence',
  /** Server to client: a notification. */
  notification: 'notification',
  /** Server to client: the reason, sent right before the server closes the connection. */
  ending: 'ending',
} as const;

/** WebSocket only; the stored token is sent as `auth.token`. */
export const LIVE_CONNECTION = {
  path: '/socket.io',
  transports: ['websocket'],
  reconnection: true,
  reconnectionAttempts: LIVE_RECONNECTION.attempts,
  timeout: LIVE_RECONNECTION.timeoutMs,
  reconnectionDelay: LIVE_RECONNECTION.delayMs,
  reconnectionDelayMax: LIVE_RECONNECTION.maxDelayMs,
} as const;

/** Payloads the server accepts. */
export const joinRoom = z.object({ chatId: id });
export const typing = z.object({ chatId: id });
/** `lang` is the page's language: the Accept-Language header of a browser's WebSocket has the browser's own. */
export const handshake = z.object({
  token: z.string().check(z.maxLength(4_000)),
  lang: z.catch(z.optional(z.enum(LANGS)), undefined),
});

/** Payloads the server emits. */
export const newMessage = z.object({ chatId: z.string(), message: messageDto });
/** The counterpart has read everything up to this message. */
export const messageRead = z.object({ chatId: z.string(), messageId: z.string() });
export const presence = z.object({ chatId: z.string(), online: z.boolean() });
/** `code` is an error code of contract/errors.ts; connect_error has the same payload in its `data`. */
export const ending = z.object({ code: z.string(), message: z.string() });
export type NewMessageDto = z.output<typeof newMessage>;

export interface NewMessage {
  readonly chatId: string;
  readonly message: ChatMessage;
}

/** Parses a newMessage payload; null if it has no chat id or no message. Never throws. */
export const readNewMessage = (payload: unknown): NewMessage | null => {
  const { chatId, message } = z.parse(
    fields({ chatId: nullableText(64), message: z.unknown() }),
    payload,
  );
  const parsed = z.safeParse(messageRow, message);
  const chat = chatId ?? (parsed.success ? parsed.data.chatId : null);
  return parsed.success && chat !== null ? { chatId: chat, message: parsed.data } : null;
};
