// Fair queue: turns between keys, bounds, and what happens to the work of a key that floods it.
import { expect, test } from 'vitest';
import { HttpError } from '../../../server/platform/http/http-error.ts';
import { refusalCounts } from '../../../server/platform/http/refusals.ts';
import { fairQueue } from '../../../server/platform/queue/fair-queue.ts';

const createQueue = (maxWaiting: number, concurrency = 1) => {
  const queue = fairQueue({ budget: 'renders', concurrency, maxWaiting });
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

test('waiting keys take turns', async () => {
  const { add, order, open } = createQueue(100);
  const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('a', 'a4'), add('b', 'b1')];
  open();
  await Promise.all(all);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('a single key uses every slot', () => {
  const { add, order } = createQueue(100, 3);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  expect(order).toEqual(['a1', 'a2', 'a3']);
});

test('above its limit the flooding key is refused at once with Retry-After, and counted', async () => {
  const { add, queue, open } = createQueue(2);
  const served = [add('a'), add('a'), add('a')];
  const before = refusalCounts().get('renders') ?? 0;
  const refused = await add('a').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(refusalCounts().get('renders')).toBe(before + 1);
  expect(queue.waiting()).toBe(2);
  open();
  await Promise.all(served);
});

test('a key without waiting work displaces the newest of the longest queue', async () => {
  const { add, open } = createQueue(2);
  const first = [add('a', 'a1'), add('a', 'a2')];
  const newest = add('a', 'a3').catch(() => 'refused');
  const other = add('b', 'b1');
  expect(await newest).toBe('refused');
  open();
  expect(await Promise.all([...first, other])).toEqual(['a1', 'a2', 'b1']);
});

test('failing work releases its slot', async () => {
  const { queue } = createQueue(2);
  await queue.run('a', () => Promise.reject(new Error('broken'))).catch(() => {});
  expect(await queue.run('b', async () => 'fine')).toBe('fine');
});
