// Memory settings of Node: heap flags derived from the memory available to the process, and settings of the allocator.
import { totalmem } from 'node:os';

const MB = 1024 * 1024;
/** Share of the heap; the rest is for buffers, pictures, password hashes, database pages and threads. */
const HEAP_SHARE = 0.5;
const MIN_HEAP_MB = 192;
/** A larger heap only delays garbage collection. */
const MAX_HEAP_MB = 2048;

/**
 * Megabytes the process may use: MEMORY_MB, else the limit of its control group, else the machine's memory.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {number}
 */
export function memoryMb(env) {
  // server/environment.ts refuses a value that is not a number with a clear message.
  const configured = Number(env.MEMORY_MB);
  if (configured > 0) return configured;
  // Without a limit this is 0, or more than the memory of any machine.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(limit, totalmem()) / MB;
}

/**
 * Settings of glibc's allocator; other systems ignore them. By default it stops returning large blocks to the system after
 * the first of them was freed (one password hash is enough) and holds them in an arena for each thread: after a flood of
 * uploads a process of 180 MB stayed at 350 (docs/measurements.md, attacks). The caller's own settings win.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(MB),
};

/**
 * Node's flags for that memory.
 * @param {number} memoryMegabytes
 * @returns {string[]}
 */
export function heapFlags(memoryMegabytes) {
  const heap = Math.round(
    Math.min(MAX_HEAP_MB, Math.max(MIN_HEAP_MB, memoryMegabytes * HEAP_SHARE)),
  );
  // Young generation: up to three semi-spaces come on top of the heap. 32 MB instead of 16 make a rendered page 8 % cheaper, 64 no
  // more (docs/measurements.md).
  const semiSpace = Math.min(32, Math.max(4, Math.round(heap / 32)));
  return [`--max-old-space-size=${heap}`, `--max-semi-space-size=${semiSpace}`];
}
