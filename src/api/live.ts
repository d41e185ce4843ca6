// Live connection (WebSocket) of a page: one socket for everything that shows conversations.
import { atom, type ReadableAtom } from 'nanostores';
import { io, type Socket } from 'socket.io-client';
import {
  LIVE_CONNECTION,
  LIVE_EVENTS,
  type LiveEvent,
  type LivePayload,
  readLivePayload,
} from '../../contract/chat/live.ts';
import type { ChatMessage } from '../../contract/chat/message.ts';
import { writeMessage } from '../../contract/dialect/chat.ts';
import type { Lang } from '../../contract/lang.ts';

/** 'ended': the server closed the connection with a reason, or this page did (code CLOSED); it reconnects only on request. */
export type LiveState =
  | { readonly status: 'connecting' | 'on' }
  | { readonly status: 'lost'; readonly retrying: boolean }
  | { readonly status: 'ended'; readonly code: string; readonly message: string };

type Listener<Event extends LiveEvent> = (payload: LivePayload<Event>) => void;

export interface Live {
  readonly $state: ReadableAtom<LiveState>;
  /** Adds a listener; returns a function that removes it. */
  on<Event extends LiveEvent>(event: Event, listener: Listener<Event>): () => void;
  /** Subscribes to a conversation, also after reconnections; returns the function that unsubscribes. */
  subscribe(chatId: string): () => void;
  typing(chatId: string): void;
  /** Sends a stored message to the server, for backends that broadcast it only then (spec §7). */
  requestBroadcast(message: ChatMessage): void;
  /** Reconnects now, even while the next automatic attempt is waiting. */
  reconnect(): void;
  /** Closes the connection permanently. */
  close(): void;
}

/** Code of a connection that this page closed. */
export const CLOSED = 'closed';

const endedState = (payload: unknown): LiveState => {
  const ending = readLivePayload('ending', payload);
  // The server is temporarily unable to verify the token.
  if (ending?.code === 'unavailable') return { status: 'lost', retrying: false };
  return { status: 'ended', code: ending?.code || 'unknown', message: ending?.message ?? '' };
};

/** `token` is called for every attempt, so that a new sign-in takes effect. `origin` is '' in the browser. */
export function openLive(lang: Lang, token: () => string | null, origin = ''): Live {
  const $state = atom<LiveState>({ status: 'connecting' });
  const subscriptions = new Map<string, number>();
  let isClosed = false;
  const socket: Socket = io(origin, {
    ...LIVE_CONNECTION,
    transports: [...LIVE_CONNECTION.transports],
    forceNew: true,
    auth: (setAuth) => setAuth({ token: token() ?? '', lang }),
  });

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

  const emit = (event: string, payload: object): void => {
    // Events are not queued while the socket is disconnected.
    if (socket.connected) socket.emit(event, payload);
  };

  return {
    $state,
    on(event, listener) {
      const onPayload = (payload: unknown): void => {
        const read = readLivePayload(event, payload);
        if (read !== null) listener(read);
      };
      socket.on(LIVE_EVENTS[event], onPayload as never);
      return () => void socket.off(LIVE_EVENTS[event], onPayload as never);
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
    requestBroadcast: (message) => emit(LIVE_EVENTS.sendMessage, writeMessage(message)),
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
