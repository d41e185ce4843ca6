// Production command: the started process becomes the server, with a heap limit that fits its memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/server-process.ts';
import { createEnvironment } from '../environment.ts';

const LAUNCH = fileURLToPath(new URL('../../../server/launch.mjs', import.meta.url));

test('MEMORY_MB bounds the heap, and signals reach the server', async () => {
  const place = await createEnvironment();
  const [port, metrics] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [LAUNCH], {
    env: {
      PATH: process.env.PATH ?? '',
      ...place.env,
      PORT: String(port),
      METRICS_PORT: String(metrics),
      MEMORY_MB: '512',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  for await (const printed of child.stdout) if (String(printed).includes(' is open at ')) break;
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  const limit = Number(/yantra_memory_bytes\{kind="heap_limit"\} (\d+)/.exec(text)?.[1]);
  expect(limit).toBeGreaterThan(192 * 1024 ** 2);
  expect(limit).toBeLessThan(320 * 1024 ** 2);
  const environment =
    process.platform === 'linux' ? readFileSync(`/proc/${child.pid}/environ`, 'utf8') : null;
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  // The C library reads the allocator's settings at the start of a process, so they have to be in its environment.
  if (environment !== null) expect(environment).toContain('MALLOC_TRIM_THRESHOLD_=');
  await place.remove();
});
