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
export interface LivePayloads {
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
  on<Event extends keyof LivePayloads>(
    event: Event,
    listener: (payload: LivePayloads[Event]) => void,
  ): () => void;
  /** Subscribes to a conversation, also after reconnections; returns the function that unsubscribes. */
  subscribe(chatId: string): () => void;
  typing(chatId: string): void;
  /** Asks the server to broadcast a stored message. The server uses only the ids, and its reply is ignored. */
  requestBroadcast(message: ChatMessage, chatId: string): void;
  /** Reconnects now, even while the next automatic attempt is waiting. */
  reconnect(): void;
  /** Closes the connection permanently. */
  close(): void;
}

/** Code of a connection that this page closed. */
export const CLOSED = 'closed';

/** With the field names of the spec (§3, Message). */
const toSpecMessage = ({ id, sender, ...rest }: ChatMessage) => ({
  ...rest,
  _id: id,
  senderId: sender?.id ?? null,
  sender: sender && { _id: sender.id, name: sender.name },
});

const markPayload = fields({ chatId: nullableText(64), messageId: nullableText(64), online: flag });
const endingPayload = fields({ code: nullableText(40), message: nullableText(500) });

const endedState = (payload: unknown): LiveState => {
  const { code, message } = z.parse(endingPayload, payload);
  // The server is temporarily unable to verify the token.
  if (code === 'unavailable') return { status: 'lost', retrying: false };
  return { status: 'ended', code: code ?? 'unknown', message: message ?? '' };
};

/** `token` is called for every attempt, so that a new sign-in takes effect. `origin` is '' in the browser. */
export function openLive(lang: Lang, token: () => string | null, origin = ''): Live {
  const $state = atom<LiveState>({ status: 'connecting' });
  const listeners: { [Event in keyof LivePayloads]: Set<(payload: LivePayloads[Event]) => void> } =
    {
      message: new Set(),
      typing: new Set(),
      read: new Set(),
      presence: new Set(),
      notification: new Set(),
    };
  const subscriptions = new Map<string, number>();
  let isClosed = false;
  const socket: Socket = io(origin, {
    ...LIVE_CONNECTION,
    transports: [...LIVE_CONNECTION.transports],
    forceNew: true,
    auth: (setAuth) => setAuth({ token: token() ?? '', lang }),
  });
  const dispatch = <Event extends keyof LivePayloads>(
    event: Event,
    payload: LivePayloads[Event],
  ): void => {
    for (const listener of listeners[event]) listener(payload);
  };

  socket.on('connect', () => {
    for (const chatId of subscriptions.keys()) socket.emit(LIVE_EVENTS.joinRoom, { chatId });
    $state.set({ status: 'on' });
  });
  socket.on('disconnect', (reason) => {
    if ($state.get().status === 'ended' || reason === 'io client disconnect') return;
    $state.set({ status: 'lost', retrying: socket.active });
  });
  socket.on('connect_error', (error) => {
    // The server itself rejected the connection and would reject it again.
    if (!socket.active) $state.set(endedState((error as { data?: unknown }).data));
    else $state.set({ status: 'lost', retrying: true });
  });
  socket.io.on('reconnect_failed', () => $state.set({ status: 'lost', retrying: false }));

  socket.on(LIVE_EVENTS.ending, (payload: unknown) => $state.set(endedState(payload)));
  socket.on(LIVE_EVENTS.newMessage, (payload: unknown) => {
    const message = readNewMessage(payload);
    if (message) dispatch('message', message);
  });
  socket.on(LIVE_EVENTS.typing, (payload: unknown) => {
    const { chatId } = z.parse(markPayload, payload);
    if (chatId !== null) dispatch('typing', { chatId });
  });
  socket.on(LIVE_EVENTS.messageRead, (payload: unknown) => {
    const { chatId, messageId } = z.parse(markPayload, payload);
    if (chatId !== null && messageId !== null) dispatch('read', { chatId, messageId });
  });
  socket.on(LIVE_EVENTS.presence, (payload: unknown) => {
    const { chatId, online } = z.parse(markPayload, payload);
    if (chatId !== null) dispatch('presence', { chatId, online });
  });
  socket.on(LIVE_EVENTS.notification, (payload: unknown) => dispatch('notification', payload));

  const emit = (event: string, payload: object): void => {
    // Events are not queued while the socket is disconnected.
    if (socket.connected) socket.emit(event, payload);
  };

  return {
    $state,
    on(event, listener) {
      listeners[event].add(listener);
      return () => listeners[event].delete(listener);
    },
    subscribe(chatId) {
      subscriptions.set(chatId, (subscriptions.get(chatId) ?? 0) + 1);
      emit(LIVE_EVENTS.joinRoom, { chatId });
      return () => {
        const remaining = (subscriptions.get(chatId) ?? 1) - 1;
        if (remaining > 0) subscriptions.set(chatId, remaining);
        else subscriptions.delete(chatId);
      };
    },
    typing: (chatId) => emit(LIVE_EVENTS.typing, { chatId }),
    requestBroadcast: (message, chatId) =>
      emit(LIVE_EVENTS.sendMessage, { ...toSpecMessage(message), chatId }),
    reconnect() {
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
