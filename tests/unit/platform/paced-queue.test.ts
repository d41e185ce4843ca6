// Paced queue: a key that has used more than its budget of main-thread time runs one at a time, and does not delay others.
import { expect, test } from 'vitest';
import { HttpError } from '../../../server/platform/http/http-error.ts';
import { fairQueue } from '../../../server/platform/queue/fair-queue.ts';
import { pacedQueue } from '../../../server/platform/queue/paced-queue.ts';
import { timeBudget } from '../../../server/platform/queue/time-budget.ts';

const MS_PER_SECOND = 500;
const BURST_MS = 1_000;

const openBudget = () => {
  const clock = { passed: 0, used: 0, now: () => clock.passed, busy: () => clock.used };
  const budget = timeBudget({ msPerSecond: MS_PER_SECOND, burstMs: BURST_MS, clock });
  const use = (key: string, ms: number) =>
    budget.measure(key, async () => {
      clock.used += ms;
    });
  return { budget, clock, use };
};

test('a key waits once it has used its burst, until its share of the time has made up for it', async () => {
  const { budget, clock, use } = openBudget();
  await use('a', BURST_MS);
  expect(budget.waitMs('a')).toBe(0);
  await use('a', 300);
  expect(budget.waitMs('a')).toBe(600);
  expect(budget.waitMs('b')).toBe(0);
  clock.passed += 600;
  expect(budget.waitMs('a')).toBe(0);
});

test('work at the same time shares the busy time', async () => {
  const { budget, clock, use } = openBudget();
  const gate = Promise.withResolvers<void>();
  const waiting = budget.measure('b', () => gate.promise);
  await use('a', 2 * BURST_MS);
  expect(budget.waitMs('a')).toBe(0);
  gate.resolve();
  await waiting;
  clock.passed += 10_000;
  expect(budget.waitMs('b')).toBe(0);
});

test('failing work is charged too', async () => {
  const { budget, clock } = openBudget();
  const failing = budget.measure('a', async () => {
    clock.used += 3 * BURST_MS;
    throw new Error('broken');
  });
  await failing.catch(() => {});
  expect(budget.waitMs('a')).toBeGreaterThan(0);
});

const openPaced = (maxPaced = 10) => {
  const exhausted = new Set<string>(['a']);
  const order: string[] = [];
  const queue = pacedQueue({
    queue: fairQueue({ budget: 'queries', concurrency: 4, maxWaiting: 100 }),
    // Any pause: what is awaited here is the order.
    time: { waitMs: (key) => (exhausted.has(key) ? 1 : 0), measure: (_, work) => work() },
    budget: 'queries',
    maxPaced,
  });
  const add = (key: string, name: string, until: Promise<void> = Promise.resolve()) =>
    queue.run(key, async () => {
      order.push(`${name} starts`);
      await until;
      order.push(`${name} ends`);
      return name;
    });
  return { add, order };
};

test('the work of an exhausted key runs one at a time behind that of others', async () => {
  const { add, order } = openPaced();
  await Promise.all([add('a', 'a1'), add('a', 'a2'), add('b', 'b1')]);
  expect(order).toEqual(['b1 starts', 'b1 ends', 'a1 starts', 'a1 ends', 'a2 starts', 'a2 ends']);
});

test('an exhausted key with too much waiting work is refused; others are not', async () => {
  const { add } = openPaced(2);
  const served = [add('a', 'a1'), add('a', 'a2')];
  const refused = await add('a', 'a3').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  expect(await add('b', 'b1')).toBe('b1');
  expect(await Promise.all(served)).toEqual(['a1', 'a2']);
});
