// Conversation store: messages in order and without gaps, whatever the connection does.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getChat } from '../../../contract/chat/chats.ts';
import {
  createConversation,
  type OpenConversation,
} from '../../../src/islands/chat/chat-conversation.ts';
import { stubBrowser } from '../client/browser.ts';
import { BUYER, createFakeChatBackend } from './fake-chat-backend.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(50);

async function open(market = createFakeChatBackend()) {
  const { api, live, outboxes } = market;
  const onRead = vi.fn();
  const conversation = createConversation({
    ...{ api, live, outboxes, userId: BUYER, onRead, createUploadApi: () => api },
    open: (_, signal) => api.call(getChat, { params: { id: 'c1' }, query: {}, signal }),
  });
  const stop = conversation.start();
  await settled();
  const now = (): OpenConversation => {
    const state = conversation.$state.get();
    if (state.status !== 'ready') throw new Error(`It is ${state.status}`);
    return state;
  };
  const shown = () => now().messages.map(({ text }) => text);
  return { market, conversation, stop, now, shown, onRead };
}

test('messages of both participants appear once and in order, from either source', async () => {
  const market = createFakeChatBackend();
  market.receiveMessage('One');
  const { now, shown } = await open(market);
  now().outbox.sendText('Two');
  market.receiveMessage('Three');
  await settled();
  // The live connection also delivers the user's own messages, here repeated and out of order.
  market.repeatMessages(2, 1, 0, 1);
  await settled();
  expect(shown()).toEqual(market.texts());
  expect(new Set(shown()).size).toBe(3);
  expect(now().outbox.$outgoing.get()).toEqual([]);
});

test('an own message is not shown twice when its event arrives before the reply', async () => {
  const { market, now, shown } = await open();
  market.setLosesReplies(true);
  now().outbox.sendText('Hello');
  await settled();
  expect(now().outbox.$outgoing.get()).toHaveLength(1);
  market.repeatMessages(0);
  expect(shown()).toEqual(['Hello']);
  expect(now().outbox.$outgoing.get()).toEqual([]);
});

test('messages missed during a disconnection are requested after the last one before it', async () => {
  const market = createFakeChatBackend();
  market.receiveMessage('Before');
  const { shown } = await open(market);
  market.setConnection('lost');
  for (let at = 0; at < 120; at += 1) market.receiveMessage(`Missed ${at}`);
  expect(shown()).toEqual(['Before']);
  market.setConnection('on');
  // Sent after the reconnect but before the missed messages have been fetched.
  market.receiveMessage('After');
  await settled();
  expect(shown()).toEqual(market.texts());
  expect(market.calls.filter((call) => call.includes('after=')).length).toBeGreaterThan(2);
});

test('a second disconnection during catching up leaves no gap', async () => {
  const market = createFakeChatBackend();
  market.receiveMessage('Before');
  const { shown } = await open(market);
  market.setConnection('lost');
  market.receiveMessage('First gap');
  market.setConnection('on');
  market.setConnection('lost');
  market.receiveMessage('Second gap');
  market.setConnection('on');
  await settled();
  expect(shown()).toEqual(['Before', 'First gap', 'Second gap']);
});

test('an empty conversation loads missed first messages', async () => {
  const { market, now, shown } = await open();
  market.setConnection('lost');
  for (let at = 0; at < 40; at += 1) market.receiveMessage(`Line ${at}`);
  market.setConnection('on');
  await settled();
  expect(shown()).toEqual(market.texts().slice(10));
  expect(now().older).toBe('some');
});

test('earlier messages load page by page until the first', async () => {
  const market = createFakeChatBackend();
  for (let at = 0; at < 70; at += 1) market.receiveMessage(`Line ${at}`);
  const { conversation, now, shown } = await open(market);
  expect(shown()).toHaveLength(30);
  await conversation.loadOlder();
  expect(shown()).toHaveLength(60);
  market.setFailure('no-reply');
  const failing = conversation.loadOlder();
  await vi.advanceTimersByTimeAsync(60_000);
  await failing;
  expect(now().older).toBe('failed');
  market.setFailure(null);
  await conversation.loadOlder();
  expect(shown()).toEqual(market.texts());
  expect(now().older).toBe('none');
});

