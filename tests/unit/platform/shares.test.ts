// Shares of a capacity: one key may hold much, other keys still get in, and all that was acquired is released.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShares, type Share } from '../../../server/platform/queue/shares.ts';

test('one key holds no more than its bound', () => {
  const shares = openShares({ most: 100, mostPerKey: 60 });
  expect(shares.take('a', 60, () => {})).not.toBeNull();
  expect(shares.take('a', 1, () => {})).toBeNull();
  expect(shares.take('b', 40, () => {})).not.toBeNull();
});

test('where all is taken, the newest share of the largest holder gives way to a smaller one', () => {
  const shares = openShares({ most: 100, mostPerKey: 80 });
  const ended: string[] = [];
  const take = (key: string, amount: number, name: string) =>
    shares.take(key, amount, () => ended.push(name));
  for (const at of [1, 2, 3, 4]) take('a', 20, `a${at}`);
  take('b', 20, 'b1');
  expect(take('c', 10, 'c1')).not.toBeNull();
  expect(ended).toEqual(['a4']);
  expect(take('a', 30, 'a5')).toBeNull();
  expect(shares.taken()).toBe(90);
});

test('a settled share does not give way', () => {
  const shares = openShares({ most: 100, mostPerKey: 100 });
  const large = shares.take('a', 100, () => expect.unreachable());
  large?.settle();
  expect(shares.take('b', 1, () => {})).toBeNull();
  large?.release();
  large?.release();
  expect(shares.taken()).toBe(0);
  expect(shares.take('b', 100, () => {})).not.toBeNull();
});

test('a share grows within the bounds, and not after it gave way', () => {
  const shares = openShares({ most: 100, mostPerKey: 60 });
  const growing = shares.take('a', 10, () => {});
  expect(growing?.grow(50)).toBe(true);
  expect(growing?.grow(1)).toBe(false);
  shares.take('b', 50, () => {});
  expect(growing?.grow(0)).toBe(false);
  expect(shares.taken()).toBe(50);
});

test('whatever is taken, grown, settled and released, the bounds hold and nothing stays', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    amount: fc.nat(70),
    act: fc.constantFrom('take', 'take', 'grow', 'settle', 'release'),
    which: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const shares = openShares({ most: 100, mostPerKey: 60 });
      const held: Share[] = [];
      for (const { key, amount, act, which } of steps) {
        const share = held[which % Math.max(1, held.length)];
        if (act === 'take') {
          const fresh = shares.take(key, amount, () => {});
          if (fresh) held.push(fresh);
        } else if (act === 'grow') share?.grow(amount);
        else if (act === 'settle') share?.settle();
        else share?.release();
        expect(shares.taken()).toBeLessThanOrEqual(100);
        expect(shares.taken()).toBeGreaterThanOrEqual(0);
      }
      for (const share of held) share.release();
      expect(shares.taken()).toBe(0);
    }),
  );
});
