// Memory of Node: the flags that bound the heap, derived from the memory that the process may use, and the allocator's settings.
import { totalmem } from 'node:os';

const MB = 1024 * 1024;
/** The rest is for buffers, pictures, password hashes, the database's pages and threads. */
const HEAP_SHARE = 0.5;
const LEAST_HEAP_MB = 192;
/** More only delays the collection of garbage. */
const MOST_HEAP_MB = 2048;

/**
 * Megabytes the process may use: MEMORY_MB, else the limit of its control group, else the machine's memory.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {number}
 */
export function memoryMb(env) {
  // A value that is no number is refused with a clear line by server/environment.ts.
  const set = Number(env.MEMORY_MB);
  if (set > 0) return set;
  // Without a limit this is 0 or more than any machine has.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(limit, totalmem()) / MB;
}

/**
 * Settings of glibc's allocator, which other systems ignore. By default it stops returning large blocks to the system after the
 * first of them was freed, one password hash is enough, and keeps them in an arena for each thread: after a flood of uploads a
 * process of 180 MB stayed at 350 (docs/measurements.md, attacks). The caller's own settings win.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(MB),
};

/**
 * Node's flags for that memory.
 * @param {number} memory
 * @returns {string[]}
 */
export function heapFlags(memory) {
  const heap = Math.round(Math.min(MOST_HEAP_MB, Math.max(LEAST_HEAP_MB, memory * HEAP_SHARE)));
  // Three of these come on top of the heap; larger ones collect less often, and answer no faster.
  const semiSpace = Math.min(16, Math.max(4, Math.round(heap / 32)));
  return [`--max-old-space-size=${heap}`, `--max-semi-space-size=${semiSpace}`];
}
