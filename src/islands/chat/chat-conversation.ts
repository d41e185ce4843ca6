// Store for an open conversation: ordered messages, outbox, read state, typing and presence.
import { atom, type ReadableAtom } from 'nanostores';
import type { OpenChat } from '../../../contract/chat/chat.ts';
import { listMessages, markChatRead } from '../../../contract/chat/chats.ts';
import type { ChatMessage } from '../../../contract/chat/message.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Api } from '../../api/call.ts';
import type { Live } from '../../api/live.ts';
import { type LoadError, toLoadError } from '../../stores/load-error.ts';
import { withRetries } from '../../stores/retry.ts';
import { endSessionOn401 } from '../../stores/session-end.ts';
import type { Outbox } from './composer/chat-outbox.ts';
import type { AcquireOutbox, OutboxLease } from './composer/chat-outboxes.ts';
import { createTyping, type Typing } from './composer/chat-typing.ts';
import { compareIds, laterId, mergeMessages, type Sides, sidesOf } from './log/chat-messages.ts';
import { createMessageRecovery } from './log/chat-recovery.ts';

export interface OpenConversation {
  readonly status: 'ready';
  readonly chatId: string;
  readonly chat: OpenChat;
  readonly sides: Sides;
  readonly messages: readonly ChatMessage[];
  /** State of the pages before the first shown message. */
  readonly older: 'none' | 'some' | 'loading' | 'failed';
  readonly otherRead: string | null;
  /** Whether the counterpart is connected; false if unknown. */
  readonly isCounterpartOnline: boolean;
  readonly outbox: Outbox;
  readonly typing: Typing;
}

export type ConversationState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: LoadError }
  | OpenConversation;

export interface Conversation {
  readonly $state: ReadableAtom<ConversationState>;
  readonly live: Live;
  readonly userId: string;
  /** Loads and subscribes to the conversation; returns the function that stops both. */
  start(): () => void;
  retry(): void;
  loadOlder(): Promise<void>;
  /** Marks all shown messages as read; sends a request only if the counterpart's newest message is not marked yet. */
  markSeen(): void;
}

export interface ConversationOptions {
  readonly api: Api;
  /** The queue of unsent messages; it outlives this conversation. */
  readonly acquireOutbox: AcquireOutbox;
  readonly live: Live;
  readonly userId: string;
  /** Loads the conversation, or creates it. */
  readonly open: (signal: AbortSignal) => Promise<OpenChat>;
  /** Used if the reply has no chat id. */
  readonly chatId?: string;
  readonly onRead?: (chatId: string) => void;
}

const ATTEMPT_TIMEOUT_MS = 15_000;

