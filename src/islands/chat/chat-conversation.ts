// Store for an open conversation: ordered messages, outbox, read state, typing and presence.
import { atom, type ReadableAtom } from 'nanostores';
import type { OpenChat } from '../../../contract/chat/chat.ts';
import { listMessages } from '../../../contract/chat/chats.ts';
import type { ChatMessage } from '../../../contract/chat/message.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Api } from '../../api/call.ts';
import type { Live } from '../../api/live.ts';
import { type LoadError, toLoadError } from '../../stores/load-error.ts';
import { callWithRetries } from './chat-attempts.ts';
import type { Outbox } from './composer/chat-outbox.ts';
import type { Outboxes, OutboxLease } from './composer/chat-outboxes.ts';
import { laterId, mergeMessages, type Sides, sidesOf } from './log/chat-messages.ts';
import { createMessageRecovery } from './log/chat-recovery.ts';
import { createReadMarks } from './log/read-marks.ts';

export interface OpenConversation extends Omit<OpenChat, 'id' | 'messages' | 'hasMore'> {
  readonly status: 'ready';
  readonly chatId: string;
  readonly messages: readonly ChatMessage[];
  readonly sides: Sides;
  /** State of the pages before the first shown message. */
  readonly older: 'none' | 'some' | 'loading' | 'failed';
  /** Whether the counterpart is connected; false if unknown. */
  readonly isCounterpartOnline: boolean;
  readonly isCounterpartTyping: boolean;
  readonly outbox: Outbox;
}

type ConversationState =
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
  /** Shows whether the user has blocked the counterpart. */
  setBlock(block: 'own' | null): void;
  /** Sends a typing event to the counterpart, at most every two seconds. */
  userTyped(): void;
}

export interface ConversationOptions {
  readonly api: Api;
  /** Creates an Api that reports upload progress. */
  readonly createUploadApi: (onProgress: (progress: number) => void) => Api;
  /** The queues of unsent messages; they outlive this conversation. */
  readonly outboxes: Outboxes;
  readonly live: Live;
  readonly userId: string;
  /** Loads the conversation, or creates it. */
  readonly open: (api: Api, signal: AbortSignal) => Promise<OpenChat>;
  /** Used if the reply has no chat id. */
  readonly chatId?: string;
  readonly onRead?: (chatId: string) => void;
}

const TYPING_INDICATOR_MS = 4_000;
const TYPING_REPORT_INTERVAL_MS = 2_000;

