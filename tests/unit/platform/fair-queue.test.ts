// Fair queue: turns between keys, bounds, and what happens to the work of a key that floods it.
import { expect, test } from 'vitest';
import { HttpError } from '../../../server/platform/http/http-error.ts';
import { refusalCounts } from '../../../server/platform/http/refusals.ts';
import { fairQueue } from '../../../server/platform/queue/fair-queue.ts';

const createQueue = (maxWaiting: number, concurrency = 1) => {
  const queue = fairQueue({ budget: 'renders', concurrency, maxWaiting });
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const add = (network: string, name = network, account = '') =>
    queue.run(
      network,
      async () => {
        order.push(name);
        await gate.promise;
        return name;
      },
      { account },
    );
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

test('accounts of one network take turns, and together have one turn among the networks', async () => {
  const { add, order, open } = createQueue(100);
  const all = [
    add('office', 'running'),
    ...['x1', 'x2', 'x3'].map((name) => add('office', name, 'x')),
    add('office', 'y1', 'y'),
    add('other', 'z1'),
    add('other', 'z2'),
  ];
  open();
  await Promise.all(all);
  expect(order).toEqual(['running', 'x1', 'z1', 'y1', 'z2', 'x2', 'x3']);
});

test('many accounts of one network do not fill the queue for another one', async () => {
  const { add, open } = createQueue(20);
  const accounts = Array.from({ length: 24 }, (_, at) =>
    add('flood', `flood ${at}`, `account ${at}`).catch(() => 'refused'),
  );
  const others = ['b', 'c', 'd'].map((network) => add(network));
  open();
  expect(await Promise.all(others)).toEqual(['b', 'c', 'd']);
  expect((await Promise.all(accounts)).filter((each) => each === 'refused')).toHaveLength(6);
});

test('in a full queue of one network an account displaces the newest entry of a flooding one', async () => {
  const { add, open } = createQueue(3);
  const flood = ['x1', 'x2', 'x3', 'x4'].map((name) =>
    add('office', name, 'x').catch(() => 'refused'),
  );
  const other = add('office', 'y1', 'y');
  open();
  expect(await other).toBe('y1');
  expect(await Promise.all(flood)).toEqual(['x1', 'x2', 'x3', 'refused']);
});

test('failing work releases its slot', async () => {
  const { queue } = createQueue(2);
  await queue.run('a', () => Promise.reject(new Error('broken'))).catch(() => {});
  expect(await queue.run('b', async () => 'fine')).toBe('fine');
});
