// Catalog reloads: immediate while changes are rare, a few a second while they are frequent.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openVersionSync } from '../../../server/catalog/versions/version-sync.ts';

describe('catalog loads', () => {
  const createLoader = (onLoad = async (): Promise<void> => {}) => {
    let currentVersion = 0;
    const loads: number[] = [];
    const step = openVersionSync({
      readVersion: async () => currentVersion,
      load: async (_, target) => {
        loads.push(target);
        await onLoad();
      },
      versionMaxAgeMs: 200,
    });
    const changes = (): Promise<void> => {
      currentVersion += 1;
      step.invalidate();
      return step.waitForReload();
    };
    /** A change by another process, without a call of invalidate() in this one. */
    const changeElsewhere = (): void => {
      currentVersion += 1;
    };
    return { step, loads, changes, changeElsewhere };
  };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('twenty changes a second cause a few loads a second, and each change is waited for', async () => {
    const { step, loads, changes } = createLoader();
    await step.version();
    const sawChange: boolean[] = [];
    for (let at = 1; at <= 100; at++) {
      void changes().then(async () => sawChange.push((await step.version()) >= at));
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sawChange).toHaveLength(100);
    expect(sawChange).not.toContain(false);
    expect(loads.length).toBeLessThanOrEqual(6 * 4 + 8);
    expect(await step.version()).toBe(100);
  });

  test('a change after a quiet period is loaded at once', async () => {
    const { step, changes } = createLoader();
    await step.version();
    for (let at = 1; at <= 5; at++) {
      await vi.advanceTimersByTimeAsync(400);
      await changes();
      expect(await step.version()).toBe(at);
    }
  });

  test('a clock that is set back does not postpone the next check', async () => {
    const { step, changeElsewhere } = createLoader();
    vi.setSystemTime(new Date('2026-06-02T12:00:00Z'));
    await step.version();
    vi.setSystemTime(new Date('2026-06-01T12:00:00Z'));
    changeElsewhere();
    await vi.advanceTimersByTimeAsync(400);
    expect(await step.version()).toBe(1);
  });

  test('readers do not wait for delayed loads', async () => {
    const { step, changes } = createLoader();
    await step.version();
    for (let at = 0; at < 7; at++) await changes();
    void changes();
    void changes();
    expect(await step.version()).toBe(7);
    await vi.advanceTimersByTimeAsync(400);
    expect(await step.version()).toBe(9);
  });

  test('run one at a time, and a failed one is repeated', async () => {
    let activeLoads = 0;
    let maxActiveLoads = 0;
    let fails = true;
    const { step, loads, changes } = createLoader(async () => {
      activeLoads += 1;
      maxActiveLoads = Math.max(maxActiveLoads, activeLoads);
      await Promise.resolve();
      activeLoads -= 1;
      if (fails) throw new Error('away');
    });
    await expect(step.version()).rejects.toThrow('away');
    fails = false;
    const all = [changes(), step.version(), changes(), step.version()];
    await vi.advanceTimersByTimeAsync(2_000);
    await Promise.all(all);
    expect(await step.version()).toBe(2);
    expect(maxActiveLoads).toBe(1);
    expect(loads.at(-1)).toBe(2);
  });
});
