// Backend health check: once at start, and again every 10 s only while the backend is down (spec §4).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEALTH_RECHECK_MS } from '../../../contract/limits.ts';

const load = async () => {
  vi.resetModules();
  return import('../../../src/stores/health.ts');
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer is asked for once, whoever wants to know', async () => {
  const asked = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', asked);
  const { $health, checkHealth } = await load();
  expect($health.get()).toBe('checking');
  await Promise.all([checkHealth(), checkHealth()]);
  await vi.advanceTimersByTimeAsync(5 * HEALTH_RECHECK_MS);
  expect($health.get()).toBe('available');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('while it is away it is asked every 10 s, and no more once it is back', async () => {
  let up = false;
  const asked = vi.fn(async () => {
    if (!up) throw new TypeError('offline');
    return new Response('{}');
  });
  vi.stubGlobal('fetch', asked);
  const { $health, checkHealth } = await load();
  await checkHealth();
  expect($health.get()).toBe('unavailable');
  await vi.advanceTimersByTimeAsync(HEALTH_RECHECK_MS);
  expect(asked).toHaveBeenCalledTimes(2);
  up = true;
  await vi.advanceTimersByTimeAsync(HEALTH_RECHECK_MS);
  expect($health.get()).toBe('available');
  await vi.advanceTimersByTimeAsync(5 * HEALTH_RECHECK_MS);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a backend that answers with an error is away', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const { $health, checkHealth } = await load();
  await checkHealth();
  expect($health.get()).toBe('unavailable');
});
