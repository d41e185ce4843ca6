// Production command: the started process becomes the server, with a heap limit that fits its memory.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/server-process.ts';
import { createEnvironment } from '../environment.ts';
import { openLaunchedServer } from './process.ts';

test('MEMORY_MB bounds the heap, and signals reach the server', async () => {
  const place = await createEnvironment();
  const METRICS_PORT = String(await freePort());
  const { child, stop } = await openLaunchedServer({
    ...place.env,
    METRICS_PORT,
    MEMORY_MB: '512',
  });
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const limit = Number(/yantra_memory_bytes\{kind="heap_limit"\} (\d+)/.exec(text)?.[1]);
  expect(limit).toBeGreaterThan(192 * 1024 ** 2);
  expect(limit).toBeLessThan(320 * 1024 ** 2);
  const environment =
    process.platform === 'linux' ? readFileSync(`/proc/${child.pid}/environ`, 'utf8') : null;
  expect(await stop()).toBe(0);
  // The C library reads the allocator's settings at the start of a process, so they have to be in its environment.
  if (environment !== null) expect(environment).toContain('MALLOC_TRIM_THRESHOLD_=');
  await place.remove();
});
