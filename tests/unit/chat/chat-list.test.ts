// Conversation list store: newest first, unread counts, one side only, paged.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../../src/api/call.ts';
import { createChatList } from '../../../src/islands/chat/list/chat-list.ts';
import { startBrowser } from '../client/browser.ts';
import { BUYER, chatMarket, SELLER } from './chat-market.ts';

beforeEach(() => {
  vi.useFakeTimers();
  startBrowser();
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
  const market = chatMarket();
  const others = Array.from({ length: rows }, (_, at) => ({
    id: `x${String(at).padStart(3, '0')}`,
    users: [{ id: BUYER }, { id: 'other', name: `Works ${at}` }],
    vendor: { id: 'other' },
    updatedAt: minute(at),
    lastMessage: null,
    unreadCount: 0,
  })).reverse();
  let isAway = false;
  let under: Promise<void> = Promise.resolve();
  const api = createApi({
    lang: 'en',
    transport: async ({ url }) => {
      if (isAway) throw new TypeError('no answer');
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
      await under;
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
  const begin = () => list.start();
  const shown = () => {
    const state = list.$state.get();
    if (state.status !== 'ready') throw new Error(`It is ${state.status}`);
    return state;
  };
  return {
    ...{ market, list, begin, shown },
    ids: () => shown().chats.map(({ id }) => id),
    unread: (id: string) => shown().chats.find((chat) => chat.id === id)?.unreadCount,
    /** Holds replies to lists until the returned function is called. */
    holds(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      under = promise;
      return resolve;
    },
    goes: (away: boolean) => {
      isAway = away;
    },
    sees: (seen: boolean) => {
      isSeen = seen;
    },
  };
}

test('a conversation that begins stands first, with what was said', async () => {
  const { market, begin, ids, unread } = await open();
  begin();
  await settled();
  expect(ids()).toEqual(['x002', 'x001', 'x000']);
  market.say('New');
  await settled();
  expect(ids()).toEqual(['c1', 'x002', 'x001', 'x000']);
  expect(unread('c1')).toBe(1);
});

test('each new message of the other side is one more unread, unless it is being looked at', async () => {
  const { market, list, begin, shown, unread, sees } = await open();
  begin();
  await settled();
  market.say('New');
  await settled();
  market.say('Two');
  expect(unread('c1')).toBe(2);
  expect(shown().chats[0]?.lastMessage?.text).toBe('Two');
  list.markRead('c1');
  expect(unread('c1')).toBe(0);
  list.setOpenChat('c1');
  market.say('Three');
  expect(unread('c1')).toBe(0);
  sees(false);
  market.say('Four');
  expect(unread('c1')).toBe(1);
  // A repeated event does not count as another message.
  market.tell(3);
  expect(unread('c1')).toBe(1);
});

test('more of them come a page at a time, each once, also when some have moved meanwhile', async () => {
  const { market, list, begin, shown, ids } = await open({ rows: 5, perPage: 2 });
  begin();
  await settled();
  expect(shown().older).toBe('some');
  market.say('New');
  await settled();
  await list.loadOlder();
  await list.loadOlder();
  expect(ids()).toEqual(['c1', 'x004', 'x003', 'x002', 'x001', 'x000']);
  expect(shown().older).toBe('none');
});

test("on the other side's page a conversation of one's own role has no place", async () => {
  const { market, begin, ids } = await open({ role: 'supplier' });
  begin();
  await settled();
  market.say('New');
  await settled();
  expect(ids()).not.toContain('c1');
});

test('what was said while the connection was gone is asked for when it is back', async () => {
  const { market, list, begin, goes, ids } = await open();
  goes(true);
  begin();
  await settled(60_000);
  expect(list.$state.get().status).toBe('failed');
  expect(console.warn).toHaveBeenCalled();
  goes(false);
  market.connection('lost');
  market.connection('on');
  await settled();
  expect(ids()).toHaveLength(3);
});

test('a late answer takes nothing back that was heard or read meanwhile', async () => {
  const market = await open({ withMarket: true });
  market.market.say('Old');
  market.begin();
  await settled();
  expect(market.unread('c1')).toBe(1);
  const give = market.holds();
  market.market.connection('lost');
  market.market.connection('on');
  await settled();
  market.list.markRead('c1');
  give();
  await settled();
  expect(market.unread('c1')).toBe(0);
  const later = market.holds();
  market.market.connection('lost');
  market.market.connection('on');
  await settled();
  market.market.say('New');
  later();
  await settled();
  expect(market.shown().chats[0]?.lastMessage?.text).toBe('New');
  expect(market.unread('c1')).toBe(1);
});

test('what is said before there is a list is in it', async () => {
  const { market, begin, holds, ids } = await open();
  const give = holds();
  begin();
  await settled();
  market.say('Early');
  give();
  await settled();
  expect(ids()[0]).toBe('c1');
});