export function createConversation(options: ConversationOptions): Conversation {
  const { api, createUploadApi, outboxes, live, userId } = options;
  const $state = atom<ConversationState>({ status: 'loading' });
  let running = new AbortController();
  const readMarks = createReadMarks(api, options.onRead);
  let typedAt = Number.NEGATIVE_INFINITY;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = (): void => {};
  let outboxLease: OutboxLease | null = null;

  /** The state, if it is the conversation `chatId`; without an id, if any conversation is open. */
  const opened = (chatId?: string): OpenConversation | null => {
    const now = $state.get();
    return now.status === 'ready' && (chatId ?? now.chatId) === now.chatId ? now : null;
  };

  const patch = (change: Partial<OpenConversation>): void => {
    const now = opened();
    if (now) $state.set({ ...now, ...change });
  };

  const setTyping = (isCounterpartTyping: boolean): void => {
    clearTimeout(typingTimer);
    if (isCounterpartTyping) typingTimer = setTimeout(() => setTyping(false), TYPING_INDICATOR_MS);
    if (opened()?.isCounterpartTyping !== isCounterpartTyping) patch({ isCounterpartTyping });
  };

  const addMessages = (more: readonly ChatMessage[]): void => {
    const now = opened();
    if (!now) return;
    const messages = mergeMessages(now.messages, more);
    if (messages !== now.messages) patch({ messages });
    // Add first, then remove from the outbox: briefly both exist, and the screen removes the duplicate by its clientId.
    now.outbox.removeStored(more.filter(now.sides.isOwn).map(({ clientId }) => clientId));
    if (more.some((each) => !now.sides.isOwn(each))) setTyping(false);
    recovery.markShown(messages.at(-1)?.id ?? null);
  };

  /** Never moves backward, whichever source reports it. */
  const setReadTo = (messageId: string | null): void => {
    const now = opened();
    if (now) patch({ otherRead: laterId(now.otherRead, messageId) });
  };

  const fetchMessages = (query: QueryOf<typeof listMessages>, signal: AbortSignal) => {
    const params = { id: opened()?.chatId ?? '' };
    return callWithRetries(
      (attempt) => api.call(listMessages, { params, query, signal: attempt }),
      signal,
    );
  };

  const recovery = createMessageRecovery({
    read: fetchMessages,
    addPage: (page, isFirst) => {
      addMessages(page.messages);
      setReadTo(page.otherRead);
      if (isFirst && page.hasMore) patch({ older: 'some' });
    },
    isConnected: () => live.$state.get().status === 'on',
  });

  /** While the connection has gaps, a new message is the occasion to fetch the missing ones. */
  const addMessage = (message: ChatMessage): void => {
    addMessages([message]);
    recovery.fetchMissing();
  };

  const showConversation = ({ id, hasMore, ...chat }: OpenChat): void => {
    const chatId = id ?? options.chatId ?? '';
    outboxLease?.release();
    outboxLease = outboxes.open({ api, createUploadApi, live, userId, chatId }, addMessage);
    const { outbox } = outboxLease;
    const messages = mergeMessages([], chat.messages);
    const lastId = messages.at(-1)?.id ?? null;
    readMarks.begin(id !== null && chat.unreadCount === 0 ? lastId : null);
    $state.set({
      ...chat,
      status: 'ready',
      chatId,
      sides: sidesOf(chat, userId),
      messages,
      older: hasMore ? 'some' : 'none',
      isCounterpartOnline: false,
      isCounterpartTyping: false,
      outbox,
    });
    unsubscribe();
    unsubscribe = live.subscribe(chatId);
    outbox.removeStored(messages.map(({ clientId }) => clientId));
    recovery.begin(lastId, running.signal);
  };

  const load = async (signal: AbortSignal): Promise<void> => {
    $state.set({ status: 'loading' });
    try {
      const chat = await callWithRetries((attempt) => options.open(api, attempt), signal);
      if (!signal.aborted) showConversation(chat);
    } catch (error) {
      if (!signal.aborted) $state.set({ status: 'failed', error: toLoadError(error) });
    }
  };

  return {
    $state,
    live,
    userId,
    start() {
      running = new AbortController();
      void load(running.signal);
      const stops = [
        live.on('newMessage', (message) => {
          if (opened(message.chatId)) addMessage(message);
        }),
        live.on('typing', ({ chatId }) => {
          if (opened(chatId)) setTyping(true);
        }),
        live.on('messageRead', ({ chatId, messageId }) => {
          if (opened(chatId)) setReadTo(messageId);
        }),
        live.on('presence', ({ chatId, online }) => {
          if (opened(chatId)) patch({ isCounterpartOnline: online });
        }),
        live.$state.listen(({ status }) => {
          recovery.connectionChanged();
          if (status === 'on') return;
          setTyping(false);
          patch({ isCounterpartOnline: false });
        }),
      ];
      return () => {
        setTyping(false);
        outboxLease?.release();
        outboxLease = null;
        running.abort();
        unsubscribe();
        for (const stop of stops) stop();
      };
    },
    retry: () => void load(running.signal),
    setBlock(block) {
      const counterpart = opened()?.counterpart;
      if (counterpart) patch({ counterpart: { ...counterpart, block } });
    },

    async loadOlder() {
      const now = opened();
      const before = now?.messages[0]?.id;
      if (!now || before === undefined || now.older === 'none' || now.older === 'loading') return;
      patch({ older: 'loading' });
      try {
        const page = await fetchMessages({ before }, running.signal);
        addMessages(page.messages);
        patch({ older: page.hasMore ? 'some' : 'none' });
      } catch {
        if (!running.signal.aborted) patch({ older: 'failed' });
      }
    },

    markSeen() {
      const now = opened();
      const newest = now?.messages.findLast((message) => !now.sides.isOwn(message))?.id;
      if (now && newest !== undefined) readMarks.mark(now.chatId, newest);
    },

    userTyped() {
      const now = opened();
      if (!now || performance.now() - typedAt < TYPING_REPORT_INTERVAL_MS) return;
      typedAt = performance.now();
      live.typing(now.chatId);
    },
  };
}
