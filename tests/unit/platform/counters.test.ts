// Counters in memory: bounded in number, and a flood of short windows does not reset long ones.
import { expect, test } from 'vitest';
import { memoryCounters } from '../../../server/platform/redis/counters.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test('what is counted by the day outlasts a flood of what is counted by the minute', async () => {
  const { count, consume } = memoryCounters();
  expect(await consume(['an account'], 10, 10, DAY_MS)).toBe(true);
  for (let at = 0; at < 30_000; at++) await count(`calls of ${at}`, MINUTE_MS);
  expect(await consume(['an account'], 1, 10, DAY_MS)).toBe(false);
});
