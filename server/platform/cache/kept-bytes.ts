// Compresses what is kept in memory, into memory of its own.
import { promisify } from 'node:util';
import { gunzipSync, gzip, type ZlibOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const gzipped = promisify(gzip);

/** zlib answers with slices of 64 kB slabs that it shares out: kept, each small slice would hold a slab. */
export async function gzipToKeep(
  bytes: string | Buffer,
  options: ZlibOptions = {},
): Promise<Buffer> {
  const slice = await gzipped(bytes, options);
  return Buffer.from(new Uint8Array(slice).buffer);
}

const MAX_PLAIN_BYTES = 16 * 1024 * 1024;
/** Plain forms by their compressed ones. */
const plain = new LRUCache<Buffer, Buffer>({
  maxSize: MAX_PLAIN_BYTES,
  sizeCalculation: (bytes) => bytes.length + 200,
});

/**
 * What was compressed, for a reader that does not take it so: unpacked once, however many ask, and held in memory once,
 * however many do not take it.
 */
export function unpacked(gzipped: Buffer): Buffer {
  const known = plain.get(gzipped);
  if (known) return known;
  const bytes = gunzipSync(gzipped);
  plain.set(gzipped, bytes);
  return bytes;
}
