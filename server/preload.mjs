// Preload script for settings that must be made before any other module is loaded.
import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

// Caches compiled modules with types stripped between starts, which saves a third of a start (decision 037). If the folder is
// not writable, Node continues without it. A deployment sets a folder outside the code.
enableCompileCache(
  process.env.NODE_COMPILE_CACHE ??
    fileURLToPath(new URL('../node_modules/.cache/yantra-bridge', import.meta.url)),
);

// Compression and password hashing are CPU-bound: more threads than cores only use more memory.
process.env.UV_THREADPOOL_SIZE ??= String(availableParallelism());
