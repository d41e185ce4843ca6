// Compresses what is kept in memory, into memory of its own.
import { promisify } from 'node:util';
import { gzip, type ZlibOptions } from 'node:zlib';

const gzipped = promisify(gzip);

/** zlib answers with slices of 64 kB slabs that it shares out: kept, each small slice would hold a slab. */
export async function gzipToKeep(
  bytes: string | Buffer,
  options: ZlibOptions = {},
): Promise<Buffer> {
  const slice = await gzipped(bytes, options);
  return Buffer.from(new Uint8Array(slice).buffer);
}
