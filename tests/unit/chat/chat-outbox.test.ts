// Chat outbox: sent in order, with one client id across retries, and restored after a reload.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox } from '../../../src/islands/chat/composer/chat-outbox.ts';
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

const settled = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
/** Longer than all attempts together, in milliseconds. */
const GIVEN_UP = 60_000;

function open(market = chatMarket()) {
  const stored: string[] = [];
  const outbox = createOutbox({
    ...{ api: market.api, lang: 'en', chatId: 'c1', userId: BUYER },
    createUploadApi: () => market.api,
    onStored: ({ text }) => stored.push(text),
  });
  const states = () => outbox.$outgoing.get().map(({ text, state }) => [text, state.status]);
  return { market, outbox, stored, states };
}

test('several are stored in the order in which they were written', async () => {
  const { market, outbox, stored } = open();
  for (let at = 0; at < 10; at += 1) outbox.sendText(`Line ${at}`);
  await settled();
  expect(market.texts()).toEqual(Array.from({ length: 10 }, (_, at) => `Line ${at}`));
  expect(stored).toEqual(market.texts());
  expect(outbox.$outgoing.get()).toEqual([]);
});

test('an answer that was lost does not store it twice', async () => {
  const { market, outbox, stored } = open();
  market.loses(true);
  outbox.sendText('Once');
  await settled(1_500);
  market.loses(false);
  await settled(GIVEN_UP);
  expect(market.texts()).toEqual(['Once']);
  expect(stored).toEqual(['Once']);
});

test('without an answer all fail together, and are tried again together and in order', async () => {
  const { market, outbox, states } = open();
  market.goes('silence');
  outbox.sendText('One');
  outbox.sendText('Two');
  // All attempts of the first message.
  await settled(7_500);
  expect(states()).toEqual([
    ['One', 'failed'],
    ['Two', 'failed'],
  ]);
  market.goes(null);
  const second = outbox.$outgoing.get()[1]?.clientId ?? '';
  outbox.retry(second);
  await settled();
  expect(market.texts()).toEqual(['One', 'Two']);
});

test('a new one takes those before it along', async () => {
  const { market, outbox } = open();
  market.goes('silence');
  outbox.sendText('One');
  await settled(GIVEN_UP);
  market.goes(null);
  outbox.sendText('Two');
  await settled();
  expect(market.texts()).toEqual(['One', 'Two']);
});

test('what is refused for what it is stays, does not hold up the rest, and can be given up', async () => {
  const { market, outbox, states } = open();
  market.goes(400);
  outbox.sendText('Bad');
  await settled();
  const [bad] = outbox.$outgoing.get();
  expect(bad?.state).toEqual({ status: 'failed', message: 'No.', isPermanent: true });
  market.goes(null);
  outbox.sendText('Good');
  outbox.retryAll();
  await settled();
  expect(market.texts()).toEqual(['Good']);
  expect(states()).toEqual([['Bad', 'failed']]);
  outbox.discard(bad?.clientId ?? '');
  expect(states()).toEqual([]);
});

test('a reload loses nothing and doubles nothing', async () => {
  const market = chatMarket();
  const first = open(market);
  market.loses(true);
  first.outbox.sendText('Stored, and not answered');
  first.outbox.sendText('Not sent');
  await settled();
  first.outbox.stop();
  market.loses(false);
  const second = open(market);
  second.outbox.start();
  await settled();
  expect(market.texts()).toEqual(['Stored, and not answered', 'Not sent']);
  expect(second.outbox.$outgoing.get()).toEqual([]);
  const third = open(market);
  third.outbox.start();
  await settled();
  expect(market.texts()).toHaveLength(2);
});
