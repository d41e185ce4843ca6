// Registry of outboxes: unsent messages outlive their screen, and are never sent for another user.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../contract/errors.ts';
import { pageOutboxes } from '../../../src/islands/chat/composer/chat-outboxes.ts';
import { $session, openSession } from '../../../src/stores/session.ts';
import { endSessionOn401 } from '../../../src/stores/session-end.ts';
import { type FakeBrowser, stubBrowser } from '../client/browser.ts';
import { BUYER, createFakeChatBackend } from './fake-chat-backend.ts';

let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers();
  browser = stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
const picture = () => new File(['x'], 'A file', { type: 'image/png' });
const asksBeforeLeaving = (): boolean => {
  const preventDefault = vi.fn();
  browser.dispatch('beforeunload', { preventDefault });
  return preventDefault.mock.calls.length > 0;
};

test('a message sent just before leaving the screen is stored, and leaving the page asks for confirmation meanwhile', async () => {
  const market = createFakeChatBackend();
  const { outbox, release } = market.openOutbox();
  expect(asksBeforeLeaving()).toBe(false);
  outbox.sendText('One');
  outbox.sendText('Two');
  release();
  expect(asksBeforeLeaving()).toBe(true);
  await settled();
  expect(market.texts()).toEqual(['One', 'Two']);
  expect(asksBeforeLeaving()).toBe(false);
});

test('a file that failed meanwhile is shown as failed when the conversation opens again', async () => {
  const market = createFakeChatBackend();
  market.setUploadsFail(true);
  const first = market.openOutbox();
  first.outbox.sendFile(picture());
  first.release();
  await settled();
  const stored = vi.fn();
  const again = market.openOutbox(stored);
  expect(again.outbox.$outgoing.get()).toMatchObject([
    { text: 'A file', state: { status: 'failed' } },
  ]);
  market.setUploadsFail(false);
  again.outbox.retryAll();
  await settled();
  expect(market.texts()).toEqual(['A file']);
  expect(stored).toHaveBeenCalledOnce();
});

test('files and texts are stored in the order of sending, and a failed file does not block them', async () => {
  const market = createFakeChatBackend();
  const { outbox } = market.openOutbox();
  outbox.sendFile(picture());
  outbox.sendText('About the file');
  await settled();
  expect(market.texts()).toEqual(['A file', 'About the file']);
  market.setUploadsFail(true);
  outbox.sendFile(picture());
  outbox.sendText('Later');
  await settled();
  expect(market.texts()).toEqual(['A file', 'About the file', 'Later']);
  expect(outbox.$outgoing.get()).toHaveLength(1);
});

test('sending stops with the session, and unsent messages wait for their sender', async () => {
  openSession('asha-token');
  const market = createFakeChatBackend();
  const { api, live } = market;
  const parts = { api, live, userId: BUYER, chatId: 'c1', createUploadApi: () => api };
  const firstOutboxes = pageOutboxes();
  market.setFailure('no-reply');
  firstOutboxes.open(parts, () => {}).outbox.sendText('Mine');
  await settled();
  const before = market.calls.length;
  openSession('li-token');
  market.setFailure(null);
  await settled(60_000);
  expect(market.calls).toHaveLength(before);
  expect(pageOutboxes()).not.toBe(firstOutboxes);
  openSession('asha-token-2');
  pageOutboxes().open(parts, () => {});
  await settled();
  expect(market.texts()).toEqual(['Mine']);
});

test('a refused token does not end a newer session of another tab', async () => {
  openSession('old');
  localStorage.setItem('auth_token', 'new');
  const refused = Promise.reject(new ApiError('unauthorized', 401, 'No.'));
  await expect(endSessionOn401(refused)).rejects.toThrow('No.');
  expect(localStorage.getItem('auth_token')).toBe('new');
  expect($session.get()).toEqual({ status: 'signed-in', token: 'new' });
  await expect(endSessionOn401(refused)).rejects.toThrow('No.');
  expect(localStorage.getItem('auth_token')).toBeNull();
});
