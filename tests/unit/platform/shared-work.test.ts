// Shared work: done once, and started in the turn of whichever network comes first.
import { expect, test } from 'vitest';
import { fairQueue } from '../../../server/platform/queue/fair-queue.ts';
import { sharedWork } from '../../../server/platform/queue/shared-work.ts';

const stage = (maxWaiting = 100) => {
  const queue = fairQueue({ budget: 'queries', atOnce: 1, maxWaiting });
  const shared = sharedWork<string>(queue);
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const ask = (name: string, network: string | null) =>
    shared.run(name, network, async () => {
      await gate.promise;
      done.push(name);
      return `${name} for ${network}`;
    });
  return { queue, done, ask, open: gate.resolve };
};

test('what is under way is shared by everybody who asks', async () => {
  const { ask, done, open } = stage();
  const all = [ask('page', 'a'), ask('page', 'a'), ask('page', 'b'), ask('page', null)];
  open();
  expect(new Set(await Promise.all(all))).toEqual(new Set(['page for a']));
  expect(done).toEqual(['page']);
});

test("a network's turn starts what a flooding network has asked for before", async () => {
  const { ask, done, queue, open } = stage();
  const flood = ['1', '2', '3', '4', '5', '6'].map((name) => ask(name, 'flood'));
  const wanted = ask('6', 'bystander');
  open();
  expect(await wanted).toBe('6 for bystander');
  await Promise.all(flood);
  expect(done).toEqual(['1', '2', '6', '3', '4', '5']);
  expect(queue.waiting()).toBe(0);
});

test('turns for work that has started take no place in the queue', async () => {
  const { ask, queue, open } = stage(2);
  const busy = ask('busy', 'x');
  const both = [ask('page', 'a'), ask('page', 'b')];
  expect(queue.waiting()).toBe(2);
  const within = ask('page', null);
  expect(queue.waiting()).toBe(0);
  open();
  expect(await Promise.all([...both, within])).toEqual(Array(3).fill('page for null'));
  await busy;
});

test('who is refused leaves the others their turn, and may ask again', async () => {
  const { ask, open } = stage(2);
  const busy = ask('busy', 'x');
  const kept = ask('page', 'a');
  const newest = ask('page', 'x').catch(({ code }) => code);
  const more = ask('another', 'a').catch(({ code }) => code);
  const last = ask('last', 'b').catch(({ code }) => code);
  open();
  const codes = await Promise.all([newest, more, last]);
  expect(codes.filter((code) => code === 'unavailable').length).toBeGreaterThan(0);
  expect(await kept).toMatch(/^page for/);
  await busy;
  expect(await ask('another', 'x')).toBe('another for x');
});

test('work that fails is not shared with whoever asks afterwards', async () => {
  const { queue } = stage();
  const shared = sharedWork<string>(queue);
  const fail = () => Promise.reject(new Error('broken'));
  await expect(shared.run('page', 'a', fail)).rejects.toThrow('broken');
  expect(await shared.run('page', 'a', async () => 'fine')).toBe('fine');
});
