// Bars of the monthly chart.
import { expect, test } from 'vitest';
import { barsOf } from '../../../src/islands/admin/overview/admin-chart.ts';

test('the largest value has full height, zero has none, and small values stay visible', () => {
  const bars = barsOf([0, 1, 1_000, 500], 200, 50);
  expect(bars.map(({ height }) => height)).toEqual([0, 2, 50, 25]);
  expect(bars.every(({ y, height }) => y + height === 50)).toBe(true);
});

test('bars share the width', () => {
  const bars = barsOf([1, 2, 3], 90, 10);
  const ends = bars.map(({ x, width }) => x + width);
  expect(bars.slice(1).every(({ x }, at) => x > (ends[at] ?? 0))).toBe(true);
  expect(Math.max(...ends)).toBeLessThanOrEqual(90);
});

test('no values give no bars', () => {
  expect(barsOf([], 90, 10)).toEqual([]);
  expect(barsOf([0, 0], 90, 10).map(({ height }) => height)).toEqual([0, 0]);
});
