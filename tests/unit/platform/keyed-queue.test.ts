// Keyed queue: order within a key, independence of keys, and failures.
import { expect, test } from 'vitest';
import { keyedQueue } from '../../../server/platform/queue/keyed-queue.ts';

test('work of one key runs in the order of the calls, of another key at once', async () => {
  const run = keyedQueue();
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const add = (key: string, name: string, until?: Promise<void>) =>
    run(key, async () => {
      order.push(`${name} begins`);
      await until;
      order.push(`${name} ends`);
      return name;
    });
  const works = [add('a', 'first', gate.promise), add('a', 'second')];
  expect(await add('b', 'other')).toBe('other');
  expect(order).toEqual(['first begins', 'other begins', 'other ends']);
  gate.resolve();
  expect(await Promise.all(works)).toEqual(['first', 'second']);
  expect(order.slice(3)).toEqual(['first ends', 'second begins', 'second ends']);
});

test('a failure rejects its own call only', async () => {
  const run = keyedQueue();
  const failing = run('a', () => Promise.reject(new Error('refused')));
  const next = run('a', async () => 'done');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('done');
});