export function createConversation(options: ConversationOptions): Conversation {
  const { api, live, userId, acquireOutbox } = options;
  const $state = atom<ConversationState>({ status: 'loading' });
  let running = new AbortController();
  let lastMarkedId: string | null = null;
  let unsubscribe = (): void => {};
  let outboxLease: OutboxLease | null = null;

  const patch = (change: Partial<OpenConversation>): void => {
    const now = $state.get();
    if (now.status === 'ready') $state.set({ ...now, ...change });
  };

  const addMessages = (more: readonly ChatMessage[]): void => {
    const now = $state.get();
    if (now.status !== 'ready') return;
    const messages = mergeMessages(now.messages, more);
    if (messages !== now.messages) patch({ messages });
    // Add first, then remove from the outbox: briefly both exist, and the screen removes the duplicate by its clientId.
    now.outbox.removeStored(more.filter(now.sides.isOwn).map(({ clientId }) => clientId));
    if (more.some((each) => !now.sides.isOwn(each))) now.typing.hide();
    recovery.markShown(messages.at(-1)?.id ?? null);
  };

  /** Never moves backward, whichever source reports it. */
  const setReadTo = (messageId: string | null): void => {
    const now = $state.get();
    if (now.status === 'ready') patch({ otherRead: laterId(now.otherRead, messageId) });
  };

  const fetchMessages = (
    chatId: string,
    query: QueryOf<typeof listMessages>,
    signal: AbortSignal,
  ) =>
    withRetries(
      () =>
        endSessionOn401(
          api.call(listMessages, {
            params: { id: chatId },
            query,
            signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
          }),
        ),
      signal,
    );

  const recovery = createMessageRecovery({
    read: (query, signal) => {
      const now = $state.get();
      return fetchMessages(now.status === 'ready' ? now.chatId : '', query, signal);
    },
    addPage: (page, isFirst) => {
      addMessages(page.messages);
      setReadTo(page.otherRead);
      if (isFirst && page.hasMore) patch({ older: 'some' });
    },
    isConnected: () => live.$state.get().status === 'on',
  });

  const showConversation = (chat: OpenChat): void => {
    const { messages, hasMore, otherRead } = chat;
    const chatId = chat.id ?? options.chatId ?? '';
    const typing = createTyping(() => live.typing(chatId));
    outboxLease?.release();
    outboxLease = acquireOutbox(chatId, (message) => {
      addMessages([message]);
      // While the connection has gaps, a stored message is the occasion to fetch the counterpart's messages.
      recovery.fetchMissing();
    });
    const { outbox } = outboxLease;
    const lastId = messages.at(-1)?.id ?? null;
    lastMarkedId = chat.id !== null && chat.unreadCount === 0 ? lastId : null;
    $state.set({
      ...{ status: 'ready', chatId, chat, typing, outbox, otherRead },
      sides: sidesOf(chat, userId),
      isCounterpartOnline: false,
      messages: mergeMessages([], messages),
      older: hasMore ? 'some' : 'none',
    });
    unsubscribe();
    unsubscribe = live.subscribe(chatId);
    outbox.removeStored(messages.map(({ clientId }) => clientId));
    recovery.begin(lastId, running.signal);
  };

  const load = async (signal: AbortSignal): Promise<void> => {
    $state.set({ status: 'loading' });
    try {
      const attempt = () =>
        options.open(AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]));
      const open = await withRetries(() => endSessionOn401(attempt()), signal);
      if (!signal.aborted) showConversation(open);
    } catch (error) {
      if (!signal.aborted) $state.set({ status: 'failed', error: toLoadError(error) });
    }
  };

  const isOpenChat = (chatId: string): boolean => {
    const now = $state.get();
    return now.status === 'ready' && now.chatId === chatId;
  };

  return {
    $state,
    live,
    userId,
    start() {
      running = new AbortController();
      const { signal } = running;
      void load(signal);
      const stops = [
        live.on('newMessage', (message) => {
          if (!isOpenChat(message.chatId)) return;
          addMessages([message]);
          recovery.fetchMissing();
        }),
        live.on('typing', ({ chatId }) => {
          const now = $state.get();
          if (now.status === 'ready' && isOpenChat(chatId)) now.typing.counterpartTyped();
        }),
        live.on('messageRead', ({ chatId, messageId }) => {
          if (isOpenChat(chatId)) setReadTo(messageId);
        }),
        live.on('presence', ({ chatId, online }) => {
          if (isOpenChat(chatId)) patch({ isCounterpartOnline: online });
        }),
        live.$state.listen(({ status }) => {
          recovery.connectionChanged();
          const now = $state.get();
          if (status === 'on' || now.status !== 'ready') return;
          now.typing.hide();
          patch({ isCounterpartOnline: false });
        }),
      ];
      return () => {
        const now = $state.get();
        if (now.status === 'ready') now.typing.hide();
        outboxLease?.release();
        outboxLease = null;
        running.abort();
        unsubscribe();
        for (const stop of stops) stop();
      };
    },
    retry: () => void load(running.signal),

    async loadOlder() {
      const now = $state.get();
      const before = now.status === 'ready' ? now.messages[0]?.id : undefined;
      if (now.status !== 'ready' || before === undefined) return;
      if (now.older === 'none' || now.older === 'loading') return;
      patch({ older: 'loading' });
      try {
        const page = await fetchMessages(now.chatId, { before }, running.signal);
        addMessages(page.messages);
        patch({ older: page.hasMore ? 'some' : 'none' });
      } catch {
        if (!running.signal.aborted) patch({ older: 'failed' });
      }
    },

    markSeen() {
      const now = $state.get();
      if (now.status !== 'ready') return;
      const { chatId, sides } = now;
      const newest = now.messages.findLast((message) => !sides.isOwn(message))?.id ?? null;
      if (newest === null || (lastMarkedId !== null && compareIds(newest, lastMarkedId) <= 0))
        return;
      const before = lastMarkedId;
      lastMarkedId = newest;
      const input = { params: { id: chatId }, body: { messageId: newest } };
      api.call(markChatRead, input).then(
        () => options.onRead?.(chatId),
        () => {
          // Retried when the next message is seen.
          if (lastMarkedId === newest) lastMarkedId = before;
        },
      );
    },
  };
}
