// Conversation store: messages in order and without gaps, whatever the connection does.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getChat } from '../../../contract/chat/chats.ts';
import {
  createConversation,
  type OpenConversation,
} from '../../../src/islands/chat/chat-conversation.ts';
import { startBrowser } from '../client/browser.ts';
import { BUYER, chatMarket } from './chat-market.ts';

beforeEach(() => {
  vi.useFakeTimers();
  startBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(50);

async function open(market = chatMarket()) {
  const { api, live } = market;
  const onRead = vi.fn();
  const conversation = createConversation({
    ...{ api, live, userId: BUYER, onRead, acquireOutbox: market.hold() },
    open: (signal) => api.call(getChat, { params: { id: 'c1' }, query: {}, signal }),
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

test('what is said by either side stands once and in order, whichever way it comes first', async () => {
  const market = chatMarket();
  market.say('One');
  const { now, shown } = await open(market);
  now().outbox.sendText('Two');
  market.say('Three');
  await settled();
  // The live connection also delivers the user's own messages, here repeated and out of order.
  market.tell(2, 1, 0, 1);
  await settled();
  expect(shown()).toEqual(market.texts());
  expect(new Set(shown()).size).toBe(3);
  expect(now().outbox.$outgoing.get()).toEqual([]);
});

test('one that the live connection brings before its answer is not shown beside itself', async () => {
  const { market, now, shown } = await open();
  market.loses(true);
  now().outbox.sendText('Hello');
  await settled();
  expect(now().outbox.$outgoing.get()).toHaveLength(1);
  market.tell(0);
  expect(shown()).toEqual(['Hello']);
  expect(now().outbox.$outgoing.get()).toEqual([]);
});

test('what was missed while the connection was gone is asked for after the last one before the gap', async () => {
  const market = chatMarket();
  market.say('Before');
  const { shown } = await open(market);
  market.connection('lost');
  for (let at = 0; at < 120; at += 1) market.say(`Missed ${at}`);
  expect(shown()).toEqual(['Before']);
  market.connection('on');
  // Sent after the reconnect but before the missed messages have been fetched.
  market.say('After');
  await settled();
  expect(shown()).toEqual(market.texts());
  expect(market.calls.filter((call) => call.includes('after=')).length).toBeGreaterThan(2);
});

test('a connection that goes again while the gap is being closed leaves none', async () => {
  const market = chatMarket();
  market.say('Before');
  const { shown } = await open(market);
  market.connection('lost');
  market.say('First gap');
  market.connection('on');
  market.connection('lost');
  market.say('Second gap');
  market.connection('on');
  await settled();
  expect(shown()).toEqual(['Before', 'First gap', 'Second gap']);
});

test('an empty conversation whose first messages were missed has them, and those before', async () => {
  const { market, now, shown } = await open();
  market.connection('lost');
  for (let at = 0; at < 40; at += 1) market.say(`Line ${at}`);
  market.connection('on');
  await settled();
  expect(shown()).toEqual(market.texts().slice(10));
  expect(now().older).toBe('some');
});

test('earlier messages come a page at a time until there are none', async () => {
  const market = chatMarket();
  for (let at = 0; at < 70; at += 1) market.say(`Line ${at}`);
  const { conversation, now, shown } = await open(market);
  expect(shown()).toHaveLength(30);
  await conversation.loadOlder();
  expect(shown()).toHaveLength(60);
  market.goes('silence');
  const failing = conversation.loadOlder();
  await vi.advanceTimersByTimeAsync(60_000);
  await failing;
  expect(now().older).toBe('failed');
  market.goes(null);
  await conversation.loadOlder();
  expect(shown()).toEqual(market.texts());
  expect(now().older).toBe('none');
});

test('what is seen is said once, up to the newest of the other side', async () => {
  const { market, conversation, now, onRead } = await open();
  conversation.markSeen();
  market.say('One');
  market.say('Two');
  conversation.markSeen();
  conversation.markSeen();
  await settled();
  expect(market.read).toEqual(['m000002']);
  expect(onRead).toHaveBeenCalledWith('c1');
  now().outbox.sendText('Mine');
  await settled();
  conversation.markSeen();
  await settled();
  expect(market.read).toHaveLength(1);
});

test('how far the other side has read is known at once and never goes back', async () => {
  const market = chatMarket();
  market.readBy('m000001');
  const { now } = await open(market);
  expect(now().otherRead).toBe('m000001');
  market.readBy('m000003');
  market.readBy('m000002');
  expect(now().otherRead).toBe('m000003');
});

test('the other side is there while the live connection says so, and unknown without it', async () => {
  const { market, now } = await open();
  expect(now().isCounterpartOnline).toBe(false);
  market.isThere(true, 'c2');
  expect(now().isCounterpartOnline).toBe(false);
  market.isThere(true);
  expect(now().isCounterpartOnline).toBe(true);
  market.connection('lost');
  expect(now().isCounterpartOnline).toBe(false);
  market.connection('on');
  market.isThere(true);
  market.isThere(false);
  expect(now().isCounterpartOnline).toBe(false);
});

test('the other side is typing for a moment, and no longer once its message is there', async () => {
  const { market, now } = await open();
  const { $isTyping, userTyped: typed } = now().typing;
  market.type();
  expect($isTyping.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect($isTyping.get()).toBe(false);
  market.type();
  market.say('Here it is');
  expect($isTyping.get()).toBe(false);
  for (let key = 0; key < 5; key += 1) typed();
  expect(market.calls.filter((call) => call === 'typing')).toHaveLength(1);
});

test('that it cannot be opened is said, and it can be tried again', async () => {
  const market = chatMarket();
  market.goes(400);
  const { api, live } = market;
  const conversation = createConversation({
    ...{ api, live, userId: BUYER, acquireOutbox: market.hold() },
    open: () => api.call(getChat, { params: { id: 'c1' }, query: {} }),
  });
  conversation.start();
  await settled();
  expect(conversation.$state.get()).toMatchObject({
    status: 'failed',
    error: { message: 'No.' },
  });
  market.goes(null);
  conversation.retry();
  await settled();
  expect(conversation.$state.get()).toMatchObject({ status: 'ready', chatId: 'c1' });
});

test('stopped it follows nothing any more', async () => {
  const { market, stop, shown } = await open();
  expect(market.followed).toEqual(['c1']);
  stop();
  market.say('Too late');
  await settled();
  expect(shown()).toEqual([]);
  expect(market.followed).toEqual([]);
});

test('a gap that could not be closed is tried again while the connection stands', async () => {
  const market = chatMarket();
  market.say('Before');
  const { shown } = await open(market);
  market.connection('lost');
  market.say('Missed');
  market.goes('silence');
  market.connection('on');
  // All attempts of the first fetch, and the first pause.
  await vi.advanceTimersByTimeAsync(9_000);
  market.goes(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown()).toEqual(['Before', 'Missed']);
});

test("one's own message looks for what was missed, too, while not all is known to be there", async () => {
  const market = chatMarket();
  const { now, shown } = await open(market);
  market.connection('lost');
  market.say('Missed');
  market.goes('silence');
  market.connection('on');
  await vi.advanceTimersByTimeAsync(8_000);
  market.goes(null);
  now().outbox.sendText('Mine');
  await settled();
  expect(shown()).toEqual(['Missed', 'Mine']);
});

test('a page that was asked for before the other side read on does not take that back', async () => {
  const market = chatMarket();
  market.say('One');
  market.readBy('m000001');
  const { now } = await open(market);
  market.connection('lost');
  market.connection('on');
  // The reply in flight still has the older read position.
  market.hear('m000005');
  await settled();
  expect(now().otherRead).toBe('m000005');
});