test('seen messages are marked as read once, up to the newest of the counterpart', async () => {
  const { market, conversation, now, onRead } = await open();
  conversation.markSeen();
  market.receiveMessage('One');
  market.receiveMessage('Two');
  conversation.markSeen();
  conversation.markSeen();
  await settled();
  expect(market.readMessageIds).toEqual(['m000002']);
  expect(onRead).toHaveBeenCalledWith('c1');
  now().outbox.sendText('Mine');
  await settled();
  conversation.markSeen();
  await settled();
  expect(market.readMessageIds).toHaveLength(1);
});

test('the read mark of the counterpart updates at once and never moves back', async () => {
  const market = createFakeChatBackend();
  market.markReadByOther('m000001');
  const { now } = await open(market);
  expect(now().otherRead).toBe('m000001');
  market.markReadByOther('m000003');
  market.markReadByOther('m000002');
  expect(now().otherRead).toBe('m000003');
});

test('presence of the counterpart follows the live connection, and is unknown without it', async () => {
  const { market, now } = await open();
  expect(now().isCounterpartOnline).toBe(false);
  market.emitPresence(true, 'c2');
  expect(now().isCounterpartOnline).toBe(false);
  market.emitPresence(true);
  expect(now().isCounterpartOnline).toBe(true);
  market.setConnection('lost');
  expect(now().isCounterpartOnline).toBe(false);
  market.setConnection('on');
  market.emitPresence(true);
  market.emitPresence(false);
  expect(now().isCounterpartOnline).toBe(false);
});

test('typing of the counterpart ends after a moment or with its message', async () => {
  const { market, conversation, now } = await open();
  market.emitTyping();
  expect(now().isCounterpartTyping).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(now().isCounterpartTyping).toBe(false);
  market.emitTyping();
  market.receiveMessage('Here it is');
  expect(now().isCounterpartTyping).toBe(false);
  for (let key = 0; key < 5; key += 1) conversation.userTyped();
  expect(market.calls.filter((call) => call === 'typing')).toHaveLength(1);
});

test('a conversation that cannot be opened shows an error and can be retried', async () => {
  const market = createFakeChatBackend();
  market.setFailure(400);
  const { conversation } = await open(market);
  expect(conversation.$state.get()).toMatchObject({
    status: 'failed',
    error: { message: 'No.' },
  });
  market.setFailure(null);
  conversation.retry();
  await settled();
  expect(conversation.$state.get()).toMatchObject({ status: 'ready', chatId: 'c1' });
});

test('a stopped conversation ignores events', async () => {
  const { market, stop, shown } = await open();
  expect(market.followed).toEqual(['c1']);
  stop();
  market.receiveMessage('Too late');
  await settled();
  expect(shown()).toEqual([]);
  expect(market.followed).toEqual([]);
});

test('a failed catch-up is retried while connected', async () => {
  const market = createFakeChatBackend();
  market.receiveMessage('Before');
  const { shown } = await open(market);
  market.setConnection('lost');
  market.receiveMessage('Missed');
  market.setFailure('no-reply');
  market.setConnection('on');
  // All attempts of the first fetch, and the first pause.
  await vi.advanceTimersByTimeAsync(9_000);
  market.setFailure(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown()).toEqual(['Before', 'Missed']);
});

test('an own message also triggers catching up', async () => {
  const market = createFakeChatBackend();
  const { now, shown } = await open(market);
  market.setConnection('lost');
  market.receiveMessage('Missed');
  market.setFailure('no-reply');
  market.setConnection('on');
  await vi.advanceTimersByTimeAsync(8_000);
  market.setFailure(null);
  now().outbox.sendText('Mine');
  await settled();
  expect(shown()).toEqual(['Missed', 'Mine']);
});

test('a late page does not move the read mark back', async () => {
  const market = createFakeChatBackend();
  market.receiveMessage('One');
  market.markReadByOther('m000001');
  const { now } = await open(market);
  market.setConnection('lost');
  market.setConnection('on');
  // The reply in flight still has the older read position.
  market.emitRead('m000005');
  await settled();
  expect(now().otherRead).toBe('m000005');
});
