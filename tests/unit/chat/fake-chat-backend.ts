// Fake conversation backend for the stores: stores messages, serves pages, sends events, fails and recovers.
import { atom } from 'nanostores';
import { type LiveEvent, readLivePayload } from '../../../contract/chat/live.ts';
import type { ChatMessage } from '../../../contract/chat/message.ts';
import type { Lang } from '../../../contract/lang.ts';
import { type Api, createApi, type TransportRequest } from '../../../src/api/call.ts';
import type { Live, LiveState } from '../../../src/api/live.ts';
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

export function createFakeChatBackend({ lang = 'en' as Lang, me = BUYER } = {}) {
  const rows: Row[] = [];
  const calls: string[] = [];
  const readMessageIds: string[] = [];
  const followed: string[] = [];
  /** Outcome of the next calls: an error status or no answer; null answers normally. */
  let failure: number | 'no-reply' | null = null;
  /** Messages are stored but the reply is lost. */
  let losesReplies = false;
  let uploadsFail = false;
  let otherRead: string | null = null;

  const serialize = (row: Row) => ({
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
    lastMessage: rows.length ? serialize(rows.at(-1) as Row) : null,
    updatedAt: rows.at(-1)?.createdAt ?? '2026-01-05T09:00:00.000Z',
  });

  const store = (senderId: string, text: string, clientId: string | null = null): Row => {
    const existing = rows.find((row) => clientId !== null && row.clientId === clientId);
    if (existing) return existing;
    const createdAt = new Date(Date.UTC(2026, 0, 5, 9, rows.length)).toISOString();
    const row = { id: idOf(rows.length + 1), senderId, text, clientId, createdAt };
    rows.push(row);
    return row;
  };

  const $state = atom<LiveState>({ status: 'on' });
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const live: Live = {
    $state,
    on(event, listener) {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => all.delete(listener);
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
  const emit = (event: LiveEvent, payload: object): void => {
    if ($state.get().status !== 'on') return;
    for (const listener of listeners.get(event) ?? [])
      listener(readLivePayload(event, { chatId: 'c1', ...payload }) as never);
  };
  const emitMessage = (row: Row): void => emit('newMessage', { message: serialize(row) });

  const pageOf = (query: URLSearchParams) => {
    const before = query.get('before');
    const after = query.get('after');
    const limit = Number(query.get('limit') ?? PAGE);
    const found = rows.filter(({ id }) => (!before || id < before) && (!after || id > after));
    const page = after ? found.slice(0, limit) : found.slice(-limit);
    const hasMore = found.length > page.length;
    return { success: true, ...chat(), messages: page.map(serialize), hasMore, otherRead };
  };

  const answer = (request: TransportRequest): unknown => {
    const { pathname, searchParams } = new URL(request.url, 'http://market.test');
    const path = pathname.replace('/api', '');
    if (path === '/messages') {
      const { text, clientId } = JSON.parse(String(request.body));
      const row = store(me, text, clientId);
      if (losesReplies) throw new TypeError('the answer was lost');
      return { success: true, ...serialize(row) };
    }
    if (path.endsWith('/files')) {
      const { clientId } = JSON.parse(String(request.body));
      return { success: true, ...serialize(store(me, 'A file', clientId)) };
    }
    if (path.endsWith('/read')) {
      readMessageIds.push(JSON.parse(String(request.body)).messageId);
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
      if (uploadsFail && request.url.endsWith('/files')) throw new TypeError('no answer');
      if (failure === 'no-reply') throw new TypeError('no answer');
      if (failure !== null) {
        const code = failure === 400 ? 'validation' : 'internal';
        const body = { success: false, code, message: 'No.', error: 'No.' };
        return { status: failure, body };
      }
      return { status: 200, body: answer(request) };
    },
  });

  const emitRead = (messageId: string): void => emit('messageRead', { messageId });
  const outboxes = createOutboxes();
  return {
    api,
    live,
    outboxes,
    /** The outbox of its conversation. */
    openOutbox: (onStored: (message: ChatMessage) => void = () => {}) =>
      outboxes.open({ api, live, userId: me, chatId: 'c1', createUploadApi: () => api }, onStored),
    calls,
    readMessageIds,
    followed,
    lastAt: () => chat().updatedAt,
    texts: () => rows.map(({ text }) => text),
    /** The counterpart sends a message. */
    receiveMessage(text: string): void {
      emitMessage(store(me === BUYER ? SELLER : BUYER, text));
    },
    /** Repeats the events of stored messages, in any order. */
    repeatMessages: (...indexes: number[]) => {
      for (const at of indexes) emitMessage(rows[at] as Row);
    },
    emitTyping: () => emit('typing', {}),
    emitPresence: (online: boolean, chatId = 'c1') => emit('presence', { chatId, online }),
    markReadByOther(messageId: string): void {
      otherRead = messageId;
      emitRead(messageId);
    },
    /** Sends a read event that the API's replies do not have yet. */
    emitRead,
    setFailure: (what: typeof failure) => {
      failure = what;
    },
    setUploadsFail: (breaks: boolean) => {
      uploadsFail = breaks;
    },
    setLosesReplies: (answers: boolean) => {
      losesReplies = answers;
    },
    setConnection: (state: LiveState['status']) =>
      $state.set(
        state === 'lost' ? { status: 'lost', retrying: true } : ({ status: state } as LiveState),
      ),
  };
}
