// Store for the conversation list of a role, latest first: loaded page by page, updated by the live connection.
import { atom, type ReadableAtom } from 'nanostores';
import type { Role, User } from '../../../../contract/accounts/user.ts';
import type { Chat } from '../../../../contract/chat/chat.ts';
import { getChat, listBuyerChats, listSupplierChats } from '../../../../contract/chat/chats.ts';
import type { ChatMessage } from '../../../../contract/chat/message.ts';
import type { ParsedReplyOf } from '../../../../contract/endpoint.ts';
import { ADMIN_COUNTERPART_ID } from '../../../../contract/limits.ts';
import type { Api } from '../../../api/call.ts';
import type { Live } from '../../../api/live.ts';
import { type LoadError, toLoadError } from '../../../stores/load-error.ts';
import { callWithRetries } from '../chat-attempts.ts';
import { sidesOf } from '../log/chat-messages.ts';

type ChatListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: LoadError }
  | {
      readonly status: 'ready';
      readonly chats: readonly Chat[];
      /** State of the pages after the last shown row. */
      readonly older: 'none' | 'some' | 'loading' | 'failed';
    };

export interface ChatList {
  readonly $state: ReadableAtom<ChatListState>;
  /** Loads the list and observes new messages; returns the function that stops it. */
  start(): () => void;
  retry(): void;
  loadOlder(): Promise<void>;
  /** Sets the unread count of a conversation to 0, after it was read. */
  markRead(chatId: string): void;
  /** Sets the open conversation: its new messages do not count as unread while the page is visible. */
  setOpenChat(chatId: string | null): void;
}

interface ChatListOptions {
  readonly api: Api;
  readonly live: Live;
  readonly side: Role;
  readonly user: Pick<User, 'id' | 'role'>;
  /** Whether the page is visible to the reader. */
  readonly isPageVisible?: () => boolean;
}

type ChatPage = ParsedReplyOf<typeof listBuyerChats>;

const latestFirst = (a: Chat, b: Chat): number =>
  (b.updatedAt ?? '').localeCompare(a.updatedAt ?? '') || b.id.localeCompare(a.id);

const isLater = (a: Chat, b: Chat): boolean => (a.updatedAt ?? '') > (b.updatedAt ?? '');

/** Merges conversations by id; `fresh` replaces a known row unless the known row is newer. */
const mergeChats = (known: readonly Chat[], fresh: readonly Chat[]): readonly Chat[] => {
  const byId = new Map(known.map((chat) => [chat.id, chat]));
  for (const chat of fresh) {
    const row = byId.get(chat.id);
    if (!row || !isLater(row, chat)) byId.set(chat.id, chat);
  }
  return [...byId.values()].sort(latestFirst);
};

/** Adds a message to a row; returns the row unchanged if it already has this message or a newer one. */
function withMessage(chat: Chat, message: ChatMessage, userId: string, isUnread: boolean): Chat {
  const { text, createdAt } = message;
  const last = chat.lastMessage;
  if (last?.createdAt && createdAt) {
    const isKnown = createdAt === last.createdAt && text === last.text;
    if (isKnown || createdAt < last.createdAt) return chat;
  }
  const isCounted = isUnread && !sidesOf(chat, userId).isOwn(message);
  return {
    ...chat,
    lastMessage: { ...message, translation: null },
    updatedAt:
      createdAt !== null && createdAt > (chat.updatedAt ?? '') ? createdAt : chat.updatedAt,
    unreadCount: chat.unreadCount + (isCounted ? 1 : 0),
  };
}

