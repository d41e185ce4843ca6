// Conversation list store: newest first, unread counts, one side only, paged.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../../src/api/call.ts';
import { createChatList } from '../../../src/islands/chat/list/chat-list.ts';
import { stubBrowser } from '../client/browser.ts';
import { BUYER, createFakeChatBackend, SELLER } from './fake-chat-backend.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settled = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
const minute = (at: number) => new Date(Date.UTC(2026, 0, 5, 8, at)).toISOString();

const chatOf = (id: string) => ({
  id,
  users: [{ id: BUYER }, { id: SELLER }],
  vendor: { id: SELLER },
  lastMessage: null,
});

/** A list with other rows before the market's conversation, `c1`. */
async function open({
  rows = 3,
  perPage = 30,
  role = 'buyer' as 'buyer' | 'supplier',
  withMarket = false,
} = {}) {
  const market = createFakeChatBackend();
  const others = Array.from({ length: rows }, (_, at) => ({
    id: `x${String(at).padStart(3, '0')}`,
    users: [{ id: BUYER }, { id: 'other', name: `Works ${at}` }],
    vendor: { id: 'other' },
    updatedAt: minute(at),
    lastMessage: null,
    unreadCount: 0,
  })).reverse();
  let isUnavailable = false;
  let pending: Promise<void> = Promise.resolve();
  const api = createApi({
    lang: 'en',
    transport: async ({ url }) => {
      if (isUnavailable) throw new TypeError('no answer');
      const { pathname, searchParams } = new URL(url, 'http://market.test');
      if (pathname.startsWith('/api/chats/c1'))
        return {
          status: 200,
          body: {
            id: 'c1',
            users: [{ id: BUYER }, { id: SELLER }],
            vendor: { id: SELLER },
            unreadCount: 1,
            lastMessage: { text: 'New' },
            updatedAt: minute(99),
            messages: [],
          },
        };
      const page = Number(searchParams.get('page') ?? 1);
      const data = others.slice((page - 1) * perPage, page * perPage);
      const totalPages = Math.ceil(rows / perPage);
      const about = { ...chatOf('c1'), updatedAt: market.lastAt(), unreadCount: 1 };
      await pending;
      return {
        status: 200,
        body: {
          success: true,
          data: withMarket ? [...data, about] : data,
          pagination: { page, limit: perPage, total: rows, totalPages },
        },
      };
    },
  });
  let isSeen = true;
  const list = createChatList({
    ...{ api, live: market.live, side: 'buyer', isPageVisible: () => isSeen },
    user: { id: BUYER, role },
  });
  const startList = () => list.start();
  const shown = () => {
    const state = list.$state.get();
    if (state.status !== 'ready') throw new Error(`It is ${state.status}`);
    return state;
  };
  return {
    ...{ market, list, startList, shown },
    ids: () => shown().chats.map(({ id }) => id),
    unread: (id: string) => shown().chats.find((chat) => chat.id === id)?.unreadCount,
    /** Holds replies to lists until the returned function is called. */
    holds(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      pending = promise;
      return resolve;
    },
    goes: (unavailable: boolean) => {
      isUnavailable = unavailable;
    },
    sees: (visible: boolean) => {
      isSeen = visible;
    },
  };
}

test('a new conversation is first in the list, with its last message', async () => {
  const { market, startList, ids, unread } = await open();
  startList();
  await settled();
  expect(ids()).toEqual(['x002', 'x001', 'x000']);
  market.receiveMessage('New');
  await settled();
  expect(ids()).toEqual(['c1', 'x002', 'x001', 'x000']);
  expect(unread('c1')).toBe(1);
});

test('each new message of the counterpart adds one unread, unless the conversation is visible', async () => {
  const { market, list, startList, shown, unread, sees: setVisible } = await open();
  startList();
  await settled();
  market.receiveMessage('New');
  await settled();
  market.receiveMessage('Two');
  expect(unread('c1')).toBe(2);
  expect(shown().chats[0]?.lastMessage?.text).toBe('Two');
  list.markRead('c1');
  expect(unread('c1')).toBe(0);
  list.setOpenChat('c1');
  market.receiveMessage('Three');
  expect(unread('c1')).toBe(0);
  setVisible(false);
  market.receiveMessage('Four');
  expect(unread('c1')).toBe(1);
  // A repeated event does not count as another message.
  market.repeatMessages(3);
  expect(unread('c1')).toBe(1);
});

test('more conversations load page by page, each once, also after reordering', async () => {
  const { market, list, startList, shown, ids } = await open({ rows: 5, perPage: 2 });
  startList();
  await settled();
  expect(shown().older).toBe('some');
  market.receiveMessage('New');
  await settled();
  await list.loadOlder();
  await list.loadOlder();
  expect(ids()).toEqual(['c1', 'x004', 'x003', 'x002', 'x001', 'x000']);
  expect(shown().older).toBe('none');
});

test('a conversation of the other role does not appear', async () => {
  const { market, startList, ids } = await open({ role: 'supplier' });
  startList();
  await settled();
  market.receiveMessage('New');
  await settled();
  expect(ids()).not.toContain('c1');
});

test('messages missed during a disconnection are loaded after it', async () => {
  const { market, list, startList, goes: setUnavailable, ids } = await open();
  setUnavailable(true);
  startList();
  await settled(60_000);
  expect(list.$state.get().status).toBe('failed');
  expect(console.warn).toHaveBeenCalled();
  setUnavailable(false);
  market.setConnection('lost');
  market.setConnection('on');
  await settled();
  expect(ids()).toHaveLength(3);
});

test('a late reply does not undo events or reads', async () => {
  const market = await open({ withMarket: true });
  market.market.receiveMessage('Old');
  market.startList();
  await settled();
  expect(market.unread('c1')).toBe(1);
  const release = market.holds();
  market.market.setConnection('lost');
  market.market.setConnection('on');
  await settled();
  market.list.markRead('c1');
  release();
  await settled();
  expect(market.unread('c1')).toBe(0);
  const later = market.holds();
  market.market.setConnection('lost');
  market.market.setConnection('on');
  await settled();
  market.market.receiveMessage('New');
  later();
  await settled();
  expect(market.shown().chats[0]?.lastMessage?.text).toBe('New');
  expect(market.unread('c1')).toBe(1);
});

test('messages before the first load are included', async () => {
  const { market, startList, holds: holdReply, ids } = await open();
  const release = holdReply();
  startList();
  await settled();
  market.receiveMessage('Early');
  release();
  await settled();
  expect(ids()[0]).toBe('c1');
});
