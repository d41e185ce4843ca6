// Store for the conversation list of a role, latest first: loaded page by page, updated by the live connection.
import { atom, type ReadableAtom } from 'nanostores';
import type { Role, User } from '../../../../contract/accounts/user-reader.ts';
import type { Chat, Chats } from '../../../../contract/chat/chat-reader.ts';
import { getChat, listBuyerChats, listSupplierChats } from '../../../../contract/chat/chats.ts';
import type { NewMessage } from '../../../../contract/chat/live.ts';
import { ADMIN_COUNTERPART_ID } from '../../../../contract/limits.ts';
import type { Api } from '../../../api/call.ts';
import type { Live } from '../../../api/live.ts';
import { withRetries } from '../../../stores/retry.ts';
import { type Problem, problemOf } from '../../../ui/list/listing.ts';
import { whileSignedIn } from '../../../ui/list/page-list.ts';
import { sidesOf } from '../log/chat-messages.ts';

export type ChatListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: Problem }
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
  read(chatId: string): void;
  /** Sets the open conversation: its new messages do not count as unread while the page is visible. */
  watch(chatId: string | null): void;
}

interface Parts {
  readonly api: Api;
  readonly live: Live;
  readonly side: Role;
  readonly user: Pick<User, 'id' | 'role'>;
  /** Whether the page is visible to the reader. */
  readonly isSeen?: () => boolean;
}

const ATTEMPT_MS = 15_000;

const latestFirst = (a: Chat, b: Chat): number =>
  (b.updatedAt ?? '').localeCompare(a.updatedAt ?? '') || b.id.localeCompare(a.id);

const isLater = (a: Chat, b: Chat): boolean => (a.updatedAt ?? '') > (b.updatedAt ?? '');

/** Merges conversations by id; `fresh` replaces a known row unless the known row is newer. */
const mergedChats = (known: readonly Chat[], fresh: readonly Chat[]): readonly Chat[] => {
  const byId = new Map(known.map((chat) => [chat.id, chat]));
  for (const chat of fresh) {
    const row = byId.get(chat.id);
    if (!row || !isLater(row, chat)) byId.set(chat.id, chat);
  }
  return [...byId.values()].sort(latestFirst);
};

/** Adds a message to a row; returns the row unchanged if it already has this message or a newer one. */
export function withMessage(
  chat: Chat,
  { message }: NewMessage,
  userId: string,
  isUnread: boolean,
): Chat {
  const { text, createdAt } = message;
  const last = chat.lastMessage;
  if (last?.createdAt && createdAt) {
    const isKnown = createdAt === last.createdAt && text === last.text;
    if (isKnown || createdAt < last.createdAt) return chat;
  }
  const counts = isUnread && !sidesOf(chat, userId).isOwn(message);
  return {
    ...chat,
    lastMessage: { text, createdAt },
    updatedAt:
      createdAt !== null && createdAt > (chat.updatedAt ?? '') ? createdAt : chat.updatedAt,
    unreadCount: chat.unreadCount + (counts ? 1 : 0),
  };
}

export function createChatList(parts: Parts): ChatList {
  const { api, live, side, user, isSeen = () => document.visibilityState === 'visible' } = parts;
  const list = side === 'supplier' ? listSupplierChats : listBuyerChats;
  const $state = atom<ChatListState>({ status: 'loading' });
  let running = new AbortController();
  let watched: string | null = null;
  let page = 1;

  const fetched = (number: number): Promise<Chats> =>
    withRetries(() => {
      const signal = AbortSignal.any([running.signal, AbortSignal.timeout(ATTEMPT_MS)]);
      return whileSignedIn(api.call(list, { query: { page: number }, signal }));
    }, running.signal);
  /** Update time of rows when they were marked as read, for replies that were already in flight. */
  const marks = new Map<string, string>();
  let asking = 0;
  /** Messages received before the list was loaded. */
  let early: NewMessage[] = [];
  const answered = async (number: number): Promise<Chats> => {
    if (asking === 0) marks.clear();
    asking += 1;
    try {
      const found = await fetched(number);
      return { ...found, chats: found.chats.map(unlessRead) };
    } finally {
      asking -= 1;
    }
  };
  const unlessRead = (chat: Chat): Chat => {
    const upTo = marks.get(chat.id);
    return upTo !== undefined && (chat.updatedAt ?? '') <= upTo
      ? { ...chat, unreadCount: 0 }
      : chat;
  };
  const olderOf = ({ pagination }: Chats) =>
    pagination && pagination.page < pagination.totalPages ? 'some' : 'none';
  /** Failed loads are logged, and the list stays empty (spec §8). */
  const log = (error: unknown): void =>
    console.warn('The conversations could not be fetched.', error);

  const load = async (): Promise<void> => {
    const { signal } = running;
    try {
      const first = await answered(1);
      if (signal.aborted) return;
      const now = $state.get();
      const known = now.status === 'ready' ? now.chats : [];
      const older = now.status === 'ready' && page > 1 ? now.older : olderOf(first);
      $state.set({ status: 'ready', chats: mergedChats(known, first.chats), older });
      for (const told of early.splice(0)) void heard(told);
    } catch (error) {
      if (signal.aborted) return;
      log(error);
      if ($state.get().status !== 'ready')
        $state.set({ status: 'failed', problem: problemOf(error) });
    }
  };

  /** Whether the conversation belongs to this list's role; conversations with the admins belong to both. */
  const belongs = (chat: Chat): boolean =>
    user.role === side || chat.supplier?.id === ADMIN_COUNTERPART_ID;

  const heard = async (told: NewMessage): Promise<void> => {
    const now = $state.get();
    if (now.status !== 'ready') return void early.push(told);
    const { chatId } = told;
    const row = now.chats.find(({ id }) => id === chatId);
    const isUnread = chatId !== watched || !isSeen();
    if (row) {
      const next = withMessage(row, told, user.id, isUnread);
      $state.set({ ...now, chats: mergedChats(now.chats, [next]) });
      return;
    }
    const input = { params: { id: chatId }, query: { limit: 1 }, signal: running.signal };
    const { chat } = await api.call(getChat, input).catch(() => ({ chat: null }));
    const then = $state.get();
    if (chat && belongs(chat) && then.status === 'ready')
      $state.set({ ...then, chats: mergedChats(then.chats, [chat]) });
  };

  return {
    $state,
    start() {
      running = new AbortController();
      early = [];
      void load();
      const stops = [
        live.on('message', (told) => void heard(told)),
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
      const next = await answered(page + 1).catch((error: unknown) => {
        if (!signal.aborted) log(error);
        return null;
      });
      const then = $state.get();
      if (signal.aborted || then.status !== 'ready') return;
      if (!next) return $state.set({ ...then, older: 'failed' });
      page += 1;
      $state.set({ ...then, chats: mergedChats(then.chats, next.chats), older: olderOf(next) });
    },
    read(chatId) {
      const now = $state.get();
      if (now.status !== 'ready') return;
      const row = now.chats.find(({ id }) => id === chatId);
      if (row) marks.set(chatId, row.updatedAt ?? '');
      const chats = now.chats.map((chat) =>
        chat.id === chatId ? { ...chat, unreadCount: 0 } : chat,
      );
      $state.set({ ...now, chats });
    },
    watch(chatId) {
      watched = chatId;
    },
  };
}
