// Catalog reloads: immediate while changes are rare, a few a second while they are frequent.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openVersionSync } from '../../../server/catalog/version-sync.ts';

describe('loads', () => {
  const stage = (took = async (): Promise<void> => {}) => {
    let present = 0;
    const loads: number[] = [];
    const step = openVersionSync({
      readVersion: async () => present,
      load: async (_, target) => {
        loads.push(target);
        await took();
      },
      versionMaxAgeMs: 200,
    });
    const changes = (): Promise<void> => {
      present += 1;
      step.invalidate();
      return step.waitForReload();
    };
    return { step, loads, changes };
  };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('of twenty changes a second there are a few a second, and each is waited for', async () => {
    const { step, loads, changes } = stage();
    await step.version();
    const seen: boolean[] = [];
    for (let at = 1; at <= 100; at++) {
      void changes().then(async () => seen.push((await step.version()) >= at));
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen).toHaveLength(100);
    expect(seen).not.toContain(false);
    expect(loads.length).toBeLessThanOrEqual(6 * 4 + 8);
    expect(await step.version()).toBe(100);
  });

  test('a change after a quiet while is read at once', async () => {
    const { step, changes } = stage();
    await step.version();
    for (let at = 1; at <= 5; at++) {
      await vi.advanceTimersByTimeAsync(400);
      await changes();
      expect(await step.version()).toBe(at);
    }
  });

  test('reads do not wait for loads that are held apart', async () => {
    const { step, changes } = stage();
    await step.version();
    for (let at = 0; at < 7; at++) await changes();
    void changes();
    void changes();
    expect(await step.version()).toBe(7);
    await vi.advanceTimersByTimeAsync(400);
    expect(await step.version()).toBe(9);
  });

  test('one at a time, and one that fails is made again', async () => {
    let under = 0;
    let most = 0;
    let fails = true;
    const { step, loads, changes } = stage(async () => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
      if (fails) throw new Error('away');
    });
    await expect(step.version()).rejects.toThrow('away');
    fails = false;
    const all = [changes(), step.version(), changes(), step.version()];
    await vi.advanceTimersByTimeAsync(2_000);
    await Promise.all(all);
    expect(await step.version()).toBe(2);
    expect(most).toBe(1);
    expect(loads.at(-1)).toBe(2);
  });
});
