// Shared work: done once, and started in the turn of whichever network comes first.
import { expect, test } from 'vitest';
import { fairQueue } from '../../../server/platform/queue/fair-queue.ts';
import { sharedWork } from '../../../server/platform/queue/shared-work.ts';

const createSharedWork = (maxWaiting = 100) => {
  const queue = fairQueue({ budget: 'queries', concurrency: 1, maxWaiting });
  const shared = sharedWork<string>(queue);
  const done: string[] = [];
  const start = Promise.withResolvers<void>();
  const runWork = (name: string, network: string) =>
    shared.run(name, network, async () => {
      await start.promise;
      done.push(name);
      return `${name} for ${network}`;
    });
  return { queue, done, ask: runWork, open: start.resolve };
};

test('concurrent callers share work in progress', async () => {
  const { ask: runWork, done, open } = createSharedWork();
  const all = [runWork('page', 'a'), runWork('page', 'a'), runWork('page', 'b')];
  open();
  expect(new Set(await Promise.all(all))).toEqual(new Set(['page for a']));
  expect(done).toEqual(['page']);
});

test('the turn of one network starts work that a flooding network requested first', async () => {
  const { ask: runWork, done, queue, open } = createSharedWork();
  const flood = ['1', '2', '3', '4', '5', '6'].map((name) => runWork(name, 'flood'));
  const wanted = runWork('6', 'bystander');
  open();
  expect(await wanted).toBe('6 for bystander');
  await Promise.all(flood);
  expect(done).toEqual(['1', '2', '6', '3', '4', '5']);
  expect(queue.waiting()).toBe(0);
});

test('turns of started work free their queue places', async () => {
  const { ask: runWork, queue, open } = createSharedWork(2);
  const busy = runWork('busy', 'x');
  const both = [runWork('page', 'a'), runWork('page', 'b')];
  expect(queue.waiting()).toBe(2);
  open();
  expect(await Promise.all(both)).toEqual(Array(2).fill('page for a'));
  await busy;
  expect(queue.waiting()).toBe(0);
});

test('a refused caller leaves the turns of others, and may retry', async () => {
  const { ask: runWork, open } = createSharedWork(2);
  const busy = runWork('busy', 'x');
  const firstPage = runWork('page', 'a');
  const newest = runWork('page', 'x').catch(({ code }) => code);
  const more = runWork('another', 'a').catch(({ code }) => code);
  const last = runWork('last', 'b').catch(({ code }) => code);
  open();
  const codes = await Promise.all([newest, more, last]);
  expect(codes.filter((code) => code === 'unavailable').length).toBeGreaterThan(0);
  expect(await firstPage).toMatch(/^page for/);
  await busy;
  expect(await runWork('another', 'x')).toBe('another for x');
});

test('failed work is not shared with later callers', async () => {
  const { queue } = createSharedWork();
  const shared = sharedWork<string>(queue);
  const fail = () => Promise.reject(new Error('broken'));
  await expect(shared.run('page', 'a', fail)).rejects.toThrow('broken');
  expect(await shared.run('page', 'a', async () => 'fine')).toBe('fine');
});
