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

test('concurrent readers share one request', async () => {
  const fetchHealth = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetchHealth);
  const { $health, checkHealth } = await load();
  expect($health.get()).toBe('checking');
  await Promise.all([checkHealth(), checkHealth()]);
  await vi.advanceTimersByTimeAsync(5 * HEALTH_RECHECK_MS);
  expect($health.get()).toBe('available');
  expect(fetchHealth).toHaveBeenCalledTimes(1);
});

test('an unreachable backend is checked every 10 s until it is back', async () => {
  let up = false;
  const fetchHealth = vi.fn(async () => {
    if (!up) throw new TypeError('offline');
    return new Response('{}');
  });
  vi.stubGlobal('fetch', fetchHealth);
  const { $health, checkHealth } = await load();
  await checkHealth();
  expect($health.get()).toBe('unavailable');
  await vi.advanceTimersByTimeAsync(HEALTH_RECHECK_MS);
  expect(fetchHealth).toHaveBeenCalledTimes(2);
  up = true;
  await vi.advanceTimersByTimeAsync(HEALTH_RECHECK_MS);
  expect($health.get()).toBe('available');
  await vi.advanceTimersByTimeAsync(5 * HEALTH_RECHECK_MS);
  expect(fetchHealth).toHaveBeenCalledTimes(3);
});

test('a backend that replies with an error is unavailable', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const { $health, checkHealth } = await load();
  await checkHealth();
  expect($health.get()).toBe('unavailable');
});
