// Protocol of the live connection (WebSocket): events, payloads and connection options (spec §4, §7, §9).
import * as z from 'zod/mini';
import { id } from '../body.ts';
import { readMessageEvent } from '../dialect/chat.ts';
import { LANGS } from '../lang.ts';
import { LIVE_RECONNECTION } from '../limits.ts';
import { notification } from '../notifications/notifications.ts';
import { fields, flag, rowId, text } from '../read.ts';
import { messageFields } from './message.ts';

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

/** Payload of joinRoom and of typing. */
export const chatEvent = z.object({ chatId: id });
/** `lang` is the page's language: the Accept-Language header of a browser's WebSocket has the browser's own. */
export const handshake = z.object({
  token: z.string().check(z.maxLength(4_000)),
  lang: z.catch(z.optional(z.enum(LANGS)), undefined),
});

/** Payloads that the server emits. */
const PAYLOADS = {
  newMessage: z.pipe(z.transform(readMessageEvent), fields({ ...messageFields, chatId: rowId })),
  typing: fields({ chatId: rowId }),
  /** The counterpart has read everything up to this message. */
  messageRead: fields({ chatId: rowId, messageId: rowId }),
  presence: fields({ chatId: rowId, online: flag }),
  notification,
  /** `code` is an error code of contract/errors.ts; connect_error has the same payload in its `data`. */
  ending: fields({ code: text(40), message: text(500) }),
} as const;
export type LiveEvent = keyof typeof PAYLOADS;
export type LivePayload<Event extends LiveEvent> = z.output<(typeof PAYLOADS)[Event]>;

/** Parses the payload of an event; null if it is unreadable. Never throws. */
export const readLivePayload = <Event extends LiveEvent>(
  event: Event,
  payload: unknown,
): LivePayload<Event> | null => {
  const parsed = z.safeParse(PAYLOADS[event] as z.core.$ZodType, payload);
  return parsed.success ? (parsed.data as LivePayload<Event>) : null;
};
