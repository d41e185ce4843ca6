// Chat outbox: sent in order, with one client id across retries, and restored after a reload.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileStorage } from '../../../src/islands/chat/composer/chat-files-storage.ts';
import { createOutbox } from '../../../src/islands/chat/composer/chat-outbox.ts';
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

const settled = (ms = 50) => vi.advanceTimersByTimeAsync(ms);
/** Longer than all attempts together, in milliseconds. */
const GIVE_UP_AFTER_MS = 60_000;

/** The device's files, which survive a reload. */
function fakeFiles(kept = new Map<string, File>()) {
  const storage: FileStorage = {
    async save(id, file) {
      kept.set(id, file);
      return true;
    },
    read: async (ids) => new Map([...kept].filter(([id]) => ids.includes(id))),
    remove: (id) => void kept.delete(id),
  };
  return { kept, storage };
}

function open(market = createFakeChatBackend(), files = fakeFiles()) {
  const stored: string[] = [];
  const outbox = createOutbox({
    ...{ api: market.api, lang: 'en', chatId: 'c1', userId: BUYER },
    createUploadApi: () => market.api,
    files: files.storage,
    onStored: ({ text }) => stored.push(text),
  });
  const states = () => outbox.$outgoing.get().map(({ text, state }) => [text, state.status]);
  return { market, outbox, stored, states, files };
}

test('messages are stored in the order of sending', async () => {
  const { market, outbox, stored } = open();
  for (let at = 0; at < 10; at += 1) outbox.sendText(`Line ${at}`);
  await settled();
  expect(market.texts()).toEqual(Array.from({ length: 10 }, (_, at) => `Line ${at}`));
  expect(stored).toEqual(market.texts());
  expect(outbox.$outgoing.get()).toEqual([]);
});

test('a lost reply does not store a message twice', async () => {
  const { market, outbox, stored } = open();
  market.setLosesReplies(true);
  outbox.sendText('Once');
  await settled(1_500);
  market.setLosesReplies(false);
  await settled(GIVE_UP_AFTER_MS);
  expect(market.texts()).toEqual(['Once']);
  expect(stored).toEqual(['Once']);
});

test('without replies all messages fail together, and are retried in order', async () => {
  const { market, outbox, states } = open();
  market.setFailure('no-reply');
  outbox.sendText('One');
  outbox.sendText('Two');
  // All attempts of the first message.
  await settled(7_500);
  expect(states()).toEqual([
    ['One', 'failed'],
    ['Two', 'failed'],
  ]);
  market.setFailure(null);
  const second = outbox.$outgoing.get()[1]?.clientId ?? '';
  outbox.retry(second);
  await settled();
  expect(market.texts()).toEqual(['One', 'Two']);
});

test('a new message retries the failed ones before it', async () => {
  const { market, outbox } = open();
  market.setFailure('no-reply');
  outbox.sendText('One');
  await settled(GIVE_UP_AFTER_MS);
  market.setFailure(null);
  outbox.sendText('Two');
  await settled();
  expect(market.texts()).toEqual(['One', 'Two']);
});

test('a message refused for its content stays, does not block others, and can be removed', async () => {
  const { market, outbox, states } = open();
  market.setFailure(400);
  outbox.sendText('Bad');
  await settled();
  const [refusedMessage] = outbox.$outgoing.get();
  expect(refusedMessage?.state).toEqual({ status: 'failed', message: 'No.', isPermanent: true });
  market.setFailure(null);
  outbox.sendText('Good');
  outbox.retryAll();
  await settled();
  expect(market.texts()).toEqual(['Good']);
  expect(states()).toEqual([['Bad', 'failed']]);
  outbox.discard(refusedMessage?.clientId ?? '');
  expect(states()).toEqual([]);
});

test('a reload neither loses nor repeats messages', async () => {
  const market = createFakeChatBackend();
  const first = open(market);
  market.setLosesReplies(true);
  first.outbox.sendText('Stored, and not answered');
  first.outbox.sendText('Not sent');
  await settled();
  first.outbox.stop();
  market.setLosesReplies(false);
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
