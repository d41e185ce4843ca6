// Compression of replies and pages. Each compressed text that stays in memory gets a buffer of its own.
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** For a body that is sent once. */
export const gzipOnce: (bytes: string | Buffer) => Promise<Buffer> = promisify(gzip);

/**
 * Copies the compressed bytes into their own memory. zlib answers with slices of shared 64 kB slabs: a small slice that
 * stays in a cache would hold its whole slab.
 */
export async function gzipForCache(bytes: string | Buffer): Promise<Buffer> {
  const slice = await gzipOnce(bytes);
  return Buffer.from(new Uint8Array(slice).buffer);
}

const MAX_PLAIN_BYTES = 16 * 1024 * 1024;
/** Decompressed replies by their compressed buffers, at most 16 MB. */
const uncompressedCache = new LRUCache<Buffer, Buffer>({
  maxSize: MAX_PLAIN_BYTES,
  sizeCalculation: (bytes) => bytes.length + 200,
});

/**
 * Decompresses for clients that do not accept gzip. The result is cached: decompressed once for any number of requests, and
 * no memory is used where all clients accept gzip.
 */
export function gunzipCached(gzipped: Buffer): Buffer {
  const cached = uncompressedCache.get(gzipped);
  if (cached) return cached;
  const bytes = gunzipSync(gzipped);
  uncompressedCache.set(gzipped, bytes);
  return bytes;
}