export function createChatList(options: ChatListOptions): ChatList {
  const {
    api,
    live,
    side,
    user,
    isPageVisible = () => document.visibilityState === 'visible',
  } = options;
  const listChats = side === 'supplier' ? listSupplierChats : listBuyerChats;
  const $state = atom<ChatListState>({ status: 'loading' });
  let running = new AbortController();
  let openChatId: string | null = null;
  let page = 1;

  /** Update time of rows when they were marked as read, for replies that were already in flight. */
  const readMarks = new Map<string, string>();
  let pendingRequests = 0;
  /** Messages received before the list was loaded. */
  let earlyMessages: ChatMessage[] = [];
  const fetchPage = async (number: number): Promise<ChatPage> => {
    if (pendingRequests === 0) readMarks.clear();
    pendingRequests += 1;
    try {
      const reply = await callWithRetries(
        (signal) => api.call(listChats, { query: { page: number }, signal }),
        running.signal,
      );
      return { ...reply, chats: reply.chats.map(applyReadMark) };
    } finally {
      pendingRequests -= 1;
    }
  };
  const applyReadMark = (chat: Chat): Chat => {
    const upTo = readMarks.get(chat.id);
    return upTo !== undefined && (chat.updatedAt ?? '') <= upTo
      ? { ...chat, unreadCount: 0 }
      : chat;
  };
  const olderOf = ({ pagination }: ChatPage) =>
    pagination && pagination.page < pagination.totalPages ? 'some' : 'none';
  /** Failed loads are logged, and the list stays empty (spec §8). */
  const log = (error: unknown): void =>
    console.warn('The conversations could not be fetched.', error);

  const load = async (): Promise<void> => {
    const { signal } = running;
    try {
      const firstPage = await fetchPage(1);
      if (signal.aborted) return;
      const now = $state.get();
      const known = now.status === 'ready' ? now.chats : [];
      const older = now.status === 'ready' && page > 1 ? now.older : olderOf(firstPage);
      $state.set({ status: 'ready', chats: mergeChats(known, firstPage.chats), older });
      for (const message of earlyMessages.splice(0)) void onMessage(message);
    } catch (error) {
      if (signal.aborted) return;
      log(error);
      if ($state.get().status !== 'ready')
        $state.set({ status: 'failed', error: toLoadError(error) });
    }
  };

  /** Whether the conversation belongs to this list's role; conversations with the admins belong to both. */
  const belongs = (chat: Pick<Chat, 'supplier'>): boolean =>
    user.role === side || chat.supplier?.id === ADMIN_COUNTERPART_ID;

  const onMessage = async (message: ChatMessage): Promise<void> => {
    const now = $state.get();
    if (now.status !== 'ready') return void earlyMessages.push(message);
    const { chatId } = message;
    const row = now.chats.find(({ id }) => id === chatId);
    const isUnread = chatId !== openChatId || !isPageVisible();
    if (row) {
      const next = withMessage(row, message, user.id, isUnread);
      $state.set({ ...now, chats: mergeChats(now.chats, [next]) });
      return;
    }
    const input = { params: { id: chatId }, query: { limit: 1 }, signal: running.signal };
    const chat = await api.call(getChat, input).catch(() => null);
    const latest = $state.get();
    if (chat?.id && belongs(chat) && latest.status === 'ready')
      $state.set({ ...latest, chats: mergeChats(latest.chats, [{ ...chat, id: chat.id }]) });
  };

  return {
    $state,
    start() {
      running = new AbortController();
      earlyMessages = [];
      void load();
      const stops = [
        live.on('newMessage', (message) => void onMessage(message)),
        live.$state.listen(({ status }) => {
          // Fetches messages missed while disconnected.
          if (status === 'on') void load();
        }),
      ];
      return () => {
        running.abort();
        for (const stop of stops) stop();
      };
    },
    retry() {
      $state.set({ status: 'loading' });
      void load();
    },
    async loadOlder() {
      const now = $state.get();
      if (now.status !== 'ready' || now.older === 'none' || now.older === 'loading') return;
      $state.set({ ...now, older: 'loading' });
      const { signal } = running;
      const next = await fetchPage(page + 1).catch((error: unknown) => {
        if (!signal.aborted) log(error);
        return null;
      });
      const latest = $state.get();
      if (signal.aborted || latest.status !== 'ready') return;
      if (!next) return $state.set({ ...latest, older: 'failed' });
      page += 1;
      $state.set({ ...latest, chats: mergeChats(latest.chats, next.chats), older: olderOf(next) });
    },
    markRead(chatId) {
      const now = $state.get();
      if (now.status !== 'ready') return;
      const row = now.chats.find(({ id }) => id === chatId);
      if (row) readMarks.set(chatId, row.updatedAt ?? '');
      const chats = now.chats.map((chat) =>
        chat.id === chatId ? { ...chat, unreadCount: 0 } : chat,
      );
      $state.set({ ...now, chats });
    },
    setOpenChat(chatId) {
      openChatId = chatId;
    },
  };
}
