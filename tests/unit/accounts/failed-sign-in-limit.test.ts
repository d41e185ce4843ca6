// Limit of failed sign-ins per network: the networks of one /48 are one attacker, and a refused one takes nothing from the others.
import { expect, test } from 'vitest';
import { failedSignInLimit } from '../../../server/accounts/minute-limits.ts';
import { LIMITS } from '../../../server/limits.ts';
import { memoryCounters } from '../../../server/platform/redis/counters.ts';

const { failedSignInsPerMinute } = LIMITS;

/** Number of attempts that pass, of `count`, each of which fails to sign in. */
const attempts = async (
  limit: ReturnType<typeof failedSignInLimit>,
  count: number,
  addressAt: (at: number) => string,
): Promise<number> => {
  let passed = 0;
  for (let at = 0; at < count; at++)
    await limit.check(addressAt(at)).then(
      async () => {
        passed += 1;
        await limit.record(addressAt(at));
      },
      () => {},
    );
  return passed;
};

test('networks of one /48 in turn', async () => {
  const limit = failedSignInLimit(memoryCounters());
  const inSite = (at: number) => `2001:db8:7:${(at * 257).toString(16)}::1`;
  expect(await attempts(limit, 2_000, (at) => inSite(at % 200))).toBe(failedSignInsPerMinute * 16);
  expect(await attempts(limit, 100, () => '2001:db8:8::1')).toBe(failedSignInsPerMinute);
});

test('one network of a /48, and then its neighbours', async () => {
  const limit = failedSignInLimit(memoryCounters());
  expect(await attempts(limit, 2_000, () => '2001:db8:7:1::1')).toBe(failedSignInsPerMinute);
  expect(await attempts(limit, 50, () => '2001:db8:7:2::1')).toBe(50);
});
