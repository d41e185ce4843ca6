// Registry of outboxes: unsent messages outlive their screen, and are never sent for another user.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../contract/errors.ts';
import { pageOutboxes } from '../../../src/islands/chat/composer/chat-outboxes.ts';
import { $session, openSession } from '../../../src/stores/session.ts';
import { endSessionOn401 } from '../../../src/ui/list/page-list.ts';
import { type Browser, startBrowser } from '../client/browser.ts';
import { BUYER, chatMarket } from './chat-market.ts';

let browser: Browser;
beforeEach(() => {
  vi.useFakeTimers();
  browser = startBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
const picture = () => new File(['x'], 'A file', { type: 'image/png' });
const isAsked = (): boolean => {
  const preventDefault = vi.fn();
  browser.happen('beforeunload', { preventDefault });
  return preventDefault.mock.calls.length > 0;
};

test('what was sent right before the screen was left is stored, and leaving the page asks meanwhile', async () => {
  const market = chatMarket();
  const { outbox, release } = market.hold()('c1', () => {});
  expect(isAsked()).toBe(false);
  outbox.sendText('One');
  outbox.sendText('Two');
  release();
  expect(isAsked()).toBe(true);
  await settled();
  expect(market.texts()).toEqual(['One', 'Two']);
  expect(isAsked()).toBe(false);
});

test('a file that fails after that is there, failed, when the conversation is opened again', async () => {
  const market = chatMarket();
  market.breaksUploads(true);
  const first = market.hold()('c1', () => {});
  first.outbox.sendFile(picture());
  first.release();
  await settled();
  const stored = vi.fn();
  const again = market.hold()('c1', stored);
  expect(again.outbox.$outgoing.get()).toMatchObject([
    { text: 'A file', state: { status: 'failed' } },
  ]);
  market.breaksUploads(false);
  again.outbox.retryAll();
  await settled();
  expect(market.texts()).toEqual(['A file']);
  expect(stored).toHaveBeenCalledOnce();
});

test('files and texts are stored in the order in which they were sent; one that fails holds up nothing', async () => {
  const market = chatMarket();
  const { outbox } = market.hold()('c1', () => {});
  outbox.sendFile(picture());
  outbox.sendText('About the file');
  await settled();
  expect(market.texts()).toEqual(['A file', 'About the file']);
  market.breaksUploads(true);
  outbox.sendFile(picture());
  outbox.sendText('Later');
  await settled();
  expect(market.texts()).toEqual(['A file', 'About the file', 'Later']);
  expect(outbox.$outgoing.get()).toHaveLength(1);
});

test('it ends with the session; what was written waits for its writer', async () => {
  openSession('asha-token');
  const market = chatMarket();
  const { api, live } = market;
  const parts = { api, live, lang: 'en', userId: BUYER, createUploadApi: () => api } as const;
  const begun = pageOutboxes();
  market.goes('silence');
  begun
    .acquire(parts)('c1', () => {})
    .outbox.sendText('Mine');
  await settled();
  const before = market.calls.length;
  openSession('li-token');
  market.goes(null);
  await settled(60_000);
  expect(market.calls).toHaveLength(before);
  expect(pageOutboxes()).not.toBe(begun);
  openSession('asha-token-2');
  pageOutboxes().acquire(parts)('c1', () => {});
  await settled();
  expect(market.texts()).toEqual(['Mine']);
});

test('a refused token does not end the session that another tab has begun meanwhile', async () => {
  openSession('old');
  localStorage.setItem('auth_token', 'new');
  const refused = Promise.reject(new ApiError('unauthorized', 401, 'No.'));
  await expect(endSessionOn401(refused)).rejects.toThrow('No.');
  expect(localStorage.getItem('auth_token')).toBe('new');
  expect($session.get()).toEqual({ status: 'signed-in', token: 'new' });
  await expect(endSessionOn401(refused)).rejects.toThrow('No.');
  expect(localStorage.getItem('auth_token')).toBeNull();
});
