// Heap limit: half of the memory the process may use, within bounds, from one place.
import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { expect, test } from 'vitest';
import { heapFlags, memoryMb } from '../../../server/heap.mjs';

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test.each([
  [256, 192, 6],
  [512, 256, 8],
  [1_024, 512, 16],
  [4_096, 2_048, 32],
  [64_000, 2_048, 32],
])('%i MB of memory give a heap of %i MB', (memory, heap, semiSpace) => {
  expect(heapFlags(memory)).toEqual([
    `--max-old-space-size=${heap}`,
    `--max-semi-space-size=${semiSpace}`,
  ]);
});

test('MEMORY_MB has precedence over the memory of the machine', () => {
  expect(memoryMb({ MEMORY_MB: '512' })).toBe(512);
  for (const unset of [{}, { MEMORY_MB: '' }, { MEMORY_MB: 'plenty' }])
    expect(memoryMb(unset)).toBeLessThanOrEqual(totalmem() / 1024 ** 2);
});

test('every start of the server uses the launcher, and no other place sets a heap limit', () => {
  expect(JSON.parse(read('package.json')).scripts.serve).toBe('node server/launch.mjs');
  for (const path of ['Dockerfile', 'deploy/systemd/yantra@.service']) {
    expect(read(path)).toContain('server/launch.mjs');
    expect(read(path)).not.toMatch(/space-size/);
  }
});
