// The live connection: its events, what they carry, and how it is made (spec §4, §7, §9).
import * as z from 'zod/mini';
import { id } from './body.ts';
import { messageWire } from './chats.ts';
import { LANGS } from './lang.ts';
import { LIVE } from './limits.ts';
import { type ChatMessage, messageRow } from './message-reader.ts';
import { fields, maybeText } from './read.ts';

export const LIVE_EVENTS = {
  /** Client to server: follow one chat. */
  joinRoom: 'joinRoom',
  /** Client to server: tell the others of a message that POST /messages has saved. */
  sendMessage: 'sendMessage',
  /** Server to client. */
  newMessage: 'newMessage',
  /** Either way: somebody is writing in a chat that is followed. */
  typing: 'typing',
  /** Server to client: the other side has read up to a message. */
  messageRead: 'messageRead',
  /** Server to client: whether the other side of a chat that is followed is connected. Silence is no answer. */
  presence: 'presence',
  /** Server to client: an item for the bell. */
  notification: 'notification',
  /** Server to client: why the server ends the connection, right before it does. */
  ending: 'ending',
} as const;

/** Websocket only; the stored token is sent as `auth.token`. */
export const LIVE_CONNECTION = {
  path: '/socket.io',
  transports: ['websocket'],
  reconnection: true,
  reconnectionAttempts: LIVE.attempts,
  timeout: LIVE.timeoutMs,
  reconnectionDelay: LIVE.delayMs,
  reconnectionDelayMax: LIVE.maxDelayMs,
} as const;

/** What the server takes. It believes no text sent this way: the message is looked up by its id. */
export const joinRoom = z.object({ chatId: id });
export const sendMessage = z.object({ _id: id, chatId: id });
export const typing = z.object({ chatId: id });
/** `lang` is the page's language: a browser's websocket names its own. */
export const handshake = z.object({
  token: z.string().check(z.maxLength(4_000)),
  lang: z.catch(z.optional(z.enum(LANGS)), undefined),
});

/** What the server emits. */
export const newMessage = z.object({ chatId: z.string(), message: messageWire });
/** The other side has read everything up to this message. */
export const messageRead = z.object({ chatId: z.string(), messageId: z.string() });
export const presence = z.object({ chatId: z.string(), online: z.boolean() });
/** `code` is one of contract/errors.ts; connect_error carries the same as its `data`. */
export const ending = z.object({ code: z.string(), message: z.string() });
export type NewMessageWire = z.output<typeof newMessage>;

export interface NewMessage {
  readonly chatId: string;
  readonly message: ChatMessage;
}

/** A newMessage payload; null where it names no chat or carries no message. Never throws. */
export const readNewMessage = (payload: unknown): NewMessage | null => {
  const { chatId, message } = z.parse(
    fields({ chatId: maybeText(64), message: z.unknown() }),
    payload,
  );
  const read = z.safeParse(messageRow, message);
  const chat = chatId ?? (read.success ? read.data.chatId : null);
  return read.success && chat !== null ? { chatId: chat, message: read.data } : null;
};
