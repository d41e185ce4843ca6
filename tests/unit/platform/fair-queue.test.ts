// Fair queue: turns between keys, bounds, and what happens to the work of a key that floods it.
import { expect, test } from 'vitest';
import { Problem } from '../../../server/platform/http/problem.ts';
import { refusalCounts } from '../../../server/platform/http/refusals.ts';
import { fairQueue } from '../../../server/platform/queue/fair-queue.ts';

const stage = (maxWaiting: number, atOnce = 1) => {
  const queue = fairQueue({ budget: 'renders', atOnce, maxWaiting });
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const add = (key: string, name = key) =>
    queue.run(key, async () => {
      order.push(name);
      await gate.promise;
      return name;
    });
  return { queue, order, add, open: gate.resolve };
};

test('keys that wait take turns', async () => {
  const { add, order, open } = stage(100);
  const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('a', 'a4'), add('b', 'b1')];
  open();
  await Promise.all(all);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('one key alone uses every place', () => {
  const { add, order } = stage(100, 3);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  expect(order).toEqual(['a1', 'a2', 'a3']);
});

test('past its bound the flooding key is refused at once, with Retry-After, and counted', async () => {
  const { add, queue, open } = stage(2);
  const served = [add('a'), add('a'), add('a')];
  const before = refusalCounts().get('renders') ?? 0;
  const refused = await add('a').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(refusalCounts().get('renders')).toBe(before + 1);
  expect(queue.waiting()).toBe(2);
  open();
  await Promise.all(served);
});

test('a key with nothing waiting displaces the newest of the longest line', async () => {
  const { add, open } = stage(2);
  const first = [add('a', 'a1'), add('a', 'a2')];
  const newest = add('a', 'a3').catch(() => 'refused');
  const other = add('b', 'b1');
  expect(await newest).toBe('refused');
  open();
  expect(await Promise.all([...first, other])).toEqual(['a1', 'a2', 'b1']);
});

test('work that fails gives its place back', async () => {
  const { queue } = stage(2);
  await queue.run('a', () => Promise.reject(new Error('broken'))).catch(() => {});
  expect(await queue.run('b', async () => 'fine')).toBe('fine');
});
