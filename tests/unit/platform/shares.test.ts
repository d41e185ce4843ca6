// Shares of a capacity: one key may hold much, other keys still get in, and all that was acquired is released.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Allocation, openAllocator } from '../../../server/platform/queue/allocator.ts';

test('one key cannot exceed its limit', () => {
  const shares = openAllocator({ capacity: 100, capacityPerKey: 60 });
  expect(shares.acquire('a', 60, () => {})).not.toBeNull();
  expect(shares.acquire('a', 1, () => {})).toBeNull();
  expect(shares.acquire('b', 40, () => {})).not.toBeNull();
});

test('at full capacity the newest share of the largest holder is evicted for a smaller holder', () => {
  const shares = openAllocator({ capacity: 100, capacityPerKey: 80 });
  const ended: string[] = [];
  const take = (key: string, amount: number, name: string) =>
    shares.acquire(key, amount, () => ended.push(name));
  for (const at of [1, 2, 3, 4]) take('a', 20, `a${at}`);
  take('b', 20, 'b1');
  expect(take('c', 10, 'c1')).not.toBeNull();
  expect(ended).toEqual(['a4']);
  expect(take('a', 30, 'a5')).toBeNull();
  expect(shares.allocated()).toBe(90);
});

test('a settled share is not evicted', () => {
  const shares = openAllocator({ capacity: 100, capacityPerKey: 100 });
  const large = shares.acquire('a', 100, () => expect.unreachable());
  large?.pin();
  expect(shares.acquire('b', 1, () => {})).toBeNull();
  large?.release();
  large?.release();
  expect(shares.allocated()).toBe(0);
  expect(shares.acquire('b', 100, () => {})).not.toBeNull();
});

test('a share grows within the limits, and not after its eviction', () => {
  const shares = openAllocator({ capacity: 100, capacityPerKey: 60 });
  const growing = shares.acquire('a', 10, () => {});
  expect(growing?.grow(50)).toBe(true);
  expect(growing?.grow(1)).toBe(false);
  shares.acquire('b', 50, () => {});
  expect(growing?.grow(0)).toBe(false);
  expect(shares.allocated()).toBe(50);
});

test('any sequence of operations respects the limits and releases everything', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    amount: fc.nat(70),
    act: fc.constantFrom('take', 'take', 'grow', 'settle', 'release'),
    which: fc.nat(20),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const shares = openAllocator({ capacity: 100, capacityPerKey: 60 });
      const acquired: Allocation[] = [];
      for (const { key, amount, act, which } of steps) {
        const share = acquired[which % Math.max(1, acquired.length)];
        if (act === 'take') {
          const fresh = shares.acquire(key, amount, () => {});
          if (fresh) acquired.push(fresh);
        } else if (act === 'grow') share?.grow(amount);
        else if (act === 'settle') share?.pin();
        else share?.release();
        expect(shares.allocated()).toBeLessThanOrEqual(100);
        expect(shares.allocated()).toBeGreaterThanOrEqual(0);
      }
      for (const share of acquired) share.release();
      expect(shares.allocated()).toBe(0);
    }),
  );
});
