// Fake conversation backend for the stores: stores messages, serves pages, sends events, fails and recovers.
import { atom } from 'nanostores';
import { readNewMessage } from '../../../contract/chat/live.ts';
import type { Lang } from '../../../contract/lang.ts';
import { type Api, createApi, type TransportRequest } from '../../../src/api/call.ts';
import type { Live, LivePayloads, LiveState } from '../../../src/api/live.ts';
import { createOutboxes } from '../../../src/islands/chat/composer/chat-outboxes.ts';

export const BUYER = 'asha';
export const SELLER = 'li';
const PAGE = 30;

interface Row {
  readonly id: string;
  readonly senderId: string;
  readonly text: string;
  readonly clientId: string | null;
  readonly createdAt: string;
}

const idOf = (at: number): string => `m${String(at).padStart(6, '0')}`;

export function chatMarket({ lang = 'en' as Lang, me = BUYER } = {}) {
  const rows: Row[] = [];
  const calls: string[] = [];
  const read: string[] = [];
  const followed: string[] = [];
  /** Outcome of the next calls: an error status or no answer; null answers normally. */
  let trouble: number | 'silence' | null = null;
  /** Messages are stored but the reply is lost. */
  let isDeaf = false;
  let brokenUploads = false;
  let otherRead: string | null = null;

  const wire = (row: Row) => ({
    ...row,
    _id: row.id,
    chatId: 'c1',
    sender: { _id: row.senderId, name: row.senderId },
  });
  const chat = () => ({
    id: 'c1',
    users: [
      { id: BUYER, name: 'Asha' },
      { id: SELLER, name: '李伟' },
    ],
    vendor: { id: SELLER, name: '李伟' },
    product: { id: 'p1', name: 'Hammer mill' },
    unreadCount: 0,
    lastMessage: rows.length ? wire(rows.at(-1) as Row) : null,
    updatedAt: rows.at(-1)?.createdAt ?? '2026-01-05T09:00:00.000Z',
  });

  const store = (senderId: string, text: string, clientId: string | null = null): Row => {
    const known = rows.find((row) => clientId !== null && row.clientId === clientId);
    if (known) return known;
    const createdAt = new Date(Date.UTC(2026, 0, 5, 9, rows.length)).toISOString();
    const row = { id: idOf(rows.length + 1), senderId, text, clientId, createdAt };
    rows.push(row);
    return row;
  };

  const $state = atom<LiveState>({ status: 'on' });
  const heard: { [Event in keyof LivePayloads]: Set<(told: LivePayloads[Event]) => void> } = {
    message: new Set(),
    typing: new Set(),
    read: new Set(),
    presence: new Set(),
    notification: new Set(),
  };
  const live: Live = {
    $state,
    on(event, listener) {
      heard[event].add(listener);
      return () => heard[event].delete(listener);
    },
    subscribe(id) {
      followed.push(id);
      return () => void followed.splice(followed.indexOf(id), 1);
    },
    typing: () => void calls.push('typing'),
    requestBroadcast: () => void calls.push('sent'),
    reconnect: () => $state.set({ status: 'on' }),
    close: () => {},
  };
  const told = (row: Row): void => {
    const message = readNewMessage({ chatId: 'c1', message: wire(row) });
    if (message && $state.get().status === 'on')
      for (const listener of heard.message) listener(message);
  };

  const pageOf = (query: URLSearchParams) => {
    const before = query.get('before');
    const after = query.get('after');
    const limit = Number(query.get('limit') ?? PAGE);
    const found = rows.filter(({ id }) => (!before || id < before) && (!after || id > after));
    const page = after ? found.slice(0, limit) : found.slice(-limit);
    const hasMore = found.length > page.length;
    return { success: true, ...chat(), messages: page.map(wire), hasMore, otherRead };
  };

  const answer = (request: TransportRequest): unknown => {
    const { pathname, searchParams } = new URL(request.url, 'http://market.test');
    const path = pathname.replace('/api', '');
    if (path === '/messages') {
      const { text, clientId } = JSON.parse(String(request.body));
      const row = store(me, text, clientId);
      if (isDeaf) throw new TypeError('the answer was lost');
      return { success: true, ...wire(row) };
    }
    if (path.endsWith('/files')) {
      const { clientId } = JSON.parse(String(request.body));
      return { success: true, ...wire(store(me, 'A file', clientId)) };
    }
    if (path.endsWith('/read')) {
      read.push(JSON.parse(String(request.body)).messageId);
      return { success: true };
    }
    if (/^\/chats\/(vendor|buyer)$/.test(path)) return { success: true, data: [chat()] };
    return pageOf(searchParams);
  };

  const api: Api = createApi({
    lang,
    transport: async (request) => {
      calls.push(`${request.method} ${request.url}`);
      if (request.signal?.aborted) throw request.signal.reason;
      // A file upload takes longer than a text.
      if (request.url.endsWith('/files')) await new Promise((go) => setTimeout(go, 20));
      if (brokenUploads && request.url.endsWith('/files')) throw new TypeError('no answer');
      if (trouble === 'silence') throw new TypeError('no answer');
      if (trouble !== null) {
        const code = trouble === 400 ? 'validation' : 'internal';
        const body = { success: false, code, message: 'No.', error: 'No.' };
        return { status: trouble, body };
      }
      return { status: 200, body: answer(request) };
    },
  });

  const hear = (messageId: string): void => {
    for (const listener of heard.read) listener({ chatId: 'c1', messageId });
  };
  const outboxes = createOutboxes();
  return {
    api,
    live,
    outboxes,
    /** The outbox of its conversation. */
    hold: () => outboxes.acquire({ api, live, userId: me, createUploadApi: () => api }),
    calls,
    read,
    followed,
    lastAt: () => chat().updatedAt,
    texts: () => rows.map(({ text }) => text),
    /** The counterpart sends a message. */
    say(text: string): void {
      told(store(me === BUYER ? SELLER : BUYER, text));
    },
    /** Repeats the events of stored messages, in any order. */
    tell: (...places: number[]) => {
      for (const at of places) told(rows[at] as Row);
    },
    type: () => {
      for (const listener of heard.typing) listener({ chatId: 'c1' });
    },
    isThere: (online: boolean, chatId = 'c1') => {
      for (const listener of heard.presence) listener({ chatId, online });
    },
    readBy(messageId: string): void {
      otherRead = messageId;
      hear(messageId);
    },
    /** Sends a read event that the API's replies do not have yet. */
    hear,
    goes: (what: typeof trouble) => {
      trouble = what;
    },
    breaksUploads: (breaks: boolean) => {
      brokenUploads = breaks;
    },
    loses: (answers: boolean) => {
      isDeaf = answers;
    },
    connection: (state: LiveState['status']) =>
      $state.set(
        state === 'lost' ? { status: 'lost', retrying: true } : ({ status: state } as LiveState),
      ),
  };
}
