// Store for an open conversation: ordered messages, outbox, read state, typing and presence.
import { atom, type ReadableAtom } from 'nanostores';
import type { Chat, OpenChat } from '../../../contract/chat/chat-reader.ts';
import { listMessages, markChatRead } from '../../../contract/chat/chats.ts';
import type { ChatMessage } from '../../../contract/chat/message-reader.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { ProductReference } from '../../../contract/trade/reference-reader.ts';
import type { Api } from '../../api/call.ts';
import type { Live } from '../../api/live.ts';
import { withRetries } from '../../stores/retry.ts';
import { type Problem, problemOf } from '../../ui/list/listing.ts';
import { whileSignedIn } from '../../ui/list/page-list.ts';
import type { Outbox } from './composer/chat-outbox.ts';
import type { HeldOutbox, HoldOutbox } from './composer/chat-outboxes.ts';
import { createTyping, type Typing } from './composer/chat-typing.ts';
import { createGaps } from './log/chat-gaps.ts';
import { compareIds, laterId, merged, type Sides, sidesOf } from './log/chat-messages.ts';

export interface OpenConversation {
  readonly status: 'ready';
  readonly chatId: string;
  readonly chat: Chat | null;
  readonly product: ProductReference | null;
  readonly sides: Sides;
  readonly messages: readonly ChatMessage[];
  /** State of the pages before the first shown message. */
  readonly older: 'none' | 'some' | 'loading' | 'failed';
  readonly otherRead: string | null;
  /** Whether the counterpart is connected; false if unknown. */
  readonly isOtherOnline: boolean;
  readonly outbox: Outbox;
  readonly typing: Typing;
}

export type ConversationState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: Problem }
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
  seen(): void;
}

export interface ConversationParts {
  readonly api: Api;
  /** The queue of unsent messages; it outlives this conversation. */
  readonly hold: HoldOutbox;
  readonly live: Live;
  readonly userId: string;
  /** Loads the conversation, or creates it. */
  readonly open: (signal: AbortSignal) => Promise<OpenChat>;
  /** Used if the reply has no chat id. */
  readonly chatId?: string;
  readonly onRead?: (chatId: string) => void;
}

const ATTEMPT_MS = 15_000;

export function createConversation(parts: ConversationParts): Conversation {
  const { api, live, userId, hold } = parts;
  const $state = atom<ConversationState>({ status: 'loading' });
  let running = new AbortController();
  let marked: string | null = null;
  let unfollow = (): void => {};
  let held: HeldOutbox | null = null;

  const patch = (change: Partial<OpenConversation>): void => {
    const now = $state.get();
    if (now.status === 'ready') $state.set({ ...now, ...change });
  };

  const take = (more: readonly ChatMessage[]): void => {
    const now = $state.get();
    if (now.status !== 'ready') return;
    const messages = merged(now.messages, more);
    if (messages !== now.messages) patch({ messages });
    // Add first, then settle: for a moment both exist, and the screen removes the duplicate by its clientId.
    now.outbox.settle(more.filter(now.sides.isOwn).map(({ clientId }) => clientId));
    if (more.some((each) => !now.sides.isOwn(each))) now.typing.over();
    gaps.shown(messages.at(-1)?.id ?? null);
  };

  /** Never moves backward, whichever source reports it. */
  const isReadTo = (messageId: string | null): void => {
    const now = $state.get();
    if (now.status === 'ready') patch({ otherRead: laterId(now.otherRead, messageId) });
  };

  const read = (chatId: string, query: QueryOf<typeof listMessages>, signal: AbortSignal) =>
    withRetries(
      () =>
        whileSignedIn(
          api.call(listMessages, {
            params: { id: chatId },
            query,
            signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
          }),
        ),
      signal,
    );

  const gaps = createGaps({
    read: (query, signal) => {
      const now = $state.get();
      return read(now.status === 'ready' ? now.chatId : '', query, signal);
    },
    take: (page, isFirst) => {
      take(page.messages);
      isReadTo(page.otherRead);
      if (isFirst && page.hasMore) patch({ older: 'some' });
    },
    isOn: () => live.$state.get().status === 'on',
  });

  const opened = (open: OpenChat): void => {
    const { chat, product, messages, hasMore, otherRead } = open;
    const chatId = chat?.id ?? parts.chatId ?? '';
    const typing = createTyping(() => live.typing(chatId));
    held?.release();
    held = hold(chatId, (message) => {
      take([message]);
      // While the connection has gaps, this is the moment to fetch the counterpart's messages.
      gaps.close();
    });
    const { outbox } = held;
    const lastId = messages.at(-1)?.id ?? null;
    marked = chat?.unreadCount === 0 ? lastId : null;
    $state.set({
      ...{ status: 'ready', chatId, chat, typing, outbox, otherRead },
      sides: sidesOf(chat, userId),
      isOtherOnline: false,
      product: chat?.product ?? product,
      messages: merged([], messages),
      older: hasMore ? 'some' : 'none',
    });
    unfollow();
    unfollow = live.follow(chatId);
    outbox.settle(messages.map(({ clientId }) => clientId));
    gaps.begin(lastId, running.signal);
  };

  const load = async (signal: AbortSignal): Promise<void> => {
    $state.set({ status: 'loading' });
    try {
      const attempt = () => parts.open(AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]));
      const open = await withRetries(() => whileSignedIn(attempt()), signal);
      if (!signal.aborted) opened(open);
    } catch (error) {
      if (!signal.aborted) $state.set({ status: 'failed', problem: problemOf(error) });
    }
  };

  const isThis = (chatId: string): boolean => {
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
        live.on('message', ({ chatId, message }) => {
          if (!isThis(chatId)) return;
          take([message]);
          gaps.close();
        }),
        live.on('typing', ({ chatId }) => {
          const now = $state.get();
          if (now.status === 'ready' && isThis(chatId)) now.typing.heard();
        }),
        live.on('read', ({ chatId, messageId }) => {
          if (isThis(chatId)) isReadTo(messageId);
        }),
        live.on('presence', ({ chatId, online }) => {
          if (isThis(chatId)) patch({ isOtherOnline: online });
        }),
        live.$state.listen(({ status }) => {
          gaps.changed();
          const now = $state.get();
          if (status === 'on' || now.status !== 'ready') return;
          now.typing.over();
          patch({ isOtherOnline: false });
        }),
      ];
      return () => {
        const now = $state.get();
        if (now.status === 'ready') now.typing.over();
        held?.release();
        held = null;
        running.abort();
        unfollow();
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
        const page = await read(now.chatId, { before }, running.signal);
        take(page.messages);
        patch({ older: page.hasMore ? 'some' : 'none' });
      } catch {
        if (!running.signal.aborted) patch({ older: 'failed' });
      }
    },

    seen() {
      const now = $state.get();
      if (now.status !== 'ready') return;
      const { chatId, sides } = now;
      const newest = now.messages.findLast((message) => !sides.isOwn(message))?.id ?? null;
      if (newest === null || (marked !== null && compareIds(newest, marked) <= 0)) return;
      const before = marked;
      marked = newest;
      const input = { params: { id: chatId }, body: { messageId: newest } };
      api.call(markChatRead, input).then(
        () => parts.onRead?.(chatId),
        () => {
          // Retried when the next message is seen.
          if (marked === newest) marked = before;
        },
      );
    },
  };
}
