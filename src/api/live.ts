// Live connection (WebSocket) of a page: one socket for everything that shows conversations.
import { atom, type ReadableAtom } from 'nanostores';
import { io, type Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import {
  LIVE_CONNECTION,
  LIVE_EVENTS,
  type NewMessage,
  readNewMessage,
} from '../../contract/chat/live.ts';
import type { ChatMessage } from '../../contract/chat/message-reader.ts';
import type { Lang } from '../../contract/lang.ts';
import { fields, flag, nullableText } from '../../contract/read.ts';

/** 'ended': the server closed the connection with a reason, or this page did (code CLOSED); it reconnects only on request. */
export type LiveState =
  | { readonly status: 'connecting' | 'on' }
  | { readonly status: 'lost'; readonly retrying: boolean }
  | { readonly status: 'ended'; readonly code: string; readonly message: string };

/** Payloads of the server's events. */
export interface LiveTold {
  readonly message: NewMessage;
  readonly typing: { readonly chatId: string };
  readonly read: { readonly chatId: string; readonly messageId: string };
  /** Whether the counterpart in a conversation is connected. */
  readonly presence: { readonly chatId: string; readonly online: boolean };
  readonly notification: unknown;
}

export interface Live {
  readonly $state: ReadableAtom<LiveState>;
  /** Adds a listener; returns a function that removes it. */
  on<Event extends keyof LiveTold>(
    event: Event,
    listener: (told: LiveTold[Event]) => void,
  ): () => void;
  /** Subscribes to a conversation, also after reconnections; returns the function that unsubscribes. */
  follow(chatId: string): () => void;
  typing(chatId: string): void;
  /** Asks the server to broadcast a stored message. The server uses only the ids, and its reply is ignored. */
  sent(message: ChatMessage, chatId: string): void;
  /** Reconnects now, even while the next automatic attempt is waiting. */
  tryAgain(): void;
  /** Closes the connection permanently. */
  close(): void;
}

/** Code of a connection that this page closed. */
export const CLOSED = 'closed';

/** With the field names of the spec (§3, Message). */
const savedMessage = ({ id, sender, ...rest }: ChatMessage) => ({
  ...rest,
  _id: id,
  senderId: sender?.id ?? null,
  sender: sender && { _id: sender.id, name: sender.name },
});

const marks = fields({ chatId: nullableText(64), messageId: nullableText(64), online: flag });
const endings = fields({ code: nullableText(40), message: nullableText(500) });

const endedBy = (payload: unknown): LiveState => {
  const { code, message } = z.parse(endings, payload);
  // The server could not verify the token at the moment.
  if (code === 'unavailable') return { status: 'lost', retrying: false };
  return { status: 'ended', code: code ?? 'unknown', message: message ?? '' };
};

/** `token` is called for every attempt, so that a new sign-in takes effect. `origin` is '' in the browser. */
export function openLive(lang: Lang, token: () => string | null, origin = ''): Live {
  const $state = atom<LiveState>({ status: 'connecting' });
  const heard: { [Event in keyof LiveTold]: Set<(told: LiveTold[Event]) => void> } = {
    message: new Set(),
    typing: new Set(),
    read: new Set(),
    presence: new Set(),
    notification: new Set(),
  };
  const followed = new Map<string, number>();
  let isClosed = false;
  const socket: Socket = io(origin, {
    ...LIVE_CONNECTION,
    transports: [...LIVE_CONNECTION.transports],
    forceNew: true,
    auth: (give) => give({ token: token() ?? '', lang }),
  });
  const tell = <Event extends keyof LiveTold>(event: Event, told: LiveTold[Event]): void => {
    for (const listener of heard[event]) listener(told);
  };

  socket.on('connect', () => {
    for (const chatId of followed.keys()) socket.emit(LIVE_EVENTS.joinRoom, { chatId });
    $state.set({ status: 'on' });
  });
  socket.on('disconnect', (reason) => {
    if ($state.get().status === 'ended' || reason === 'io client disconnect') return;
    $state.set({ status: 'lost', retrying: socket.active });
  });
  socket.on('connect_error', (error) => {
    // The server itself rejected the connection and would reject it again.
    if (!socket.active) $state.set(endedBy((error as { data?: unknown }).data));
    else $state.set({ status: 'lost', retrying: true });
  });
  socket.io.on('reconnect_failed', () => $state.set({ status: 'lost', retrying: false }));

  socket.on(LIVE_EVENTS.ending, (payload: unknown) => $state.set(endedBy(payload)));
  socket.on(LIVE_EVENTS.newMessage, (payload: unknown) => {
    const message = readNewMessage(payload);
    if (message) tell('message', message);
  });
  socket.on(LIVE_EVENTS.typing, (payload: unknown) => {
    const { chatId } = z.parse(marks, payload);
    if (chatId !== null) tell('typing', { chatId });
  });
  socket.on(LIVE_EVENTS.messageRead, (payload: unknown) => {
    const { chatId, messageId } = z.parse(marks, payload);
    if (chatId !== null && messageId !== null) tell('read', { chatId, messageId });
  });
  socket.on(LIVE_EVENTS.presence, (payload: unknown) => {
    const { chatId, online } = z.parse(marks, payload);
    if (chatId !== null) tell('presence', { chatId, online });
  });
  socket.on(LIVE_EVENTS.notification, (payload: unknown) => tell('notification', payload));

  const emit = (event: string, payload: object): void => {
    // Events are not queued while the socket is disconnected.
    if (socket.connected) socket.emit(event, payload);
  };

  return {
    $state,
    on(event, listener) {
      heard[event].add(listener);
      return () => heard[event].delete(listener);
    },
    follow(chatId) {
      followed.set(chatId, (followed.get(chatId) ?? 0) + 1);
      emit(LIVE_EVENTS.joinRoom, { chatId });
      return () => {
        const left = (followed.get(chatId) ?? 1) - 1;
        if (left > 0) followed.set(chatId, left);
        else followed.delete(chatId);
      };
    },
    typing: (chatId) => emit(LIVE_EVENTS.typing, { chatId }),
    sent: (message, chatId) => emit(LIVE_EVENTS.sendMessage, { ...savedMessage(message), chatId }),
    tryAgain() {
      if (isClosed || $state.get().status === 'on') return;
      // Cancels a waiting attempt, so that the new one starts immediately.
      socket.disconnect();
      $state.set({ status: 'connecting' });
      socket.connect();
    },
    close() {
      isClosed = true;
      socket.disconnect();
      $state.set({ status: 'ended', code: CLOSED, message: '' });
    },
  };
}
